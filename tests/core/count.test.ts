/** A run passes only if at least one test passed and none failed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playwrightCount, vitestCount } from './count.ts'

const folder = mkdtempSync(join(tmpdir(), 'jarvin-count-'))
const report = join(folder, 'report.json')
const flakyReport = join(folder, 'flaky.json')
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = (passed: number, failed: number, testResults: readonly unknown[], endedWell: boolean) => {
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }))
  return vitestCount(report, flakyReport, endedWell)
}

const playwright = (stats: { expected: number; unexpected: number; flaky: number }, endedWell: boolean) => {
  const specs = [
    { title: 'signs in', tests: [{ status: 'expected' }] },
    { title: 'signs out', tests: [{ status: 'flaky' }] },
  ]
  const nested = { title: 'session.e2e.ts', specs: [], suites: [{ title: 'a session', specs }] }
  writeFileSync(report, JSON.stringify({ stats, suites: stats.flaky > 0 ? [nested] : [] }))
  return playwrightCount(report, endedWell)
}

it('counts passed and failed tests', () => {
  expect(vitest(3, 0, [], true)).toEqual({ passed: 3, failed: 0, flaky: [] })
  expect(vitest(3, 2, [], false)).toEqual({ passed: 3, failed: 2, flaky: [] })
  expect(playwright({ expected: 2, unexpected: 1, flaky: 1 }, false)).toEqual({
    passed: 3,
    failed: 1,
    flaky: ['a session > signs out'],
  })
})

it('names the tests that passed only on a second try', () => {
  writeFileSync(flakyReport, JSON.stringify(['a.test.ts > holds']))
  expect(vitest(3, 0, [], true)).toEqual({ passed: 3, failed: 0, flaky: ['a.test.ts > holds'] })
  rmSync(flakyReport)
})

it('counts a file that could not be loaded', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  const loaded = { status: 'failed', assertionResults: [{}] }
  expect(vitest(3, 1, [unloaded, loaded], false)).toEqual({ passed: 3, failed: 2, flaky: [] })
})

it('counts an error outside any test, a run without tests, and a missing report', () => {
  expect(vitest(3, 0, [], false)).toEqual({ passed: 3, failed: 1, flaky: [] })
  expect(vitest(0, 0, [], true)).toEqual({ passed: 0, failed: 1, flaky: [] })
  expect(playwright({ expected: 0, unexpected: 0, flaky: 0 }, true)).toEqual({
    passed: 0,
    failed: 1,
    flaky: [],
  })
  rmSync(report)
  expect(vitestCount(report, flakyReport, true)).toEqual({ passed: 0, failed: 1, flaky: [] })
  expect(playwrightCount(report, true)).toEqual({ passed: 0, failed: 1, flaky: [] })
})
