/** Totals of a test run, from the reports of Vitest and Playwright. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { root } from './execute.ts'

/**
 * `failures` says what failed and how: a name, and below it the error's first lines. `flaky` names the tests that
 * passed only on a second try, and the error of the first; those also count as passed.
 */
export type TestCounts = {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
  readonly flaky: readonly string[]
}

const FlakyTest = t.type({ name: t.string, errors: t.string })
/** A test that passed when it was tried again, and the errors of the tries before. */
export type FlakyTest = t.TypeOf<typeof FlakyTest>

const VitestReport = t.type({
  numPassedTests: t.number,
  numFailedTests: t.number,
  testResults: t.array(
    t.type({
      name: t.string,
      status: t.string,
      assertionResults: t.array(
        t.type({ status: t.string, fullName: t.string, failureMessages: t.array(t.string) }),
      ),
    }),
  ),
})

const Spec = t.type({
  title: t.string,
  tests: t.readonlyArray(
    t.type({
      status: t.string,
      results: t.readonlyArray(t.partial({ error: t.partial({ message: t.string }) })),
    }),
  ),
})
type Spec = t.TypeOf<typeof Spec>

type Suite = {
  readonly title: string
  readonly specs?: readonly Spec[] | undefined
  readonly suites?: readonly Suite[] | undefined
}

const Suite: t.Type<Suite> = t.recursion('Suite', () =>
  t.intersection([
    t.type({ title: t.string }),
    t.partial({
      specs: t.readonlyArray(Spec),
      suites: t.readonlyArray(Suite),
    }),
  ]),
)

const PlaywrightReport = t.type({
  stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number }),
  suites: t.readonlyArray(Suite),
})

/** Of an error: enough to see what was wrong where only the end of a long output is kept. */
const maxErrorLines = 12

const withError = (name: string, message = ''): string =>
  [
    name,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
      .slice(0, maxErrorLines),
  ].join('\n    ')

const withStatus =
  (wanted: 'flaky' | 'unexpected') =>
  ({ title, specs = [], suites = [] }: Suite): readonly string[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) =>
          withError(
            `${title} > ${spec.title}`,
            results.map(({ error }) => error?.message).find((message) => message !== undefined),
          ),
        ),
    ),
    ...suites.flatMap(withStatus(wanted)),
  ]

const read = (report: string): unknown => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

const noReport: TestCounts = { passed: 0, failed: 1, failures: ['no report was written'], flaky: [] }

// A run can fail outside the report (unhandled error, no tests) and must still be red.
const atLeastOneFailure = (count: TestCounts, endedWell: boolean): TestCounts =>
  count.failed > 0 || (endedWell && count.passed > 0)
    ? count
    : { ...count, failed: 1, failures: [endedWell ? 'no test ran' : 'an error outside every test'] }

/**
 * Counts Vitest's JSON report; a file that could not be loaded is one failure. `flakyReport` is written by
 * `flaky-reporter.ts`.
 */
export const vitestCounts = (report: string, flakyReport: string, endedWell: boolean): TestCounts => {
  const content = read(report)
  if (content === undefined) return noReport
  const { numPassedTests, numFailedTests, testResults } = decodeOrThrow(
    VitestReport,
    content,
    'the report of Vitest',
  )
  const unloaded = testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map((file) => `${relative(root, file.name)} could not be loaded`)
  const failures = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => withError(`${relative(root, file.name)} > ${test.fullName}`, test.failureMessages[0])),
  )
  const flaky = decodeOrThrow(t.array(FlakyTest), read(flakyReport) ?? [], 'the report of flaky tests')
  return atLeastOneFailure(
    {
      passed: numPassedTests,
      failed: numFailedTests + unloaded.length,
      failures: [...failures, ...unloaded],
      flaky: flaky.map(({ name, errors }) => withError(name, errors)),
    },
    endedWell,
  )
}

/** Counts Playwright's JSON report. */
export const playwrightCounts = (report: string, endedWell: boolean): TestCounts => {
  const content = read(report)
  if (content === undefined) return noReport
  const { stats, suites } = decodeOrThrow(PlaywrightReport, content, 'the report of Playwright')
  const count: TestCounts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(withStatus('unexpected')),
    flaky: suites.flatMap(withStatus('flaky')),
  }
  return atLeastOneFailure(count, endedWell)
}
