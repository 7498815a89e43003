/**
 * Vitest reporter: writes which tests passed only when tried again, and how they failed before, to the file named by
 * `FLAKY_FILE`, as JSON.
 */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'
import type { FlakyTest } from './test-counts.ts'

export default class FlakyReporter implements Reporter {
  private readonly tests: FlakyTest[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const errors = (test.result().errors ?? []).map(({ message, diff = '', stack = '' }) =>
      [message, diff, stack.replace(/^.*?(?=\n +at )/s, '')].join('\n'),
    )
    this.tests.push({ name: `${test.module.relativeModuleId} > ${test.fullName}`, errors: errors.join('\n') })
  }

  onTestRunEnd(): void {
    const file = process.env.FLAKY_FILE
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.tests))
  }
}
