/** Timesheets with a column for each weekday. */
import { describe, expect, it } from 'vitest'
import { lines, readBytes } from './read-text.ts'
import { read } from './read-work.ts'

const days = 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'

describe('a week in one row', () => {
  it('has the hours of its total, and none of them is money', async () => {
    const { asked, work } = await read(
      lines(
        `Employee,Client,Project,Week Commencing,${days},Total`,
        'Ann,Acme,X,16/11/2026,7.5,8,6,4,8,0,0,33.5',
        'Bo,Tern,Y,16/11/2026,8,8,8,8,8,,,40',
      ),
      { billed: 'all' },
    )
    expect(asked).toEqual([])
    expect(work).toEqual([
      [33.5, 'billed'],
      [40, 'billed'],
    ])
  })

  it('is refused where nothing is its total', async () => {
    const read = (header: string, row: string) => readBytes(lines(header, row), { isReplay: false })
    await expect(read(`Employee,Client,Week,${days}`, 'Ann,Acme,16/11/2026,7,8,6,4,8,0,0')).rejects.toThrow(
      'a column for each weekday',
    )
    await expect(
      read(`Employee,Client,Week,${days},Total`, 'Ann,Acme,16/11/2026,7,8,6,4,8,0,0,41'),
    ).rejects.toThrow('a column for each weekday')
  })

  it('of takings is no timesheet', async () => {
    const { kind, questions } = await readBytes(
      lines(
        `Store,Week Commencing,${days},Total Sales (ex GST)`,
        'Bay,16/11/2026,700,800,600,400,800,0,0,3300',
        'Bay,23/11/2026,700,800,600,400,800,0,0,3300',
      ),
      { isReplay: false },
    )
    expect(kind ?? questions.map(({ id }) => id)).not.toBe('timesheets')
  })
})
