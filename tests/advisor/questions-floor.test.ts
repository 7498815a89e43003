/** Minimum results for questions that nothing has learned from. They are only ever raised. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'
import { isOdd } from './question-examples.ts'
import { judge } from './question-match.ts'
import { questionsOf } from './questions/question.ts'

const reads = businessTypes.flatMap((trade) =>
  questionsOf(trade)
    .filter((question) => !isOdd(question))
    .map(({ after, plan, question }) => {
      const before = after === undefined ? undefined : readMessage(after, trade, fixedMoment).at(-1)?.plan
      const read = readMessage(question, trade, fixedMoment, before)
      const plans = read.flatMap((one) => [one.plan, ...one.also])
      const claims = plans.filter(({ operator }) => !['clarify', 'decline', 'find'].includes(operator))
      return {
        verdict: judge(plan, plans),
        claims: claims.length > 0,
        isAsked: plans[0]?.operator === 'clarify',
        confidence: Math.min(...read.map(({ confidence }) => confidence)),
      }
    }),
)

const share = (some: readonly (typeof reads)[number][], among: readonly unknown[]): number =>
  (100 * some.length) / among.length

describe(`${reads.length} questions with even numbers`, () => {
  it('are read rightly in at least 76 of 100', () => {
    expect(
      share(
        reads.filter(({ verdict }) => verdict === 'right'),
        reads,
      ),
    ).toBeGreaterThanOrEqual(76)
  })

  it('are read as another kind of question, and answered, in at most 5 of 100', () => {
    const wrong = reads.filter(({ verdict, claims }) => verdict === 'misread' && claims)
    expect(share(wrong, reads)).toBeLessThanOrEqual(5)
  })

  it('are right in at least 90 of 100 where the reading is at least 85 % sure', () => {
    const sure = reads.filter(({ confidence, isAsked }) => confidence >= 0.85 && !isAsked)
    expect(sure.length).toBeGreaterThan(reads.length / 3)
    expect(
      share(
        sure.filter(({ verdict }) => verdict === 'right'),
        sure,
      ),
    ).toBeGreaterThanOrEqual(90)
  })
})
