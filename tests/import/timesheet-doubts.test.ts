/** Timesheets that could be read in more than one way: asked, refused with their column, or left out with the reason. */
import { describe, expect, it } from 'vitest'
import { lines } from './read-text.ts'
import { read } from './read-work.ts'

describe('the unit of time is asked', () => {
  it.each([
    ['whole numbers without a unit', 'Duration', ['18', '9', '14'], 'hours minutes'],
    [
      'parts of a day, as a spreadsheet keeps times',
      'Hours',
      ['0.3333333333', '0.125', '0.5'],
      'hours day-parts',
    ],
    ['longer numbers, which may be seconds', 'Time spent', ['600', '1200', '900'], 'minutes seconds'],
  ])('for %s', async (_, label, cells, choices) => {
    const rows = cells.map((cell, at) => `2026-10-1${at},Zoe,Heron,${cell},Yes`)
    expect((await read(lines(`Date,Adviser,Customer,${label},Chargeable`, ...rows))).asked).toEqual([
      ['hours-unit', choices],
    ])
  })
  it('and then read so', async () => {
    const text = lines(
      'Date,Adviser,Customer,Duration,Chargeable',
      '2026-10-12,Zoe,Heron,90,Yes',
      '2026-10-13,Zoe,Heron,15,No',
    )
    expect((await read(text, { 'hours-unit': 'minutes' })).work).toEqual([
      [1.5, 'billed'],
      [0.25, 'unbilled'],
    ])
    const parts = lines(
      'Date,Adviser,Customer,Hours,Chargeable',
      '2026-10-12,Zoe,Heron,0.316666666666667,Yes',
    )
    expect((await read(parts, { 'hours-unit': 'day-parts' })).work).toEqual([[7.6, 'billed']])
  })
  it('unless the label says it', async () => {
    const text = lines('Date,Adviser,Customer,Minutes,Chargeable', '2026-10-12,Zoe,Heron,45,Yes')
    expect((await read(text)).work).toEqual([[0.75, 'billed']])
  })
})

describe('a file is refused', () => {
  it.each([
    [
      'available time of a week in rows of a day',
      'Date,Person,Client,Hours,Billable,Rostered hours',
      '2026-10-12,Zoe,Heron,7,Yes,40',
      'Rostered hours',
      /more available time than a day/,
    ],
    [
      'a share of full time',
      'Date,Person,Client,Hours,Billable,Availability',
      '2026-10-12,Zoe,Heron,7,Yes,0.6',
      'Availability',
      /share of full time/,
    ],
    [
      'a share of billed time',
      'Date,Person,Client,Hours,Chargeable percent',
      '2026-10-12,Zoe,Heron,7,0.75',
      'Chargeable percent',
      /as a share/,
    ],
    [
      'hours and minutes apart',
      'Date,Person,Client,Hrs,Minutes,Billable',
      '2026-10-12,Zoe,Heron,2,20,Yes',
      'Minutes',
      /different units/,
    ],
    [
      'overtime beside hours',
      'Date,Person,Client,Hours,Overtime hrs,Billable',
      '2026-10-12,Zoe,Heron,8,1.5,Yes',
      'Overtime hrs',
      /more time in/,
    ],
    [
      'leave beside hours',
      'Date,Person,Total hours,Billable hours,Hours of leave',
      '2026-10-12,Zoe,8,4,4',
      'Hours of leave',
      /leave in/,
    ],
    [
      'a fortnight',
      'Fortnight end,Person,Client,Hours,Billable',
      '2026-10-18,Zoe,Heron,70.5,Yes',
      'Fortnight end',
      /cannot be assigned to a week/,
    ],
    [
      'days dated by their week',
      'Week ending,Weekday,Person,Client,Hours,Billable',
      '2026-10-18,Tuesday,Zoe,Heron,7.5,Yes',
      'Weekday',
      /dated by their week/,
    ],
  ])('for %s', async (_, label, row, column, message) => {
    await expect(read(lines(label, row))).rejects.toMatchObject({
      message: expect.stringMatching(message),
      column,
    })
  })
})
