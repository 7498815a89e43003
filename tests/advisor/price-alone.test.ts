/** A change of prices is said with as much sold as before first, and then with what no record shows. */
import { expect, it } from 'vitest'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

it('with as much sold, a rise brings that part of revenue, and a fall in sales may undo it', () => {
  const records = seededRecords('consulting')
  const answer = evaluate(
    {
      operator: 'scenario',
      changes: [{ lever: 'price', by: 'percent', size: 4 }],
      outcomes: ['profit'],
      period: { of: { kind: 'last', unit: 'week', count: 13 } },
    },
    { records },
  )
  const weeks = records.kpis.slice(-13)
  const sum = (of: (week: (typeof weeks)[number]) => number) => weeks.reduce((all, week) => all + of(week), 0)
  const revenue = sum((week) => week.revenue ?? 0)
  const supplies = sum((week) => week.expenses?.supplies ?? 0)
  expect(answer.operator === 'scenario' && answer.priceAlone?.change.value).toBeCloseTo(
    (revenue / 13) * 0.04,
    1,
  )
  // With this fall, what is left of each sale after its supplies is as much as before.
  const fall = (answer.operator === 'scenario' && answer.priceAlone?.room?.value) || 0
  expect((1 - fall / 100) * (1.04 * revenue - supplies)).toBeCloseTo(revenue - supplies, -3)
})

it.each([
  ['Suppose our prices went up by 4%?', true],
  ['Suppose our prices went up by 4% and we lost 2% of sales?', false],
])('%s', async (message, isAssumed) => {
  const { message: reply } = await askedReply(seededRecords('cafe'), message)
  expect(reply.startsWith('If you sell as much as before')).toBe(isAssumed)
})
