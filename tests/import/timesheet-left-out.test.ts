/** Timesheets: what is left out, asked or counted once. */
import { expect, test } from 'vitest'
import type { WorkEntry } from '../../service/import/reading/timesheet/work-entry.ts'
import { checkWork } from '../../service/import/records/work-checks.ts'
import { workOfDay } from '../../service/import/records/work-figures.ts'
import { lineOfWork } from '../../service/import/records/work-line.ts'
import { lines } from './read-text.ts'
import { read } from './read-work.ts'

test('two columns of what is billed are asked about', async () => {
  const text = lines(
    'Date,Person,Client,Hours,Chargeable,Billed',
    '2026-10-12,Zoe,Heron,7,Y,N',
    '2026-10-13,Zoe,Heron,6,N,N',
  )
  expect((await read(text)).asked).toEqual([['billed-column', 'column-5 column-6']])
  expect((await read(text, { 'billed-column': 'column-5' })).work).toEqual([
    [7, 'billed'],
    [6, 'unbilled'],
  ])
})

test('a column of what is not billed says what is', async () => {
  const text = lines(
    'Date,Person,Client,Hours,Non-chargeable',
    '2026-10-12,Zoe,Heron,7,N',
    '2026-10-13,Zoe,Heron,6,Y',
  )
  expect((await read(text)).work).toEqual([
    [7, 'billed'],
    [6, 'unbilled'],
  ])
})

test('rows that do not count, or contradict themselves, are left out', async () => {
  const text = lines(
    'Date,Person,Client,Hours,Billable,Overhead,Approval state,Void',
    '2026-10-12,Zoe,Heron,7,Yes,No,Approved,No',
    '2026-10-13,Zoe,Heron,7,Yes,Yes,Approved,No',
    '2026-10-14,Zoe,Heron,7,Yes,No,Declined,No',
    '2026-10-15,Zoe,Heron,7,Yes,No,Approved,Yes',
  )
  const found = await read(text)
  expect(found.work).toEqual([[7, 'billed']])
  expect(found.refused.map(([row, column]) => [row, column])).toEqual([
    [3, 'Overhead'],
    [4, 'Approval state'],
    [5, 'Void'],
  ])
})

test('leave is leave in whichever column and words', async () => {
  const text = lines(
    'Date,Person,Job code,Job,Category,Leave reason,Hours,Billable',
    '2026-10-12,Zoe,J1,Heron,Work,,7,Yes',
    '2026-10-13,Zoe,J9,Internal,Parental leave - unpaid,,7,No',
    '2026-10-14,Zoe,J9,Vacation (Bali),Other,,7,No',
    '2026-10-15,Zoe,J9,Internal,Other,Carer,7,No',
    '2026-10-16,Zoe,J9,S/L,Other,,7,No',
    '2026-10-19,Zoe,J9,Holiday rota,Other,,7,No',
    '2026-10-20,Zoe,J9,Holiday Inn,Work,,7,Yes',
    '2026-10-21,Zoe,J9,Personal leave,Work,,7,Yes',
  )
  const found = await read(text)
  expect(found.work.map(([, is]) => is)).toEqual(['billed', 'leave', 'leave', 'leave', 'leave', 'billed'])
  expect(found.refused).toEqual([
    [7, 'Job', 'may be leave or work, and nothing says which'],
    [9, 'Billable', 'marked as billed, but it is leave'],
  ])
})

test('weeks run from Monday to Sunday', async () => {
  const rows = async (label: string, date: string) =>
    (await read(lines(`${label},Person,Client,Hours,Billable`, `${date},Zoe,Heron,37.5,Yes`))).refused.length
  expect(await rows('Week commencing', '2026-10-11')).toBe(1)
  expect(await rows('Week commencing', '2026-10-12')).toBe(0)
  expect(await rows('Week ending', '2026-10-18')).toBe(0)
  expect(await rows('Week ending', '2026-10-14')).toBe(1)
  expect(await rows('Week', '2026-10-11')).toBe(1)
})

test('a cell in another unit than its column is refused', async () => {
  const text = lines(
    'Date,Person,Client,Hours,Billable',
    '2026-10-12,Zoe,Heron,2 days,Yes',
    '2026-10-13,Zoe,Heron,2.5,Yes',
  )
  expect((await read(text)).refused).toEqual([[2, 'Hours', 'in days, unlike the column']])
})

const work = (all: readonly (WorkEntry & { readonly row: number })[]) =>
  all.map((entry) => ({ ...lineOfWork(entry.row, entry), date: entry.date }))

test('people with numbers are two, and one however it is written', async () => {
  const text = lines(
    'Date,Staff no,Name,Client,Hours,Billable,Capacity hours',
    '2026-10-12,7,Li Wei,Heron,6,Yes,7.5',
    '2026-10-12,8,Li Wei,Heron,5,Yes,7.5',
    '2026-10-12,8,LI WEI,Gull,2,Yes,7.5',
  )
  const entries = work((await read(text)).all)
  const records = entries.map((line) => ({ ...line, mark: '0', importId: 'one', source: 'one' }))
  expect(workOfDay(records).parts[0]?.available).toBe(2 * 7.5 * 3600)
})

const checked = async (text: string, answer?: string) => {
  const all = work((await read(text)).all)
  const dates = [...new Set(all.map(({ date }) => date))]
  const byMonth = async function* () {
    yield dates.map((date) => ({ date, lines: all.filter((line) => line.date === date) }))
  }
  return checkWork({ byMonth }, () => true, answer, { longest: 86_400n, per: 'day', column: 'Hours' })
}

test('more hours than a day has are refused for a person, not for two', async () => {
  const text = (other: string) =>
    lines(
      'Date,Person,Client,Hours,Billable',
      '2026-10-12,Zoe,Heron,13,Yes',
      `2026-10-12,${other},Gull,12,No`,
    )
  expect((await checked(text('Abe'))).checkLength).not.toThrow()
  expect((await checked(text('ZOE'))).checkLength).toThrow(/more time for one person than a day has/)
})

test('rows that are the sum of others are asked about', async () => {
  const days = ['2026-10-12', '2026-10-13']
  const team = lines(
    'Date,Person,Billable hours,Non-billable hours',
    ...days.flatMap((day) => [`${day},Zoe,5,2.5`, `${day},Abe,3,1`, `${day},Whole office,8,3.5`]),
  )
  expect((await checked(team)).question?.readings[0]).toMatchObject({
    id: 'left-out',
    says: expect.stringMatching(/\(2\)/),
  })
  const daily = lines(
    'Date,Person,Client,Hours,Billable',
    ...days.flatMap((day) => [`${day},Zoe,Heron,5,Yes`, `${day},Zoe,Gull,2.5,Yes`, `${day},Zoe,,7.5,No`]),
  )
  expect((await checked(daily)).question?.id).toBe('sum-rows')
  expect((await checked(daily, 'counted')).question).toBeUndefined()
  const plain = lines(
    'Date,Person,Client,Hours,Billable',
    ...days.flatMap((day, at) => [
      `${day},Zoe,Heron,5,Yes`,
      `${day},Zoe,Gull,2.5,Yes`,
      `${day},Zoe,,${at + 1},No`,
    ]),
  )
  expect((await checked(plain)).question).toBeUndefined()
})
