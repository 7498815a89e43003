/** Accounts of a ledger whose headings name the balances with which they begin. */
import { expect, it } from 'vitest'
import { entries, lines, readBytes } from './read-text.ts'

const first = { isReplay: false }

it('finds the account where its opening balance is called so in the same row', async () => {
  const { rows } = await readBytes(
    lines(
      'General Ledger,,,,,,,,',
      'ID No,Src,Date,Memo,Debit,Credit,Job,Net Activity,Ending Balance',
      '1-1200,Everyday Account,,,,,,Beginning Balance:,"$2,000.00"',
      'SJ1,SJ,6/07/2026,Takings,$110.00,,,,"$2,110.00"',
      'CD1,CD,17/07/2026,Rent,,$55.00,,,"$2,055.00"',
      ',,,Total:,$110.00,$55.00,,$55.00,"$2,055.00"',
      '',
      '4-1100,Cake Sales,,,,,,Beginning Balance:,$0.00',
      'SJ1,SJ,6/07/2026,Takings,,$110.00,,,-$110.00',
      ',,,Total:,$0.00,$110.00,,-$110.00,-$110.00',
      'Rent,,,,,,,Opening Balance,$0.00',
      'CD1,CD,17/07/2026,Rent,$55.00,,,,$55.00',
      ',,,Total:,$55.00,$0.00,,$55.00,$55.00',
    ),
    first,
  )
  expect(entries(rows).map(({ account, direction, amount }) => [account, direction, amount])).toEqual([
    ['1-1200 Everyday Account', 'out', 11_000n],
    ['1-1200 Everyday Account', 'in', 5_500n],
    ['4-1100 Cake Sales', 'in', 11_000n],
    ['Rent', 'out', 5_500n],
  ])
})
