/** No run of a tool counts as good unless something held in it and nothing broke. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playwrightCount, vitestCount } from './count.ts'

const folder = mkdtempSync(join(tmpdir(), 'jarvin-count-'))
const report = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = (passed: number, failed: number, testResults: readonly unknown[], endedWell: boolean) => {
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }))
  return vitestCount(report, endedWell)
}

const playwright = (stats: { expected: number; unexpected: number; flaky: number }, endedWell: boolean) => {
  writeFileSync(report, JSON.stringify({ stats }))
  return playwrightCount(report, endedWell)
}

it('counts what held and what did not', () => {
  expect(vitest(3, 0, [], true)).toEqual({ passed: 3, failed: 0 })
  expect(vitest(3, 2, [], false)).toEqual({ passed: 3, failed: 2 })
  expect(playwright({ expected: 2, unexpected: 1, flaky: 1 }, false)).toEqual({ passed: 3, failed: 1 })
})

it('counts a file that could not be loaded', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  const loaded = { status: 'failed', assertionResults: [{}] }
  expect(vitest(3, 1, [unloaded, loaded], false)).toEqual({ passed: 3, failed: 2 })
})

it('counts an error outside every test, a run without tests, and a run without a report', () => {
  expect(vitest(3, 0, [], false)).toEqual({ passed: 3, failed: 1 })
  expect(vitest(0, 0, [], true)).toEqual({ passed: 0, failed: 1 })
  expect(playwright({ expected: 0, unexpected: 0, flaky: 0 }, true)).toEqual({ passed: 0, failed: 1 })
  rmSync(report)
  expect(vitestCount(report, true)).toEqual({ passed: 0, failed: 1 })
  expect(playwrightCount(report, true)).toEqual({ passed: 0, failed: 1 })
})
