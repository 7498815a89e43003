/** Minimum results for the even-numbered hard questions, which nothing may learn from. They are only ever raised. */
import { describe, expect, it } from 'vitest'
import { askHard, type HardOutcome } from './hard-outcomes.ts'
import { isOdd } from './question-examples.ts'

const answers = await askHard((question) => !isOdd(question))

const share = (among: typeof answers, ...outcomes: readonly HardOutcome[]): number =>
  (100 * among.filter(({ outcome }) => outcomes.includes(outcome)).length) / Math.max(1, among.length)

/** Out of 100, from and until; wide enough that each holds answers enough to tell. */
const bands = [
  [0, 50],
  [50, 70],
  [70, 85],
  [85, 101],
] as const
const fewest = 20

describe(`${answers.length} hard questions with even numbers`, () => {
  it('are answered or declined rightly in at least 57 of 100', () => {
    expect(share(answers, 'right', 'declined')).toBeGreaterThanOrEqual(57)
  })

  it('get the answer to another question in at most 11 of 100', () => {
    expect(share(answers, 'wrong')).toBeLessThanOrEqual(11)
  })

  it('are right in at least 90 of 100 where the answer says it is 85 % sure', () => {
    const sure = answers.filter(({ confidence }) => confidence >= 85)
    expect(share(sure, 'right', 'declined')).toBeGreaterThanOrEqual(90)
  })

  it('are more often right the surer the answer says it is', () => {
    const claims = answers.filter(({ outcome }) => outcome !== 'offered' && outcome !== 'asked')
    const rates = bands.map(([from, until]) => {
      const held = claims.filter(({ confidence }) => confidence >= from && confidence < until)
      expect(held.length).toBeGreaterThanOrEqual(fewest)
      return share(held, 'right', 'declined')
    })
    expect(rates).toEqual([...rates].sort((one, other) => one - other))
  })

  it('are never called more than 85 % sure of why something changed', () => {
    const causes = answers.filter(({ plans }) => plans[0]?.operator === 'explain')
    expect(causes.length).toBeGreaterThan(0)
    for (const { confidence } of causes) expect(confidence).toBeLessThanOrEqual(85)
  })
})
