/** Totals of a test run, from the reports of Vitest and Playwright. */
import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'

/** `flaky` names the tests that passed only on a second try; they also count as passed. */
export type Count = { readonly passed: number; readonly failed: number; readonly flaky: readonly string[] }

const VitestReport = t.type({
  numPassedTests: t.number,
  numFailedTests: t.number,
  testResults: t.array(t.type({ status: t.string, assertionResults: t.array(t.unknown) })),
})

type Spec = { readonly title: string; readonly tests: readonly { readonly status: string }[] }

type Suite = {
  readonly title: string
  readonly specs?: readonly Spec[] | undefined
  readonly suites?: readonly Suite[] | undefined
}

const Suite: t.Type<Suite> = t.recursion('Suite', () =>
  t.intersection([
    t.type({ title: t.string }),
    t.partial({
      specs: t.readonlyArray(
        t.type({ title: t.string, tests: t.readonlyArray(t.type({ status: t.string })) }),
      ),
      suites: t.readonlyArray(Suite),
    }),
  ]),
)

const PlaywrightReport = t.type({
  stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number }),
  suites: t.readonlyArray(Suite),
})

const flakyIn = ({ title, specs = [], suites = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} > ${spec.title}`),
  ...suites.flatMap(flakyIn),
]

const read = (report: string): unknown => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

// A run can fail outside the report (unhandled error, no tests, no report at all) and must still be red.
const atLeastOneFailure = ({ passed, failed, flaky }: Count, endedWell: boolean): Count => {
  const isSound = endedWell && passed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1), flaky }
}

/** Counts Vitest's JSON report; a file that could not be loaded is one failure. `flakyReport` is that of `flaky-reporter.ts`. */
export const vitestCount = (report: string, flakyReport: string, endedWell: boolean): Count => {
  const content = read(report)
  if (content === undefined) return { passed: 0, failed: 1, flaky: [] }
  const { numPassedTests, numFailedTests, testResults } = decodeOrThrow(
    VitestReport,
    content,
    'the report of Vitest',
  )
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const flaky = decodeOrThrow(t.array(t.string), read(flakyReport) ?? [], 'the report of flaky tests')
  const failed = numFailedTests + unloaded.length
  return atLeastOneFailure({ passed: numPassedTests, failed, flaky }, endedWell)
}

/** Counts Playwright's JSON report. */
export const playwrightCount = (report: string, endedWell: boolean): Count => {
  const content = read(report)
  if (content === undefined) return { passed: 0, failed: 1, flaky: [] }
  const { stats, suites } = decodeOrThrow(PlaywrightReport, content, 'the report of Playwright')
  const passed = stats.expected + stats.flaky
  return atLeastOneFailure({ passed, failed: stats.unexpected, flaky: suites.flatMap(flakyIn) }, endedWell)
}
