/** Lists of debtors: aged balances and invoices, as accounting systems export them. */
import { describe, expect, it } from 'vitest'
import { readDebts } from './read-debts.ts'
import { lines } from './read-text.ts'

describe('aged balances', () => {
  it('of Xero are read with their ages, and the total proves them', async () => {
    const text = lines(
      'Aged Receivables Summary',
      'Petrov Advisory',
      'As at 31 October 2026',
      'Ageing by due date',
      '',
      'Contact,Current,< 1 Month,1 Month,2 Months,3 Months,Older,Total',
      'Tern Ltd,1000.00,500.00,0.00,0.00,0.00,250.00,1750.00',
      'Wren & Co,0.00,0.00,300.00,0.00,0.00,0.00,300.00',
      'Total,1000.00,500.00,300.00,0.00,0.00,250.00,2050.00',
      'Percentage of total,48.78%,24.39%,14.63%,0.00%,0.00%,12.20%,100.00%',
    )
    expect(await readDebts(text)).toMatchObject({
      kind: 'debtors',
      day: '2026-10-31',
      asked: [],
      refused: [],
      figures: {
        total: '2050.00',
        owed: '2050.00',
        overdue: '1050.00',
        largest: '1750.00',
        customers: 2,
        ages: [
          { age: 'current', amount: '1000.00', isOverdue: false },
          { age: 'under 1 month', amount: '500.00', isOverdue: true },
          { age: '1 month', amount: '300.00', isOverdue: true },
          { age: 'older', amount: '250.00', isOverdue: true },
        ],
      },
    })
  })

  it('of QuickBooks have no label above the names', async () => {
    const text = lines(
      'A/R Ageing Summary',
      '"As of October 31, 2026"',
      ',Current,1 - 30,31 - 60,61 - 90,91 and over,Total',
      'Tern Ltd,"1,000.00",,,,20.00,"1,020.00"',
      'Wren & Co,,35.50,,,,35.50',
      'TOTAL,"1,000.00",35.50,0.00,0.00,20.00,"1,055.50"',
    )
    expect(await readDebts(text)).toMatchObject({
      asked: [],
      debts: ['Tern Ltd: 1000 current', 'Tern Ltd: 20 over 91 days', 'Wren & Co: 35.5 1–30 days'],
      figures: { total: '1055.50', overdue: '55.50' },
    })
  })

  it('of MYOB may be counted from the invoice, so it is asked what is overdue', async () => {
    const text = lines(
      'Aged Receivables,As of 31/10/2026',
      'Customer,Total Due,0 - 30,31 - 60,61 - 90,90+',
      'Tern Ltd,$300.00,$100.00,$200.00,$0.00,$0.00',
      'Total:,$300.00,$100.00,$200.00,$0.00,$0.00',
    )
    expect((await readDebts(text)).asked).toEqual([['ages-from', 'due all-due invoice']])
    expect((await readDebts(text, { 'ages-from': 'due' })).figures).toMatchObject({ overdue: '200.00' })
    expect((await readDebts(text, { 'ages-from': 'all-due' })).figures).toMatchObject({ overdue: '300.00' })
    expect((await readDebts(text, { 'ages-from': 'invoice' })).figures?.overdue).toBeUndefined()
  })

  it('may be by invoice, with the customers as headings', async () => {
    const text = lines(
      'Aged Receivables Detail',
      'As at 31 October 2026',
      'Ageing by due date',
      'Invoice Date,Due Date,Invoice Number,Current,< 1 Month,1 Month,Older,Total',
      'Tern Ltd',
      '1 Oct 2026,15 Oct 2026,INV-1,0.00,110.00,0.00,0.00,110.00',
      '20 Oct 2026,3 Nov 2026,INV-2,90.00,0.00,0.00,0.00,90.00',
      'Total Tern Ltd,,,90.00,110.00,0.00,0.00,200.00',
      'Wren & Co',
      '1 Jan 2026,15 Jan 2026,INV-0,0.00,0.00,0.00,50.00,50.00',
      'Total Wren & Co,,,0.00,0.00,0.00,50.00,50.00',
      'Total,,,90.00,110.00,0.00,50.00,250.00',
    )
    expect(await readDebts(text)).toMatchObject({
      asked: [],
      refused: [],
      debts: ['Tern Ltd: 110 under 1 month', 'Tern Ltd: 90 current', 'Wren & Co: 50 older'],
      figures: { total: '250.00', oldestDue: '2026-01-15', customers: 2 },
    })
  })
})

const day = { 'as-of': '2026-11-22' }
const debtors = { ...day, kind: 'debtors' }

describe('invoices', () => {
  const text = lines(
    'Invoice No,Customer,Invoice Date,Due Date,Total,Amount Paid,Amount Due,Status',
    'INV-1,Tern Ltd,2026-08-01,2026-08-15,1100.00,0.00,1100.00,Awaiting Payment',
    'INV-2,Wren & Co,2026-10-20,2026-11-03,550.00,50.00,500.00,Awaiting Payment',
    'INV-3,Wren & Co,2026-11-20,2026-12-04,220.00,0.00,220.00,Awaiting Payment',
    'INV-4,Tern Ltd,2026-09-20,2026-10-04,880.00,880.00,0.00,Paid',
  )
  it('with something unpaid are sales or debtors, which is asked', async () => {
    expect((await readDebts(text)).asked).toEqual([['kind', 'sales debtors']])
    expect((await readDebts(text, { kind: 'sales' })).kind ?? 'asked about tax').not.toBe('debtors')
  })
  it('are asked on which day they were unpaid, and are aged by the due date', async () => {
    expect((await readDebts(text, { kind: 'debtors' })).asked).toEqual([
      ['as-of', '2026-11-22 2026-10-31 another-day'],
    ])
    expect(await readDebts(text, debtors)).toMatchObject({
      kind: 'debtors',
      refused: [],
      apart: [[5, 'paid']],
      debts: ['Tern Ltd: 1100 over 90 days', 'Wren & Co: 500 1–30 days', 'Wren & Co: 220 not due'],
      figures: { total: '1820.00', overdue: '1600.00', oldestDue: '2026-08-15', largest: '1100.00' },
    })
  })
  it('without anything unpaid are sales as before', async () => {
    const paid = lines(
      'Invoice No,Customer,Invoice Date,Due Date,Total,Amount Due,Status',
      'INV-4,Tern Ltd,2026-09-20,2026-10-04,880.00,0.00,Paid',
    )
    expect((await readDebts(paid)).asked.map(([id]) => id)).not.toContain('kind')
  })
  it('may say by a day of payment, by an amount paid or by a status what is unpaid', async () => {
    const by = (label: string, unpaid: string, paid: string) =>
      lines(
        `Invoice,Client,Due,Amount,${label}`,
        `1,Tern,2026-11-01,100.00,${unpaid}`,
        `2,Wren,2026-11-01,40.00,${paid}`,
      )
    for (const [label, unpaid, paid] of [
      ['Paid Date', '', '2026-11-02'],
      ['Amount Paid', '', '40.00'],
      ['Status', 'Overdue', 'Paid'],
      ['Paid', 'No', 'Yes'],
    ] as const)
      expect(await readDebts(by(label, unpaid, paid), debtors), label).toMatchObject({
        debts: ['Tern: 100 1–30 days'],
        refused: [],
      })
  })
})
