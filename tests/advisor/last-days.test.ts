/** Days are counted and listed until the last recorded one, and figures are called what they are. */
import { describe, expect, it } from 'vitest'
import { focusTargets } from '../../service/advisor/options/focus-targets.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const records = settledRecords('cafe')
const message = async (question: string) => (await askedReply(records, question)).message

/** Takings of each day on record, added up from its hours. */
const takings = records.days.map(({ date, hours }) => ({
  date,
  revenue: hours.reduce((sum, hour) => sum + hour.revenue, 0),
}))

describe('days of the last year', () => {
  it('are counted until the last one on record, and its last is the last', async () => {
    const low = takings.filter(({ revenue }) => revenue < 2000)
    const said = await message('How many days lately did the till ring up less than two grand?')
    expect(said).toMatch(
      new RegExp(`^Revenue was below \\$2,000 on ${low.length} days from 21 September to 19 November\\.`),
    )
    expect(low.at(-1)?.date).toBe('2026-11-18')
    expect(said).toContain('The last was Wednesday 18 November')
  })

  it('are ranked until the last one on record', async () => {
    expect(await message('which days had the most sales')).toContain('from 21 September to 19 November')
  })

  it('say of a shorter time which was the last in it', async () => {
    const said = await message('how many days in the last four weeks were below $2,000')
    expect(said).toMatch(/^Revenue was below \$2,000 on \d days from 19 October to 15 November/)
    expect(said).toMatch(/The last of them was \w+day \d+ November/)
  })
})

describe('a target of the focus', () => {
  it('is compared with the middle of four weeks, and says so', async () => {
    const [target] = focusTargets(advisorContext(records))
    const [, low = 0, high = 0] = records.kpis
      .slice(-4)
      .map(({ transactions = 0 }) => transactions)
      .toSorted((one, other) => one - other)
    expect(target?.now.value).toBe((low + high) / 2)
    const said = await message('how are we going with our focus')
    expect(said).toContain('The number of sales was typically 1,245 over the last four weeks')
    expect(said).not.toContain('averaged')
  })

  it('is answered first if it is the one asked about', async () => {
    expect(await message('Are we on track for the 1300 sales target')).toMatch(
      /^No: “1,300 sales in an ordinary week” is off track\./,
    )
    expect(await message('are we on track for our margin target')).toMatch(
      /^No: “Profit margin of 13% or more” is off track\./,
    )
  })

  it('is said to be none where the focus has none for the measure', async () => {
    expect(await message('are we on track for our revenue target')).toMatch(
      /^No target of the focus is about revenue\.\s+The focus is/,
    )
  })
})

it('compares an open time with as many whole weeks before it', () => {
  const event = { kind: 'event' as const, words: ['roaster', 'put', 'prices', 'up'] }
  const of = { of: { kind: 'since' as const, from: event } }
  const context = advisorContext(records)
  const explained = evaluate(
    { operator: 'explain', measure: 'margin', of, against: { ...of, moved: 'just-before' } },
    context,
  )
  const weeks = records.kpis.filter(({ weekStart }) => weekStart >= '2026-09-21' && weekStart < '2026-10-19')
  const cost = (week: (typeof weeks)[number]) =>
    Object.values(week.expenses ?? {}).reduce((sum, one) => sum + one, 0)
  const revenue = weeks.reduce((sum, week) => sum + week.revenue, 0)
  const profit = weeks.reduce((sum, week) => sum + week.revenue - cost(week), 0)
  expect(weeks).toHaveLength(4)
  expect(explained).toMatchObject({
    coverage: { onRecord: 4 },
    coverageAgainst: { onRecord: 4, from: '2026-09-21' },
  })
  expect(explained.operator === 'explain' && explained.against.value).toBeCloseTo((100 * profit) / revenue, 6)
  const compared = evaluate(
    {
      operator: 'compare',
      measure: 'profit',
      of: { period: of },
      against: { period: { ...of, moved: 'just-before' } },
    },
    context,
  )
  expect(compared).toMatchObject({ basis: 'whole', coverageAgainst: { onRecord: 4 } })
})
