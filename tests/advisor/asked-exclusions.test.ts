/** What a question leaves out is left out, however it says so: truths by the tests' own arithmetic. */
import { describe, expect, it } from 'vitest'
import { type ExpenseLine, expenseLines } from '#schema/advisor/measure'
import type { DemoBusiness } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { askedReply } from './asked-questions.ts'
import { daysOf, last, lineOf, mean, takenOn, total, weekday } from './raw-figures.ts'
import { settledRecords } from './seeded-records.ts'

const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-AU')}`

describe('what is left out is left out', () => {
  const others = (week: Records['kpis'][number], out: ExpenseLine) =>
    total(expenseLines.filter((line) => line !== out).map((line) => lineOf(week, line)))

  it.each<readonly [DemoBusiness, string, (records: Records) => number]>([
    [
      'cafe',
      'leaving rent out, what do we spend a week',
      (all) => mean(last(all, 13).map((week) => others(week, 'premises'))),
    ],
    [
      'cafe',
      'what do we spend a week with rent set aside',
      (all) => mean(last(all, 13).map((week) => others(week, 'premises'))),
    ],
    [
      'realestate',
      'except for staff what are our costs running at',
      (all) => total(last(all, 1).map((week) => others(week, 'staff'))),
    ],
    [
      'cafe',
      "what's our profit without rent",
      (all) => total(last(all, 1).map((week) => week.revenue - others(week, 'premises'))),
    ],
    [
      'cafe',
      'without rent, what was our profit last week',
      (all) => total(last(all, 1).map((week) => week.revenue - others(week, 'premises'))),
    ],
    [
      'cafe',
      'total costs last week setting aside rent',
      (all) => total(last(all, 1).map((week) => others(week, 'premises'))),
    ],
    [
      'realestate',
      'what did we spend last week, wages aside',
      (all) => total(last(all, 1).map((week) => others(week, 'staff'))),
    ],
    [
      'consulting',
      'costs last week, contractors aside',
      (all) => total(last(all, 1).map((week) => others(week, 'supplies'))),
    ],
    [
      'consulting',
      'costs last week outside of marketing',
      (all) => total(last(all, 1).map((week) => others(week, 'marketing'))),
    ],
    [
      'consulting',
      'if we leave out contractors, what did costs come to last week',
      (all) => total(last(all, 1).map((week) => others(week, 'supplies'))),
    ],
    ['cafe', 'outside of Sundays, what do we average a day', (all) => mean(daysOf(all, [0, 1, 2, 3, 4, 5]))],
    ['cafe', 'apart from Sundays, what do we average a day', (all) => mean(daysOf(all, [0, 1, 2, 3, 4, 5]))],
    ['cafe', 'average daily takings on weekdays only, bar Fridays', (all) => mean(daysOf(all, [0, 1, 2, 3]))],
    [
      'cafe',
      'excluding public holidays, what’s our average Monday',
      (all) =>
        mean(
          all.days
            .filter(({ date }) => weekday(date) === 0 && date !== '2026-10-05' && date <= '2026-11-15')
            .map(takenOn),
        ),
    ],
  ])('%s: %s', async (type, question, truth) => {
    const records = settledRecords(type)
    const { message } = await askedReply(records, question)
    expect(message).toContain(dollars(truth(records)))
  })

  it('names the dearest of the other lines', async () => {
    const { message } = await askedReply(settledRecords('cafe'), 'what’s our biggest cost apart from wages')
    expect(message).toMatch(/^Leaving out staff costs, food and drink supplies was the largest cost/)
  })
})
