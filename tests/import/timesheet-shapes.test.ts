/** Timesheets with clock durations below labels of their own, and fortnights below labels of weeks. */
import { describe, expect, it } from 'vitest'
import { lines } from './read-text.ts'
import { read } from './read-work.ts'

describe('clock durations', () => {
  it.each([
    ['Day,Adviser,Matter,Time spent', '2026-11-13,Ada,Tern,7:30'],
    ['When,Person,Client,Duration', '13/11/2026,Ada,Tern,7:30:00'],
    ['On,Consultant,Engagement,Logged hours', '13 Nov 2026,Ada,Tern,7h 30m'],
  ])('below “%s” are hours', async (label, row) => {
    const found = await read(lines('Team report', label, row, row.replace('Tern', 'Wren')), { billed: 'all' })
    expect(found.asked.map(([id]) => id)).not.toContain('amount-column')
  })
  it('are never refused for want of amounts', async () => {
    for (const label of ['Day,Colleague,Beneficiary,Elapsed', 'Wann,Wer,Wofür,Dauer'])
      await expect(
        read(lines(label, '2026-11-13,Ada,Tern,7:30', '2026-11-14,Ada,Wren,6:15')),
      ).rejects.toMatchObject({ message: expect.stringMatching(/hours|time/) })
  })
})

const sheet = (days: readonly string[], hours = '70') =>
  lines('Week ending,Person,Client,Hours,Billable', ...days.map((day) => `${day},Ada,Tern,${hours},Yes`))

describe('below “Week ending”', () => {
  it('every second week may be a fortnight, which is asked', async () => {
    const text = sheet(['2026-10-04', '2026-10-18', '2026-11-01', '2026-11-15'])
    expect((await read(text)).asked).toEqual([['week-or-fortnight', 'weeks fortnights']])
    expect((await read(text, { 'week-or-fortnight': 'weeks' })).work).toHaveLength(4)
    await expect(read(text, { 'week-or-fortnight': 'fortnights' })).rejects.toMatchObject({
      message: expect.stringContaining('hours for a fortnight'),
    })
  })
  it('one week of more hours than people work may be a fortnight', async () => {
    expect((await read(sheet(['2026-11-15'], '76'))).asked).toEqual([
      ['week-or-fortnight', 'weeks fortnights'],
    ])
    expect((await read(sheet(['2026-11-15'], '45'))).asked).toEqual([])
  })
  it('weeks without a gap are weeks', async () => {
    expect((await read(sheet(['2026-11-01', '2026-11-08', '2026-11-15'], '38'))).asked).toEqual([])
    expect((await read(sheet(['2026-10-18', '2026-11-01', '2026-11-08'], '38'))).asked).toEqual([])
  })
})
