/** `npm test`: every check there is, in three lanes side by side, ending in `N passed, N failed`; names pick single steps. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './core/browser.ts'
import { type Count, playwrightCount, vitestCount } from './core/count.ts'
import { execute, type Output, root } from './core/execute.ts'

const one = (isGood: boolean): Count => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const chosen = process.argv.slice(2)
// Lanes that run side by side would speak at once, so each step speaks when it has ended.
const output: Output = chosen.length > 0 ? 'show' : 'whole'
const reports = mkdtempSync(join(tmpdir(), 'jarvin-tests-'))

const vitest = async (project: string): Promise<Count> => {
  const report = join(reports, `${project}.json`)
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return vitestCount(report, await execute('vitest', args, output))
}

const inBrowser = (project: string): Promise<Count> => {
  ensureBrowser()
  return vitest(project)
}

const playwright = async (): Promise<Count> => {
  ensureBrowser()
  const report = join(reports, 'e2e.json')
  const args = ['test', '--config=tests/playwright.config.ts']
  return playwrightCount(
    report,
    await execute('playwright', args, output, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  )
}

const ladle = async (): Promise<Count> => {
  // Ladle reports success over the remains of an earlier build, so there must be none.
  rmSync(join(root, 'build/stories'), { recursive: true, force: true })
  return one(await execute('ladle', ['build', '--config', 'stories/.ladle'], 'quiet'))
}

const steps: { readonly [name: string]: { readonly title: string; run(): Promise<Count> } } = {
  types: { title: 'Types (tsc)', run: async () => one(await execute('tsc', ['-p', '.'], 'quiet')) },
  lint: {
    title: 'Lint and format (biome)',
    run: async () =>
      one(await execute('biome', ['check', '--error-on-warnings', '--max-diagnostics=none'], 'quiet')),
  },
  unit: { title: 'Unit tests and house rules', run: () => vitest('unit') },
  store: { title: 'Store tests, against a real Postgres', run: () => vitest('store') },
  stories: { title: 'Every story, in a real browser', run: () => inBrowser('stories') },
  view: { title: 'View tests: acting on stories', run: () => inBrowser('view') },
  ladle: { title: 'Stories build (ladle)', run: ladle },
  e2e: { title: 'Journeys through the started service', run: playwright },
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const count = async (name: string): Promise<Count> => {
  const step = steps[name]
  if (step === undefined)
    throw new Error(`There is no step "${name}"; there are ${Object.keys(steps).join(', ')}.`)
  const start = performance.now()
  say(`=== ${step.title}`)
  const result = await step.run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`--- ${step.title}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`)
  return result
}

const total = { passed: 0, failed: 0 }
const run = async (group: readonly string[]): Promise<void> => {
  for (const name of group) {
    // A step that breaks is one failure, and never a reason to leave the others out.
    const { passed, failed } = await count(name).catch((cause: unknown): Count => {
      say(String(cause))
      return one(false)
    })
    total.passed += passed
    total.failed += failed
  }
}

// The longest first. Each step keeps to about one process, and those in a browser mostly wait for it.
const groups =
  chosen.length > 0
    ? [chosen]
    : [['stories'], ['ladle', 'e2e'], ['store'], ['view'], ['unit'], ['types', 'lint']]
const lane = async (): Promise<void> => {
  for (let next = groups.shift(); next !== undefined; next = groups.shift()) await run(next)
}
await Promise.all([lane(), lane(), lane()])
rmSync(reports, { recursive: true, force: true })
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
