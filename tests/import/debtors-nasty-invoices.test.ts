/** Lists of unpaid invoices that are easily read wrong: each is read rightly, asked about, or refused with its reason. */
import { describe, expect, it } from 'vitest'
import { readDebts, refusal } from './read-debts.ts'
import { lines } from './read-text.ts'

const answers = { kind: 'debtors', 'as-of': '2026-11-22' }
const head = 'Invoice No,Customer,Invoice Date,Due Date,Total,Amount Due'
const bills = (...rows: readonly string[]) => lines(head, ...rows)

describe('invoices', () => {
  it('in both orders of day and month are asked about', async () => {
    const text = bills('1,Tern,03/04/2026,05/06/2026,100,100')
    expect((await readDebts(text, answers)).asked).toEqual([['date-order', 'day-first month-first']])
    expect((await readDebts(text, { ...answers, 'date-order': 'month-first' })).figures?.oldestDue).toBe(
      '2026-05-06',
    )
  })
  it('that would be from the future in one order are read in the other', async () => {
    expect((await readDebts(bills('1,Tern,04/12/2026,05/12/2026,100,100'), answers)).figures?.oldestDue).toBe(
      '2026-05-12',
    )
  })
  it('with a row for each line are asked about, and counted once', async () => {
    const text = bills('1,Tern,2026-10-01,2026-10-15,100,100', '1,Tern,2026-10-01,2026-10-15,100,100')
    expect((await readDebts(text, answers)).asked).toEqual([['debtors-repeated', 'once all']])
    expect((await readDebts(text, { ...answers, 'debtors-repeated': 'once' })).figures?.total).toBe('100.00')
  })
  it('with a number twice and other amounts are left out with the reason', async () => {
    const { refused, figures } = await readDebts(
      bills('1,Tern,2026-10-01,2026-10-15,100,100', '1,Tern,2026-10-01,2026-10-15,100,60'),
      answers,
    )
    expect([refused.length, figures?.total]).toEqual([1, '100.00'])
  })
  it('that contradict themselves are left out with the reason', async () => {
    const text = lines(
      `${head},Amount Paid,Status`,
      '1,Tern,2026-10-01,2026-10-15,100,100,0,Paid',
      '2,Tern,2026-10-01,2026-10-15,100,120,0,Sent',
      '3,Tern,2026-10-01,2026-10-15,100,50,20,Sent',
      '4,Tern,2026-10-15,2026-10-01,100,100,0,Sent',
      '5,Tern,2026-10-01,On receipt,100,100,0,Sent',
      '6,,2026-10-01,2026-10-15,100,100,0,Sent',
      '7,Tern,2026-10-01,2026-10-15,100,0,100,Unpaid',
      '8,Tern,2026-10-01,2026-10-15,100,,0,Sent',
      '9,Tern,2026-11-23,2026-12-15,100,100,0,Sent',
      '10,Wren,2026-10-01,2026-10-15,100,40,60,Partially paid',
    )
    const { refused, figures } = await readDebts(text, answers)
    expect(refused.map(([row]) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(figures?.total).toBe('40.00')
  })
  it('that are drafts, void or paid are set apart', async () => {
    const text = lines(
      `${head},Status`,
      '1,Tern,2026-10-01,2026-10-15,100,100,Draft',
      '2,Tern,2026-10-01,2026-10-15,100,100,Void',
      '3,Tern,2026-10-01,2026-10-15,100,0,Paid',
      '4,Tern,2026-10-01,2026-10-15,9,9,Sent',
    )
    const { apart, figures } = await readDebts(text, answers)
    expect([apart.map(([, why]) => why), figures?.total]).toEqual([
      ['not completed', 'not completed', 'paid'],
      '9.00',
    ])
  })
  it('with a status that says nothing, or in part without how much, are left out with the reason', async () => {
    const text = lines(
      'Invoice,Client,Due,Amount,Status',
      '1,Tern,2026-11-01,100,Disputed',
      '2,Tern,2026-11-01,100,Partially paid',
      '3,Tern,2026-11-01,100,',
      '4,Tern,2026-11-01,100,Overdue',
    )
    const { refused, figures } = await readDebts(text, answers)
    expect([refused.map(([, , reason]) => reason), figures?.total]).toEqual([
      [
        '“Disputed” does not say whether it is paid',
        'paid in part, and no column says how much',
        'no status',
      ],
      '100.00',
    ])
  })
  it('that are credit notes lower what is owed, also without a minus', async () => {
    const text = lines(
      `Type,${head}`,
      'Invoice,1,Tern,2026-10-01,2026-10-15,100,100',
      'Credit Note,C1,Tern,2026-10-01,,30,30',
      'Bill,B1,Kite,2026-10-01,2026-10-15,70,70',
    )
    const { refused, figures } = await readDebts(text, answers)
    expect([figures?.total, refused]).toEqual(['70.00', [[4, 'Type', 'a bill, which you owe yourself']]])
  })
  it('for deposits and retainers are owed if they are invoices, and otherwise left out with the reason', async () => {
    const text = lines(
      `Type,${head}`,
      'Deposit invoice,1,Tern,2026-10-01,2026-10-15,100,100',
      'Retainer,2,Wren,2026-10-01,2026-10-15,30,30',
    )
    const { refused, figures } = await readDebts(text, answers)
    expect([figures?.total, refused.map(([row]) => row)]).toEqual(['100.00', [3]])
  })
  it('without a due date are owed, and nothing says that they are overdue', async () => {
    const { figures } = await readDebts(
      bills('1,Tern,2026-10-01,,100,100', '2,Tern,2026-10-01,2026-10-15,50,50'),
      answers,
    )
    expect([figures?.total, figures?.overdue]).toEqual(['150.00', undefined])
  })
  it('overpaid, or deposits, are credits', async () => {
    const text = lines(
      'Invoice No,Customer,Due Date,Total,Amount Paid',
      '1,Tern,2026-10-15,100,130',
      '2,Wren,2026-10-15,100,0',
    )
    expect((await readDebts(text, answers)).figures).toMatchObject({
      total: '70.00',
      owed: '100.00',
      credits: '30.00',
      overdue: '100.00',
    })
  })
  it('paid after the day of the list are left out with the reason', async () => {
    const text = lines(
      'Invoice No,Customer,Due Date,Total,Paid Date',
      '1,Tern,2026-09-15,100,2026-10-15',
      '2,Wren,2026-09-15,100,',
    )
    expect((await readDebts(text, { kind: 'debtors', 'as-of': '2026-09-30' })).refused).toHaveLength(1)
  })
  it('with amounts without tax only are refused', async () => {
    const text = lines('Invoice No,Customer,Due Date,Total ex GST,Status', '1,Tern,2026-09-15,100,Sent')
    expect(await refusal(text, answers)).toContain('only has amounts without tax')
  })
  it('with totals below, and totals in groups, are proven by them', async () => {
    const good = bills(
      '1,Tern,2026-10-01,2026-10-15,100,100',
      '2,Wren,2026-10-01,2026-10-15,50,20',
      'Total,,,,150,120',
    )
    expect((await readDebts(good, answers)).figures?.total).toBe('120.00')
    expect(await refusal(good.replace('150,120', '150,220'), answers)).toContain('has a total of 220.00')
  })
  it('of suppliers are no debtors', async () => {
    const text = lines('Bill No,Supplier,Due Date,Total,Amount Due', '1,Tern,2026-10-15,100,100')
    expect(await refusal(text, { kind: 'debtors' })).toContain('is not a list of debtors')
  })
  it('with two columns of what is owed are asked which', async () => {
    const text = lines('Invoice No,Customer,Due Date,Balance,Amount Due', '1,Tern,2026-10-15,100,60')
    expect((await readDebts(text, answers)).asked).toContainEqual([
      'debtors-outstanding',
      'column-4 column-5',
    ])
  })
  it('called unpaid invoices are debtors without a question', async () => {
    const text = lines('Unpaid invoices as at 1 November 2026', head, '1,Tern,2026-10-01,2026-10-15,100,100')
    expect(await readDebts(text)).toMatchObject({ asked: [], kind: 'debtors', day: '2026-11-01' })
  })
})
