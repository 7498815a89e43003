/**
 * Choices state every size, side and period of their plan, and picking one does not make it certain that it was what the
 * user meant.
 */
import { describe, expect, it } from 'vitest'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { planLabel } from '../../service/advisor/questions/plan-label.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const question = questionOf('what of it', 'cafe', fixedMoment)
const october = { of: { kind: 'month', month: 10 } } as const
const quarter = { of: { kind: 'last', unit: 'week', count: 13 } } as const

const plans: readonly (readonly [AnswerablePlan, string])[] = [
  [
    { operator: 'count', measure: 'revenue', period: october, by: 'week', atLeast: 20000 },
    'How many weeks revenue was $20,000 or more in October',
  ],
  [
    {
      operator: 'compare',
      measure: 'profit',
      of: { period: october },
      against: { period: { of: { kind: 'month', month: 9 } } },
    },
    'Profit in October, against September',
  ],
  [
    { operator: 'rank', measure: 'margin', period: october, by: 'week', order: 'lowest', count: 3 },
    'The 3 weeks with the lowest profit margin in October',
  ],
  [
    {
      operator: 'scenario',
      changes: [{ lever: 'premises', by: 'level', size: 2500 }],
      outcomes: ['profit'],
      period: quarter,
    },
    'What profit would be with premises costs at $2,500 a week',
  ],
  [
    { operator: 'value', measure: 'revenue', period: { ...october, weekdays: [5] }, target: { size: 3000 } },
    'Revenue on Saturdays in October, against $3,000',
  ],
]

describe('the label of a choice', () => {
  it.each(plans)('holds what the plan says (%#)', (plan, label) => {
    expect(planLabel(plan, question)).toBe(label)
  })
})

it('answers a choice that is picked with less than certainty', async () => {
  const [plan, label] = plans[0] ?? []
  if (!plan || !label) throw new Error('No plan')
  const before = { operator: 'clarify' as const, choices: [{ label, plan }] }
  const { basis } = await askedReply(settledRecords('cafe'), label, { before })
  expect(basis.confidence.percent).toBeLessThan(90)
})
