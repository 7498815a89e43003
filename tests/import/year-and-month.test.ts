/** A year and a month in two columns, and months of a financial year. */
import { describe, expect, it } from 'vitest'
import { entries, lines, readBytes, refused } from './read-text.ts'

const read = async (text: string) => {
  const answers = { 'monthly-tax': 'without', 'monthly-columns': 'as-read' }
  const { rows, questions } = await readBytes(text, { answers, isReplay: false })
  return {
    asked: questions.map(({ id }) => id),
    refused: refused(rows),
    entries: entries(rows).map(({ from, date, account, amount }) => `${from} ${date} ${account} ${amount}`),
  }
}

const january = ['2026-01-01 2026-01-31 Sales 100000', '2026-01-01 2026-01-31 Rent 20000']

describe('year and month in two columns', () => {
  it.each([
    ['Year,Month,Sales,Rent', '2026,January,1000,200', '2026,Feb,1000,200'],
    ['Month,Year,Sales,Rent', 'Jan,2026,1000,200', 'Feb,2026,1000,200'],
    ['Year,Month,Sales,Rent', '2026,1,1000,200', '2026,2,1000,200'],
    ['Calendar year,Month no,Sales,Rent', '2026,01,1000,200', '2026,02,1000,200'],
    ['Year,Month name,Sales,Rent', '2026,JAN,1000,200', '2026,FEB,1000,200'],
  ])('are months: %s', async (...rows) => {
    const found = await read(lines(...rows))
    expect(found).toMatchObject({ asked: [], refused: [] })
    expect(found.entries.slice(0, 2)).toEqual(january)
  })
  it('with the year only in the first row of each are refused row by row', async () => {
    expect(
      (
        await read(
          lines(
            'Year,Month,Sales,Rent',
            '2025,November,9,1',
            ',December,9,1',
            '2026,January,9,1',
            '2026,February,9,1',
          ),
        )
      ).refused,
    ).toEqual([[3, 'Month', 'not a month']])
  })
  it('of a financial year are refused, since it may be of either calendar year', async () => {
    for (const label of ['Financial year', 'FY', 'Fiscal Year'])
      for (const year of ['2026', 'FY26', '2025/26'])
        await expect(
          read(lines(`${label},Month,Sales,Rent`, `${year},July,1000,200`, `${year},August,1000,200`)),
          `${label} ${year}`,
        ).rejects.toMatchObject({
          message: expect.stringContaining('financial year'),
        })
  })
})

describe('periods of a financial year', () => {
  it.each([
    'Period 1 FY26',
    'P01 FY2026',
    'FY26 P1',
    'FY26-P01',
    'P1',
    'Period 1',
    'M1 FY26',
    'FY2026 Month 1',
    '2026-P01',
  ])('“%s” is refused with the reason', async (cell) => {
    const next = cell.replace(/1(?=\D*$)|1(?= FY)/, '2')
    for (const label of ['Period', 'Month', 'Fiscal period'])
      await expect(
        read(lines(`${label},Sales,Rent`, `${cell},1000,200`, `${next},1000,200`)),
        label,
      ).rejects.toMatchObject({
        message: expect.stringContaining('periods of a financial year'),
      })
  })
})
