/** Minimum results for the even-numbered hard questions, which nothing may learn from. They are only ever raised. */
import { describe, expect, it } from 'vitest'
import { askHard, type HardOutcome } from './hard-outcomes.ts'
import { isOdd } from './question-examples.ts'

const answers = await askHard((question) => !isOdd(question))

const share = (among: typeof answers, ...outcomes: readonly HardOutcome[]): number =>
  (100 * among.filter(({ outcome }) => outcomes.includes(outcome)).length) / Math.max(1, among.length)

describe(`${answers.length} hard questions with even numbers`, () => {
  it('are answered or declined rightly in at least 53 of 100', () => {
    expect(share(answers, 'right', 'declined')).toBeGreaterThanOrEqual(53)
  })

  it('get the answer to another question in at most 12 of 100', () => {
    expect(share(answers, 'wrong')).toBeLessThanOrEqual(12)
  })

  it('are right in at least 90 of 100 where the answer says it is 85 % sure', () => {
    const sure = answers.filter(({ confidence }) => confidence >= 85)
    expect(share(sure, 'right', 'declined')).toBeGreaterThanOrEqual(90)
  })
})
