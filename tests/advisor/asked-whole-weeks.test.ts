/** Weeks of a month are whole, what is held against comes second, and a question of fact supposes nothing. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { total } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

/** The five weeks of October, with the week before them. */
const october = () =>
  settledRecords('cafe').kpis.filter(
    ({ weekStart }) => weekStart >= '2026-09-21' && weekStart <= '2026-10-26',
  )

describe('weeks of a month', () => {
  it('are counted whole, the first against the week before it', async () => {
    const revenue = october().map((week) => week.revenue)
    const fell = revenue.filter((value, at) => at > 0 && value < (revenue[at - 1] ?? 0)).length
    const { message } = await ask('cafe', 'How many weeks did revenue fall in October?')
    expect(fell).toBe(4)
    expect(message).toMatch(new RegExp(`^Revenue fell in ${fell} weeks`))
  })

  it('are listed whole', async () => {
    const weeks = october().slice(1)
    const { message } = await ask('cafe', 'revenue by week in October')
    for (const { revenue } of weeks)
      expect(message).toContain(`$${Math.round(revenue).toLocaleString('en-AU')}`)
    const sum = Math.round(total(weeks.map(({ revenue }) => revenue)))
    expect(message).toContain(`$${sum.toLocaleString('en-AU')} in the five weeks of October`)
  })
})

describe('a list by month, week or quarter', () => {
  it.each([
    ['realestate', 'mktg spend as pct of fees, monthly since july', 'month'],
    ['realestate', 'fees monthly since July', 'month'],
    ['cafe', 'wages weekly this quarter', 'week'],
  ] as const)('%s: %s', async (type, question, group) => {
    expect((await ask(type, question)).plans?.[0]).toMatchObject({ operator: 'value', group })
  })

  it('says which months have five whole weeks', async () => {
    const { message } = await ask('realestate', 'fees by month since July')
    expect(message).toContain('July and October have five whole weeks, the others four, but for November')
    expect((await ask('realestate', 'margin by month since July')).message).not.toContain('five whole weeks,')
  })

  it('is not what a weekly sum is', async () => {
    const { plans } = await ask('cafe', 'what were weekly wages in October')
    expect(plans?.[0]).not.toMatchObject({ group: 'week' })
  })

  it('a number of covers for a margin is worked out backwards', async () => {
    const { plans } = await ask('cafe', 'How many covers a week do we need to hit a 13% margin?')
    expect(plans?.[0]).toMatchObject({ operator: 'solve', lever: 'volume', target: 13 })
  })
})

describe('what something is held against comes second', () => {
  it.each([
    ['is revenue up on last year, year to date?', { unit: 'year' }, { unit: 'year', back: 1 }],
    ['were fees higher than July in August', { month: 8 }, { month: 7 }],
    ['was October better than September', { month: 10 }, { month: 9 }],
  ])('%s', async (question, of, against) => {
    const { plans } = await ask('realestate', question)
    expect(plans?.[0]).toMatchObject({
      operator: 'compare',
      of: { period: { of } },
      against: { period: { of: against } },
    })
  })
})

describe('a question of fact supposes nothing, and one of what came of a step claims nothing', () => {
  it('does not price what is asked', async () => {
    const { plans } = await ask('consulting', 'is a third of our billing with one client?')
    expect(plans?.[0]).toMatchObject({ operator: 'find' })
  })

  it.each(['did putting up the day rate work or not', 'did the day rate increase pay off?'])(
    '%s',
    async (question) => {
      const { message } = await ask('consulting', question)
      expect(message).toMatch(/^I can’t tell\./)
      expect(message).toContain('Raise the day rate for new work')
    },
  )

  it('takes so many of a thing for no percentage', async () => {
    const { message } = await ask(
      'realestate',
      'What fee per transaction would cover losing the 31 managements without cutting anyone?',
    )
    expect(message).not.toMatch(/31\.0%/)
  })
})
