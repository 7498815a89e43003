/** Timesheets without amounts: hours for clients, billed or not, and hours that were there to be billed. */
import { describe, expect, it, test } from 'vitest'
import type { WorkEntry } from '../../service/import/reading/timesheet/work-entry.ts'
import { apart, lines, readBytes, refused } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = { 'day-length': '7.6' }) => {
  const { rows, questions, kind, decided } = await readBytes(text, { answers, isReplay: false })
  const work = rows.flatMap((row): readonly WorkEntry[] => (row.is === 'work' ? row.work : []))
  return {
    kind,
    decided,
    asked: questions.map(({ id }) => id),
    questions,
    refused: refused(rows),
    apart: apart(rows),
    work: work.map(({ date, seconds, is }) => [date, Number(seconds) / 3600, is]),
    all: work,
  }
}

const usual = lines(
  'Date,Consultant,Client,Hours,Billable',
  '2026-11-16,Ada,Tern,7.60,Yes',
  '2026-11-16,Ben,,2.5,No',
  '',
  '2026-11-17,Ben,Tern,7:30,Y',
  'Total,,,17.6,',
)

test('the length of a day is asked once', async () => {
  const { asked, questions } = await read(usual, {})
  expect(asked).toEqual(['day-length'])
  expect(questions[0]?.readings.map(({ id, rows }) => [id, rows[0]?.means])).toEqual([
    ['7', '1.09 days'],
    ['7.5', '1.01 days'],
    ['7.6', '1.00 days'],
    ['8', '0.95 days'],
  ])
})

test('rows are hours, billed or not', async () => {
  const found = await read(usual)
  expect(found).toMatchObject({ kind: 'timesheets', asked: [], refused: [], apart: [[6, 'total']] })
  expect(found.work).toEqual([
    ['2026-11-16', 7.6, 'billed'],
    ['2026-11-16', 2.5, 'unbilled'],
    ['2026-11-17', 7.5, 'billed'],
  ])
  expect(found.all[0]).toMatchObject({ day: 27_360n, person: 'Ada', client: 'Tern' })
})

describe('columns', () => {
  it('may have the billed hours beside all hours', async () => {
    const text = lines(
      'Work date;Name;Project;Total hours;Billable hours',
      '16/11/2026;Ada;T-1;8,00;6,50',
      '17/11/2026;Ada;T-1;8,00;8,00',
      '18/11/2026;Ada;T-1;4,00;6,00',
    )
    const found = await read(text, { 'day-length': '8' })
    expect(found.work).toEqual([
      ['2026-11-16', 6.5, 'billed'],
      ['2026-11-16', 1.5, 'unbilled'],
      ['2026-11-17', 8, 'billed'],
    ])
    expect(found.refused).toEqual([[4, 'Billable hours', 'more than all hours of the row']])
  })
  it('may have billed and other hours', async () => {
    const text = lines(
      'Week ending,Consultant,Billable,Non-billable,Available',
      '15/11/2026,Ada,30,7.5,37.5',
      '15/11/2026,Ben,22.5,10,37.5',
      '22/11/2026,Ben,0,0,0',
    )
    const found = await read(text, { 'day-length': '7.5' })
    expect(found.work.slice(0, 4)).toEqual([
      ['2026-11-15', 30, 'billed'],
      ['2026-11-15', 7.5, 'unbilled'],
      ['2026-11-15', 22.5, 'billed'],
      ['2026-11-15', 10, 'unbilled'],
    ])
    expect(found.all.map(({ available }) => available)).toEqual([
      135_000n,
      undefined,
      135_000n,
      undefined,
      0n,
    ])
  })
  it('may be days, which need no length', async () => {
    const text = lines(
      'Date,Who,Engagement,Days,Chargeable?',
      '16 Nov 2026,Ada,Tern,1,TRUE',
      '17 Nov 2026,Ada,Tern,0.5,FALSE',
      '18 Nov 2026,Ada,Tern,3,TRUE',
    )
    const found = await read(text, {})
    expect(found.asked).toEqual([])
    expect(found.all.map(({ seconds, day }) => [seconds, day])).toEqual([
      [3600n, 3600n],
      [1800n, 3600n],
    ])
    expect(found.refused).toEqual([[4, 'Days', 'more than a day has']])
  })
  it('of one time in two forms count once', async () => {
    const text = lines(
      'User,Client,Project,Billable,Start Date,Duration (h),Duration (decimal),Billable Rate (AUD)',
      'Ada,Tern,Review,Yes,16/11/2026,01:20:00,1.33,200.00',
      'Ada,Tern,Review,No,17/11/2026,00:20:00,0.33,200.00',
    )
    const found = await read(text)
    expect(found.work).toEqual([
      ['2026-11-16', 4800 / 3600, 'billed'],
      ['2026-11-17', 1200 / 3600, 'unbilled'],
    ])
  })
  it('that differ are asked about', async () => {
    const text = lines(
      'Date,Client,Hours,Hours Rounded,Billable?',
      '16/11/2026,Tern,1.20,1.25,Yes',
      '17/11/2026,Tern,2.00,2.00,No',
    )
    expect((await read(text)).asked).toEqual(['hours-column'])
    expect((await read(text, { 'day-length': '8', 'hours-column': 'column-4' })).work[0]?.[1]).toBe(1.25)
  })
})

describe('a row', () => {
  const rows = (...all: readonly string[]) => read(lines('Date,Person,Project,Hours,Billable', ...all))
  it('of leave is neither billed nor time to be billed', async () => {
    const found = await rows(
      '2026-11-16,Ada,Annual leave,7.60,No',
      '2026-11-16,Ben,Public Holiday,7.60,No',
      '2026-11-17,Ada,Leave Solutions Pty Ltd,7.60,No',
      '2026-11-17,Ben,Sick leave,7.60,Yes',
    )
    expect(found.work.map(([, , is]) => is)).toEqual(['leave', 'leave', 'unbilled'])
    expect(found.refused).toEqual([[5, 'Billable', 'marked as billed, but it is leave']])
  })
  it('that cannot be sure is left out with its reason', async () => {
    const found = await rows(
      '2026-11-16,Ada,Tern,7.60,Yes',
      '2026-11-16,Ada,Tern,76,Yes',
      '2026-11-16,Ada,Tern,7.60,perhaps',
      '2026-11-16,Ada,Tern,7.60,',
      '2026-11-16,Ada,Tern,noon,No',
      '2026-11-16,Ada,Tern,,No',
      '2027-02-16,Ada,Tern,7.60,No',
    )
    expect(found.work).toHaveLength(1)
    expect(found.refused).toEqual([
      [3, 'Hours', 'more than a day has'],
      [4, 'Billable', 'neither yes nor no'],
      [5, 'Billable', 'neither yes nor no'],
      [6, 'Hours', 'not a number of hours'],
      [7, 'Hours', 'no hours'],
      [8, 'Date', 'after today'],
    ])
  })
})

test('blank cells beside yes alone are asked about', async () => {
  const text = lines('Date,Client,Hours,Billable', '2026-11-16,Tern,7.60,x', '2026-11-16,Us,1.50,')
  expect((await read(text)).asked).toEqual(['billable-blank'])
  const found = await read(text, { 'day-length': '7.6', 'billable-blank': 'unbilled' })
  expect(found.work.map(([, , is]) => is)).toEqual(['billed', 'unbilled'])
})

test('without a word about billing it is asked', async () => {
  const text = lines('Date,Person,Client,Hours', '2026-11-16,Ada,Tern,6.00', '2026-11-16,Ada,,1.50')
  const { asked, questions } = await read(text)
  expect(asked).toEqual(['billed'])
  expect(questions[0]?.readings.map(({ id }) => id)).toEqual(['all', 'with-client', 'unsaid'])
  const is = async (billed: string) =>
    (await read(text, { 'day-length': '8', billed })).work.map(([, , one]) => one)
  expect(await is('all')).toEqual(['billed', 'billed'])
  expect(await is('with-client')).toEqual(['billed', 'unbilled'])
  expect(await is('unsaid')).toEqual(['unsaid', 'unsaid'])
})

test('available time counts once for each person and day', async () => {
  const text = lines(
    'Date,Person,Client,Hours,Billable,Available hours',
    '2026-11-16,Ada,Tern,4,Yes,7.6',
    '2026-11-16,Ada,Wren,3,No,7.6',
    '2026-11-16,Ada,Wren,3,No,5',
    '2026-11-16,Ben,Wren,3,No,',
  )
  const found = await read(text)
  expect(found.all.map(({ available }) => available)).toEqual([27_360n, 27_360n, undefined])
  expect(found.refused).toEqual([
    [4, 'Available hours', 'other available time than in row 2 for the same day'],
  ])
})
