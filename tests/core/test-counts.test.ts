/** A run passes only if at least one test passed and none failed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './execute.ts'
import { playwrightCounts, vitestCounts } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'jarvin-count-'))
const report = join(folder, 'report.json')
const flakyReport = join(folder, 'flaky.json')
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = (passed: number, failed: number, testResults: readonly unknown[], endedWell: boolean) => {
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }))
  return vitestCounts(report, flakyReport, endedWell)
}

const playwright = (stats: { expected: number; unexpected: number; flaky: number }, endedWell: boolean) => {
  const specs = [
    { title: 'signs in', tests: [{ status: 'expected', results: [{}] }] },
    { title: 'signs out', tests: [{ status: 'flaky', results: [{ error: { message: 'Too late' } }, {}] }] },
    {
      title: 'stays signed in',
      tests: [
        { status: 'unexpected', results: [{ error: { message: '\u001b[31mNo session\u001b[39m\n\nat 1' } }] },
      ],
    },
  ]
  const nested = { title: 'session.e2e.ts', specs: [], suites: [{ title: 'a session', specs }] }
  writeFileSync(report, JSON.stringify({ stats, suites: stats.flaky > 0 ? [nested] : [] }))
  return playwrightCounts(report, endedWell)
}

const file = (name: string, ...tests: readonly (readonly [fullName: string, status: string])[]) => ({
  name: join(root, name),
  status: tests.every(([, status]) => status === 'passed') && tests.length > 0 ? 'passed' : 'failed',
  assertionResults: tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['Error: no\n    at here', 'Error: of the second try'] : [],
  })),
})

it('counts passed and failed tests, and says what failed and how', () => {
  expect(vitest(3, 0, [], true)).toEqual({ passed: 3, failed: 0, failures: [], flaky: [] })
  const results = [
    file('tests/a.test.ts', ['adds', 'passed'], ['divides by zero', 'failed']),
    file('tests/b.test.ts', ['holds', 'failed']),
  ]
  expect(vitest(3, 2, results, false)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      'tests/a.test.ts > divides by zero\n    Error: no\n        at here',
      'tests/b.test.ts > holds\n    Error: no\n        at here',
    ],
    flaky: [],
  })
  expect(playwright({ expected: 2, unexpected: 1, flaky: 1 }, false)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a session > stays signed in\n    No session\n    at 1'],
    flaky: ['a session > signs out\n    Too late'],
  })
})

it('names the tests that passed only on a second try, and says how the first failed', () => {
  const errors = 'AssertionError: 503, not 200\n\n    at here'
  writeFileSync(flakyReport, JSON.stringify([{ name: 'a.test.ts > holds', errors }]))
  expect(vitest(3, 0, [], true).flaky).toEqual([
    'a.test.ts > holds\n    AssertionError: 503, not 200\n        at here',
  ])
  rmSync(flakyReport)
})

it('counts a file that could not be loaded', () => {
  const results = [file('tests/a.test.ts'), file('tests/b.test.ts', ['holds', 'failed'])]
  expect(vitest(3, 1, results, false)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      'tests/b.test.ts > holds\n    Error: no\n        at here',
      'tests/a.test.ts could not be loaded',
    ],
    flaky: [],
  })
})

it('counts an error outside any test, a run without tests, and a missing report', () => {
  const outside = { failed: 1, failures: ['an error outside every test'], flaky: [] }
  const none = { passed: 0, failed: 1, failures: ['no test ran'], flaky: [] }
  expect(vitest(3, 0, [], false)).toEqual({ passed: 3, ...outside })
  expect(vitest(0, 0, [], true)).toEqual(none)
  expect(playwright({ expected: 0, unexpected: 0, flaky: 0 }, true)).toEqual(none)
  rmSync(report)
  const missing = { passed: 0, failed: 1, failures: ['no report was written'], flaky: [] }
  expect(vitestCounts(report, flakyReport, true)).toEqual(missing)
  expect(playwrightCounts(report, true)).toEqual(missing)
})
