/** Tables that owners keep beside their sales and books: a register has dates and numbers, and none of them is money that moved. */
import { describe, expect, it } from 'vitest'
import { lines, readBytes } from './read-text.ts'

const read = (...text: readonly string[]) => readBytes(lines(...text), { isReplay: false })

describe('a register', () => {
  it.each([
    [
      'of leases',
      [
        'Property,Bond,Agreement Start,Agreement End',
        '3 Sea St,$480.00,01/02/2023,12/05/2026',
        '4 Sea St,$500.00,15/02/2023,',
      ],
      'dates of agreements or listings',
    ],
    [
      'of one kind of date',
      ['Customer,Plan fee,Renewal date', 'Ann,$20.00,15/02/2026'],
      'dates of agreements or listings',
    ],
    [
      'of listings',
      ['Listed,Address,Reserve', '2026-06-03,1 Bay Ave,$900000.00'],
      'dates of agreements or listings',
    ],
    [
      'of days',
      ['Date,Address,Days on market', '2026-06-03,1 Bay Ave,25', '2026-06-13,2 Bay Ave,31'],
      'has no column of amounts',
    ],
  ])('%s is refused', async (_, text, reason) => {
    await expect(read(...text)).rejects.toThrow(reason)
  })

  it('with a date of payment beside is read', async () => {
    const { questions } = await read(
      'Paid on,Lease end,Details,Amount,Balance',
      '15/02/2026,30/06/2027,Rent,10.00,110.00',
      '16/02/2026,30/06/2027,Rent,-5.00,105.00',
    )
    expect(questions.map(({ id }) => id)).not.toContain('date-column')
  })
})
