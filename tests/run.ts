/** `npm test`: all checks in parallel lanes, ending in `N passed, N failed`; arguments select single steps. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './core/browser.ts'
import { execute, type Output, root } from './core/execute.ts'
import { folderInMemory } from './core/memory-folder.ts'
import { systemPostgres, withSystemPostgres } from './core/system-postgres.ts'
import { playwrightCounts, type TestCounts, vitestCounts } from './core/test-counts.ts'

/** A step that is one check. */
const one = (title: string, isGood: boolean): TestCounts =>
  isGood
    ? { passed: 1, failed: 0, failures: [], flaky: [] }
    : { passed: 0, failed: 1, failures: [title], flaky: [] }

/** Tests that may need another try; more of them are a failure of their own. */
const maxFlaky = 3

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const chosen = process.argv.slice(2)
// Parallel lanes would mix their output, so each step prints at its end.
const output: Output = chosen.length === 1 ? 'show' : 'whole'
// A whole run has work for both cores of a small machine; a few chosen steps have not.
const unitWorkers = chosen.length > 0 ? ['--maxWorkers=2'] : []
// Temporary folders of all tests, unless the caller chose a place.
const inMemory = folderInMemory()
if (process.env.TMPDIR === undefined && inMemory !== undefined) process.env.TMPDIR = inMemory
const reports = mkdtempSync(join(tmpdir(), 'jarvin-tests-'))

const vitest = async (
  project: string,
  more: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCounts> => {
  const report = join(reports, `${project}-${more.length}.json`)
  const flakyReport = `${report}.flaky`
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/core/flaky-reporter.ts',
    `--outputFile.json=${report}`,
    ...more,
  ]
  const endedWell = await execute('vitest', args, output, { ...env, FLAKY_FILE: flakyReport })
  return vitestCounts(report, flakyReport, endedWell)
}

const inBrowser = (project: string): Promise<TestCounts> => {
  ensureBrowser()
  return vitest(project)
}

// Repeated on the system's Postgres, another version: the rooms that hold SQL, triggers, policies and the write path.
const versionDependent = ['change-feed', 'database', 'event-store', 'read-models', 'sealing', 'time-travel']

const onSystemPostgres = async (): Promise<TestCounts> => {
  const version = systemPostgres()
  if (version === undefined) {
    say('    (none is installed here, so there is nothing to run)')
    return { passed: 0, failed: 0, failures: [], flaky: [] }
  }
  return withSystemPostgres(version, (url) =>
    vitest(
      'store',
      versionDependent.map((room) => `tests/${room}/`),
      { TEST_DATABASE_URL: url },
    ),
  )
}

const playwright = async (): Promise<TestCounts> => {
  ensureBrowser()
  const report = join(reports, 'e2e.json')
  const args = ['test', '--config=tests/playwright.config.ts']
  return playwrightCounts(
    report,
    await execute('playwright', args, output, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  )
}

const ladle = async (): Promise<TestCounts> => {
  // Ladle reports success if an earlier build exists, so delete it.
  rmSync(join(root, 'build/stories'), { recursive: true, force: true })
  return one('the stories build', await execute('ladle', ['build', '--config', 'stories/.ladle'], 'quiet'))
}

// What the last run found of files that are unchanged is kept, faults included: a quarter of the work of a whole check.
const typeArguments = [
  ...['-p', '.', '--singleThreaded'],
  ...['--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo'],
]

const steps: { readonly [name: string]: { readonly title: string; run(): Promise<TestCounts> } } = {
  // On two cores the other lane is busy, and one thread does a third less work than four.
  types: {
    title: 'Types (tsc)',
    run: async () => one('types', await execute('tsc', typeArguments, 'quiet')),
  },
  lint: {
    title: 'Lint and format (biome)',
    run: async () =>
      one(
        'lint',
        await execute('biome', ['check', '--error-on-warnings', '--max-diagnostics=none'], 'quiet'),
      ),
  },
  unit: { title: 'Unit tests and house rules', run: () => vitest('unit', unitWorkers) },
  quick: {
    title: 'House rules, and unit tests that take no time',
    run: () => vitest('unit', unitWorkers, { QUICK: 'true' }),
  },
  store: { title: 'Store tests, against a real Postgres', run: () => vitest('store') },
  embedded: { title: 'The embedded Postgres, started, stopped and killed', run: () => vitest('embedded') },
  system: { title: 'Store tests, against the Postgres of the system', run: onSystemPostgres },
  stories: { title: 'Every story, in a real browser', run: () => inBrowser('stories') },
  view: { title: 'View tests: acting on stories', run: () => inBrowser('view') },
  ladle: { title: 'Stories build (ladle)', run: ladle },
  e2e: { title: 'Journeys through the started service', run: playwright },
}

const count = async (name: string): Promise<TestCounts> => {
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
const failedTests: string[] = []
const flakyTests: string[] = []
const run = async (group: readonly string[]): Promise<void> => {
  for (const name of group) {
    // A step that crashes counts as one failure; the others still run.
    const { passed, failed, failures, flaky } = await count(name).catch((cause: unknown): TestCounts => {
      say(String(cause))
      return one(`the step "${name}" broke`, false)
    })
    total.passed += passed
    total.failed += failed
    failedTests.push(...failures)
    flakyTests.push(...flaky)
  }
}

// Longest first. Every lane waits half of the time, for a browser, a database or a server, so three fill two cores.
const laneCount = chosen.length > 0 ? 2 : 3
const groups =
  chosen.length > 0
    ? chosen.map((name) => [name])
    : [['ladle', 'e2e'], ['store'], ['stories'], ['view'], ['unit'], ['system'], ['types', 'lint']]
const lane = async (): Promise<void> => {
  for (let next = groups.shift(); next !== undefined; next = groups.shift()) await run(next)
}
// These wait for servers most of the time, so they run beside the lanes.
const waiting = chosen.length > 0 ? [] : ['embedded']
await Promise.all([...Array.from({ length: laneCount }, lane), run(waiting)])
rmSync(reports, { recursive: true, force: true })
const list = (names: readonly string[]): string => names.map((name) => `  ${name}`).join('\n')
if (failedTests.length > 0) say(`\nFailed\n${list(failedTests)}`)
if (flakyTests.length > 0) say(`\nFlaky: passed only when tried again\n${list(flakyTests)}`)
if (flakyTests.length > maxFlaky) {
  say(`More than ${maxFlaky} tests were flaky, which counts as a failure.`)
  total.failed += 1
}
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
