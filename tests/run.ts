/** `npm test`: every check there is, in two lanes side by side, ending in `N passed, N failed`; names pick single steps. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './core/browser.ts'
import { type Count, playwrightCount, vitestCount } from './core/count.ts'
import { execute, type Output, root } from './core/execute.ts'
import { systemPostgres, withSystemPostgres } from './core/system-postgres.ts'

const one = (isGood: boolean): Count => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const chosen = process.argv.slice(2)
// Lanes that run side by side would speak at once, so each step speaks when it has ended.
const output: Output = chosen.length > 0 ? 'show' : 'whole'
const reports = mkdtempSync(join(tmpdir(), 'jarvin-tests-'))

const vitest = async (
  project: string,
  more: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Count> => {
  const report = join(reports, `${project}-${more.length}.json`)
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ]
  return vitestCount(report, await execute('vitest', args, output, env))
}

const inBrowser = (project: string): Promise<Count> => {
  ensureBrowser()
  return vitest(project)
}

// What asks the database nothing of its own, or takes long.
const leftOut = [
  'embedded-postgres',
  'injections',
  'fuzz',
  'limit',
  'http',
  'model-http',
  'api-reference',
  'site-forms',
  'tamper',
  'export-memory',
  'changes-processes',
  'fixtures',
  'action',
  'brief',
  'chat',
]

const onSystemPostgres = async (): Promise<Count> => {
  const version = systemPostgres()
  if (version === undefined) {
    say('    (none is installed here, so there is nothing to run)')
    return { passed: 0, failed: 0 }
  }
  return withSystemPostgres(version, (url) =>
    vitest(
      'store',
      leftOut.map((name) => `--exclude=**/${name}.store.test.ts`),
      { TEST_DATABASE_URL: url },
    ),
  )
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
  system: { title: 'Store tests, against the Postgres of the system', run: onSystemPostgres },
  stories: { title: 'Every story, in a real browser', run: () => inBrowser('stories') },
  view: { title: 'View tests: acting on stories', run: () => inBrowser('view') },
  ladle: { title: 'Stories build (ladle)', run: ladle },
  e2e: { title: 'Journeys through the started service', run: playwright },
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

// The longest first; those in a browser mostly wait for it. A third lane would only make all of them slow.
const groups =
  chosen.length > 0
    ? [chosen]
    : [['store'], ['ladle', 'e2e'], ['stories'], ['view'], ['unit'], ['system'], ['types', 'lint']]
const lane = async (): Promise<void> => {
  for (let next = groups.shift(); next !== undefined; next = groups.shift()) await run(next)
}
await Promise.all([lane(), lane()])
rmSync(reports, { recursive: true, force: true })
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
