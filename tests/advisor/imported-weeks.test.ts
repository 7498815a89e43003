/** Weeks of imported days: which period a file covers, weeks without a sale, and costs between pay days. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../service/advisor/calendar.ts'
import { profitOfWeeks } from './imported-days.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const monday = day('2026-07-06')

/** Weekly sales of $700 on Saturdays, except in the weeks left out, and costs by week. */
const weeksOf = (spec: Parameters<typeof profitOfWeeks>[0]) => profitOfWeeks(spec)

it('keeps a week without a sale inside one file, with its costs as a loss', () => {
  const weeks = weeksOf({ weeks: 6, idle: [2], wagesEvery: 1, files: [[0, 6]] })
  expect(weeks.map(({ weekStart }) => weekStart)).toContain(plusDays(monday, 14))
  expect(weeks[2]).toMatchObject({ revenue: 0, transactions: 0, profit: -300 })
  expect(weeks).toHaveLength(6)
})

it('leaves out a week that lies between two files, which may be a file that is missing', () => {
  const weeks = weeksOf({
    weeks: 6,
    idle: [2],
    wagesEvery: 1,
    files: [
      [0, 2],
      [3, 6],
    ],
  })
  expect(weeks.map(({ weekStart }) => weekStart)).not.toContain(plusDays(monday, 14))
})

it('counts the last week of books that end on the weekday on which they always do', () => {
  const weeks = weeksOf({ weeks: 6, idle: [], wagesEvery: 1, files: [[0, 6]], booksEnd: 4 })
  expect(weeks.at(-1)?.profit).toBe(400)
})

it('leaves out the costs of a last week whose books end early', () => {
  const weeks = weeksOf({ weeks: 6, idle: [], wagesEvery: 1, files: [[0, 6]], booksEnd: 1 })
  expect(weeks.at(-2)?.profit).toBe(400)
  expect(weeks.at(-1)?.profit).toBeUndefined()
})

it('counts weeks between fortnightly pay days, and not weeks far from any', () => {
  const fortnightly = weeksOf({ weeks: 8, idle: [], wagesEvery: 2, files: [[0, 8]] })
  expect(fortnightly.map(({ profit }) => profit)).toEqual([400, 600, 400, 600, 400, 600, 400, 600])
  const rare = weeksOf({ weeks: 16, idle: [], wagesEvery: 7, files: [[0, 16]] })
  expect(rare.filter(({ profit }) => profit !== undefined)).toHaveLength(3)
})
