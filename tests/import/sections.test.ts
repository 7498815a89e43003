/** Ledgers in sections, totals without a name, and refunds that only their quantity shows. */
import { expect, it } from 'vitest'
import { apart, entries, lines, readBytes, refused, sales } from './read-text.ts'

const first = { isReplay: false }

const xero = lines(
  'Account Transactions,,,,,,',
  'For the period 1 July 2026 to 31 July 2026,,,,,,',
  'Date,Source,Description,Reference,Debit,Credit,Running Balance',
  'Sales (200),,,,,,',
  '06 Jul 2026,Receivable Invoice,Acme,INV-1,,1000.00,1000.00',
  '13 Jul 2026,Receivable Invoice,Beta,INV-2,,250.50,1250.50',
  'Total Sales (200),,,,,1250.50,1250.50',
  'Rent (469),,,,,,',
  '17 Jul 2026,Payable Invoice,Landlord,B1,500.00,,500.00',
  'Total Rent (469),,,,500.00,,500.00',
)

it('takes accounts from the headings of a ledger', async () => {
  const { rows } = await readBytes(xero, first)
  expect(
    entries(rows).map(({ account, direction, amount, balance }) => [account, direction, amount, balance]),
  ).toEqual([
    ['Sales (200)', 'in', 100_000n, undefined],
    ['Sales (200)', 'in', 25_050n, undefined],
    ['Rent (469)', 'out', 50_000n, undefined],
  ])
})

it('joins number and name of an account, and skips its opening balance', async () => {
  const { rows } = await readBytes(
    lines(
      'General Ledger [Detail],,,,,,,,',
      'ID#,Src,Date,Memo,Debit,Credit,Job No.,Net Activity,Ending Balance',
      '1-1110,Cheque Account,,,,,,,"$10,000.00"',
      'GJ1,GJ,6/07/2026,Sales wk 1,"$1,100.00",,,,"$11,100.00"',
      'GJ2,GJ,17/07/2026,Rent,,$550.00,,,"$10,550.00"',
      ',,,Total:,"$1,100.00",$550.00,,$550.00,',
      '',
      '4-1000,Sales,,,,,,,$0.00',
      'GJ1,GJ,6/07/2026,Sales wk 1,,"$1,100.00",,,"$1,100.00"',
      ',,,Total:,$0.00,"$1,100.00",,"$1,100.00",',
      '6-1000,Rent,,,,,,,$0.00',
      'GJ2,GJ,17/07/2026,Rent,$550.00,,,,$550.00',
      ',,,Total:,$550.00,$0.00,,$550.00,',
    ),
    first,
  )
  expect(entries(rows).map(({ account, direction, amount }) => [account, direction, amount])).toEqual([
    ['1-1110 Cheque Account', 'out', 110_000n],
    ['1-1110 Cheque Account', 'in', 55_000n],
    ['4-1000 Sales', 'in', 110_000n],
    ['6-1000 Rent', 'out', 55_000n],
  ])
})

it('refuses one column of amounts in sections, where plus is a debit here and a credit there', async () => {
  const quickBooks = lines(
    ',Date,Transaction Type,Num,Name,Memo,Split,Amount,Balance',
    'Cheque Account,,,,,,,,',
    '   Beginning Balance,,,,,,,,"1,000.00"',
    ',13/07/2026,Deposit,,Acme,,Sales,"1,100.00","2,100.00"',
    ',17/07/2026,Expense,,Landlord,,Rent,-550.00,"1,550.00"',
    'Total for Cheque Account,,,,,,,$550.00,',
    'Sales,,,,,,,,',
    ',13/07/2026,Deposit,,Acme,,Cheque Account,"1,100.00","1,100.00"',
    'Total for Sales,,,,,,,"$1,100.00",',
    'Rent,,,,,,,,',
    ',17/07/2026,Expense,,Landlord,,Cheque Account,550.00,550.00',
    'Total for Rent,,,,,,,$550.00,',
  )
  await expect(readBytes(quickBooks, first)).rejects.toThrow(/debit and credit/)
})

it('reads no heading where a note is above or below the entries', async () => {
  const { rows } = await readBytes(
    lines(
      'Date,Description,Debit,Credit',
      'Pending payments are not listed',
      '13/07/2026,Rent,550.00,',
      '14/07/2026,Sales,,90.00',
      'End of list',
    ),
    first,
  )
  expect(entries(rows).map(({ account, details }) => [account, details])).toEqual([
    [undefined, 'Rent'],
    [undefined, 'Sales'],
  ])
})

it('reads a recorded file as it was read before', async () => {
  expect(entries((await readBytes(xero)).rows).map(({ account }) => account)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const { decided } = await readBytes(xero, first)
  const { rows } = await readBytes(xero, { answers: decided })
  expect(entries(rows)[2]?.account).toBe('Rent (469)')
})

const daily = lines(
  'Date,Item,Total (inc GST),GST',
  '13/11/2026,Latte,5.50,0.50',
  '13/11/2026,Tea,4.40,0.40',
  '13/11/2026,,9.90,0.90',
  '14/11/2026,Latte,5.50,0.50',
  '14/11/2026,,5.50,0.50',
  '15/11/2026,Latte,5.50,0.50',
  '15/11/2026,,6.60,0.60',
)

it('counts no total that nothing names, and keeps a sale without a name', async () => {
  const { rows } = await readBytes(daily, first)
  expect(sales(rows).map(({ amount }) => amount)).toEqual([550n, 440n, 550n, 550n, 660n])
  expect(apart(rows)).toEqual([
    [4, 'total'],
    [6, 'total'],
  ])
  expect(sales((await readBytes(daily)).rows)).toHaveLength(7)
})

it('counts no total of all rows that nothing names', async () => {
  const { rows } = await readBytes(`${daily}15/11/2026,,27.50,2.50\n`, first)
  expect(sales(rows).map(({ amount }) => amount)).toEqual([550n, 440n, 550n, 550n, 660n])
  expect(apart(rows).map(([row]) => row)).toEqual([4, 6, 9])
})

it('takes the tax off that was given back with a refund', async () => {
  const text = lines(
    'Date,Receipt,Total (inc GST),GST,Refunded',
    '13/11/2026,1,11.00,1.00,11.00',
    '14/11/2026,2,22.00,2.00,0.00',
    '14/11/2026,3,33.00,3.00,11.00',
  )
  expect(sales((await readBytes(text, first)).rows).map(({ amount, tax }) => [amount, tax])).toEqual([
    [0n, 0n],
    [2200n, 200n],
    [2200n, 200n],
  ])
})

it('refuses a quantity below zero with money taken', async () => {
  const text = lines(
    'Date,Receipt,Item,Qty,Total (inc GST),GST',
    '13/11/2026,1,Latte,1,5.50,0.50',
    '14/11/2026,2,Latte,-1,5.50,0.50',
    '15/11/2026,3,Latte,-1,-5.50,-0.50',
  )
  const { rows } = await readBytes(text, first)
  expect(sales(rows).map(({ amount }) => amount)).toEqual([550n, -550n])
  expect(refused(rows)).toEqual([[3, 'Qty', 'below zero, while the amount is above zero']])
})

it('refuses the money of a trust account', async () => {
  const trust = lines(
    'Trust account statement,,,,,',
    'Date,Reference,Property,Details,Receipts,Payments,Balance',
    '13/11/2026,R100,12 Wattle St,Rent Smith,520.00,,520.00',
    '14/11/2026,P20,12 Wattle St,Management fee 6%,,34.32,485.68',
  )
  await expect(readBytes(trust, first)).rejects.toThrow(/trust account/)
})

it('takes no name of a payee for the number of an entry', async () => {
  const text = (name: string) =>
    lines(
      'Date,Name,Account,Debit,Credit',
      `13/11/2026,${name} 1001,Rent,300.00,`,
      `14/11/2026,${name} 1002,Sales,,500.00`,
    )
  expect(entries((await readBytes(text('#'), first)).rows).map(({ id }) => id)).toEqual(['# 1001', '# 1002'])
  const named = text('Landlord').replaceAll(/ 100\d/g, '')
  expect(entries((await readBytes(named, first)).rows).map(({ id }) => id)).toEqual([undefined, undefined])
})
