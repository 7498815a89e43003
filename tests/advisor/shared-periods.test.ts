/** What both sides of an answer share is said once, and small numbers are said as people say them. */
import { describe, expect, it } from 'vitest'
import { scoreLead } from '../../service/advisor/answers/form/score-lead.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const records = settledRecords('cafe')
const message = async (question: string) => (await askedReply(records, question)).message

describe('a time that both sides share', () => {
  it('is said once for two stretches of hours', async () => {
    expect(await message('weekday revenue 6 am to 10 am vs noon to 2 pm')).toMatch(
      /^6 am to 10 am\. On weekdays from 21 September to 15 November, revenue was \$[\d,]+ between 6 am and 10 am against \$[\d,]+ between noon and 2 pm, \$[\d,]+ \([\d.]+%\) (?:higher|lower)\./,
    )
  })

  it('names the hours of both sides beside what they are of', async () => {
    expect(await message('did Saturdays before noon beat Sundays before noon')).toMatch(
      /^No\. From 21 September to 15 November, revenue between 6 am and noon was \$[\d,]+ a day on Saturdays against /,
    )
  })

  it('is said once for two weekdays', async () => {
    expect(await message('are Saturdays better than Sundays')).toMatch(
      /^Yes\. From \d+ \w+ to 15 November, revenue was \$[\d,]+ a day on Saturdays against \$[\d,]+ a day on Sundays,/,
    )
  })

  it('is said once for a part and its whole', async () => {
    expect(await message('What share of Saturday’s takings is done before 11am?')).toMatch(
      /^On Saturdays from 21 September to 15 November, revenue before 11 am was [\d.]+% of all revenue: \$[\d,]+ of \$[\d,]+\./,
    )
    expect(await message('what share of revenue comes from Saturdays')).toMatch(
      /^From \d+ \w+ to 15 November, revenue on Saturdays was [\d.]+% of all revenue: /,
    )
  })

  it('stays with each side if the times differ', async () => {
    expect(await message('was revenue in October higher than in September')).toMatch(
      /revenue was \$[\d,]+ .*in .*October.* against \$[\d,]+ .*in .*September/i,
    )
  })
})

describe('a ranking', () => {
  it('names the weekdays it is of', async () => {
    expect(await message('which Saturday was the best since 21 September')).toMatch(
      /^Of the Saturdays since 21 September, revenue was highest on Saturday 7 November, at \$3,893\./,
    )
    expect(await message('which hour of the day is quietest on Mondays')).toMatch(
      /^On Mondays from 21 September to 15 November, the number of sales was lowest from 5 pm to 6 pm, at [\d.]+ an hour on average\./,
    )
  })

  it('says that others share the first place', async () => {
    const counted = records.days.map(({ date, hours }) => ({
      date,
      count: hours.reduce((sum, { transactions }) => sum + transactions, 0),
    }))
    const most = Math.max(...counted.map(({ count }) => count))
    const first = counted.filter(({ count }) => count === most)
    expect(first.length).toBe(2)
    const said = await message('which day had the most customers')
    expect(said).toMatch(
      new RegExp(`number of sales was highest on .*, at ${most}\\.\\s+It was the same on `),
    )
  })

  it('says once that earlier days are not on record', async () => {
    const said = await message('which day was the best and which was the worst this spring')
    expect(said.match(/Earlier days are not on record\./g)).toHaveLength(1)
  })
})

it('names a single day by its date', async () => {
  expect(await message('revenue on Tuesday last week')).not.toContain('Tuesdays')
})

it('has no decimal where a count is whole', async () => {
  const { message: said } = await askedReply(records, 'why did the number of sales fall in November')
  expect(said).not.toMatch(/\b\d+\.0 a day/)
})

describe('a score of few', () => {
  it.each([
    [[0, 1, 0], 'The one piece of accepted advice with an outcome on record missed.'],
    [[1, 0, 0], 'The one piece of accepted advice with an outcome on record came true.'],
    [
      [0, 0, 1],
      'The one piece of accepted advice with an outcome on record came out unclear (within the usual swing, or not on record).',
    ],
    [[0, 3, 0], 'Of the 3 pieces of accepted advice with an outcome on record, none came true; 3 missed.'],
    [
      [2, 1, 1],
      'Of the 4 pieces of accepted advice with an outcome on record, 2 came true, one missed and one came out unclear (within the usual swing, or not on record).',
    ],
    [[3, 0, 0], 'All 3 pieces of accepted advice with an outcome on record came true.'],
  ] as const)('is said in words (%j)', ([hits, misses, open], said) => {
    const of = (value: number) => {
      const answer = evaluate(
        { operator: 'count', measure: 'revenue', period: { of: { kind: 'record' } }, by: 'week', above: 0 },
        advisorContext(records),
      )
      if (answer.operator !== 'count') throw new Error('No count')
      return { ...answer.figure, value, shown: String(value) }
    }
    const all = of(hits + misses + open)
    expect(scoreLead('', { all, hits: of(hits), misses: of(misses), open: of(open) })?.text).toBe(said)
  })
})

it('gives a term that is a sum as a sum, and its share of sales', async () => {
  const weeks = records.kpis.slice(-13)
  const prime = weeks.reduce(
    (sum, { expenses }) => sum + (expenses?.staff ?? 0) + (expenses?.supplies ?? 0),
    0,
  )
  const revenue = weeks.reduce((sum, week) => sum + week.revenue, 0)
  const said = await message('what’s prime cost and what’s ours')
  expect(said).toContain(`$${Math.round(prime / 13).toLocaleString('en-AU')} a week`)
  expect(said).toContain(`${((100 * prime) / revenue).toFixed(1)}% of revenue`)
})

it('sizes both, asked whether it is volume or price', async () => {
  const said = await message('did November fall because of fewer customers or lower spend')
  expect(said).toMatch(
    /^Mostly fewer sales: they took \$[\d,.]+ a day off revenue, and a lower average spend \$[\d,.]+\.\n/,
  )
})

it('denies the fall that a question supposes, whichever of the two it asks for', async () => {
  const { message: said } = await askedReply(
    settledRecords('realestate'),
    'was last month’s fall down to volume or price',
  )
  expect(said).toMatch(
    /^Neither: revenue did not fall\. A higher fee per transaction added \$\d+ a week to revenue, and more transactions \$\d+\./,
  )
})
