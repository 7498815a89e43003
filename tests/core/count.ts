/** What a test run came to, out of the reports that the tools write. */
import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'

/** Checks that held and checks that did not. */
export type Count = { readonly passed: number; readonly failed: number }

const VitestReport = t.type({
  numPassedTests: t.number,
  numFailedTests: t.number,
  testResults: t.array(t.type({ status: t.string, assertionResults: t.array(t.unknown) })),
})

const PlaywrightReport = t.type({
  stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number }),
})

const read = (report: string): unknown => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

// Whatever a report leaves out (an unhandled error, no test at all, no report) still has to turn the run red.
const settled = ({ passed, failed }: Count, endedWell: boolean): Count => {
  const isSound = endedWell && passed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}

/** Counts Vitest's JSON report; a file that could not be loaded is one failure. */
export const vitestCount = (report: string, endedWell: boolean): Count => {
  const content = read(report)
  if (content === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = decodeOrThrow(
    VitestReport,
    content,
    'the report of Vitest',
  )
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return settled({ passed: numPassedTests, failed: numFailedTests + unloaded.length }, endedWell)
}

/** Counts Playwright's JSON report; a test that failed and passed on its second try is listed there, and has passed. */
export const playwrightCount = (report: string, endedWell: boolean): Count => {
  const content = read(report)
  if (content === undefined) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = decodeOrThrow(
    PlaywrightReport,
    content,
    'the report of Playwright',
  ).stats
  return settled({ passed: expected + flaky, failed: unexpected }, endedWell)
}
