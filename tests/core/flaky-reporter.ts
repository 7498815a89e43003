/** Vitest reporter: writes the names of tests that passed only when tried again to the file named by `FLAKY_FILE`, as JSON. */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

export default class FlakyReporter implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    const file = process.env.FLAKY_FILE
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.names))
  }
}
