/** "Which month did billing fall most?": months of unlike lengths are held against each other by the week. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const reply = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length

/** Mean of each whole month by the week: a week belongs to the month of its Thursday. */
const byMonth = (type: DemoBusiness, of: 'revenue' | 'transactions') => {
  const months = new Map<string, number[]>()
  for (const week of settledRecords(type).kpis) {
    const thursday = new Date(Date.parse(week.weekStart) + 3 * 86_400_000).toISOString().slice(0, 7)
    months.set(thursday, [...(months.get(thursday) ?? []), week[of] ?? 0])
  }
  // The first and the last month on record are parts of one.
  return [...months].slice(1, -1).map(([month, weeks]) => ({ month, mean: mean(weeks) }))
}

const greatest = (type: DemoBusiness, of: 'revenue' | 'transactions', way: 1 | -1) => {
  const months = byMonth(type, of)
  const steps = months.slice(1).map(({ month, mean: size }, at) => ({
    month,
    step: way * (size - (months[at]?.mean ?? size)),
  }))
  return steps.toSorted((one, other) => other.step - one.step)[0]
}

const nameOf = (month = ''): string =>
  new Date(`${month}-15`).toLocaleDateString('en-AU', { month: 'long', timeZone: 'UTC' })

describe('the month that moved most', () => {
  it.each<[DemoBusiness, string, 'revenue' | 'transactions', 1 | -1]>([
    ['cafe', 'what month did revenue drop most versus the one before', 'revenue', -1],
    ['consulting', 'which month did billed days drop the most', 'transactions', -1],
    ['consulting', 'Which month did billing climb fastest compared with the month before?', 'revenue', 1],
    ['realestate', 'which month did transactions fall hardest', 'transactions', -1],
    ['realestate', 'in which month did fees rise most on the one before', 'revenue', 1],
  ])('%s: %s', async (type, question, of, way) => {
    const { message, plans } = await reply(type, question)
    expect(plans?.[0]).toMatchObject({ operator: 'rank', by: 'month', asked: way > 0 ? 'rise' : 'fall' })
    expect(message).toMatch(new RegExp(` in ${nameOf(greatest(type, of, way)?.month)}\\b[^,]*$`, 'm'))
    expect(message).toContain(way > 0 ? ' rose by ' : ' fell by ')
  })

  it('a week is one of the year', async () => {
    const { plans } = await reply('cafe', 'what week did supplies jump the most')
    expect(plans?.[0]).toMatchObject({ operator: 'rank', measure: 'supplies', by: 'week', asked: 'rise' })
  })

  it.each(['why did sales fall the most in july', 'which month had the most sales'])(
    'is not what is asked: %s',
    async (question) => {
      const { plans } = await reply('cafe', question)
      expect(plans?.[0]).not.toHaveProperty('asked')
    },
  )
})
