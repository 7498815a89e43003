/** Lists of debtors that would be read wrong by guessing: each is right, asked about, or refused with its reason. */
import { describe, expect, it } from 'vitest'
import { readDebts, refusal } from './read-debts.ts'
import { lines } from './read-text.ts'

const title = ['Aged receivables', 'As at 31 October 2026']
const labels = 'Customer,Current,1-30,31-60,61-90,Over 90,Total'
const aged = (...rows: readonly string[]) => lines(...title, labels, ...rows)

describe('aged balances', () => {
  it('negative balances and credits are taken off, and named', async () => {
    const { figures } = await readDebts(
      aged('Tern,100,0,0,0,0,100', 'Wren,0,(30.00),0,0,0,(30.00)', 'Total,100,(30),0,0,0,70'),
    )
    expect(figures).toMatchObject({ total: '70.00', owed: '100.00', credits: '30.00', customers: 1 })
  })
  it('credits written with CR are below zero', async () => {
    const { figures } = await readDebts(aged('Tern,100,0,0,0,0,100', 'Wren,30.00 CR,0,0,0,0,30.00 CR'))
    expect(figures).toMatchObject({ total: '70.00' })
  })
  it('a row that does not add up is left out with its reason', async () => {
    expect((await readDebts(aged('Tern,100,0,0,0,0,110', 'Wren,5,0,0,0,0,5'))).refused).toEqual([
      [4, 'Total', 'the ages add up to 100.00, not to 110.00'],
    ])
  })
  it('a total that is not the sum of its rows refuses the file', async () => {
    expect(
      await refusal(aged('Tern,100,0,0,0,0,100', 'Wren,5,0,0,0,0,5', 'Total,205,0,0,0,0,205')),
    ).toContain('has a total of 205.00 where the rows above add up to 105.00')
  })
  it('a total without a name is none of the customers', async () => {
    const { figures, apart } = await readDebts(
      aged('Tern,100,0,0,0,0,100', 'Wren,5,0,0,0,0,5', ',105,0,0,0,0,105'),
    )
    expect([figures?.total, apart.at(-1)]).toEqual(['105.00', [6, 'total']])
  })
  it('amounts of nobody are left out with the reason', async () => {
    expect((await readDebts(aged('Tern,100,0,0,0,0,100', ',7,0,0,0,0,7'))).refused).toEqual([
      [5, 'Customer', 'no customer'],
    ])
  })
  it('a customer called Total is a customer', async () => {
    const text = aged('Tern,100,0,0,0,0,100', 'Total Tools Pty Ltd,5,0,0,0,0,5', 'Total,105,0,0,0,0,105')
    expect((await readDebts(text)).figures).toMatchObject({ total: '105.00', customers: 2 })
  })
  it('equal rows are asked about', async () => {
    const text = aged('Tern,100,0,0,0,0,100', 'Tern,100,0,0,0,0,100')
    expect((await readDebts(text)).asked).toEqual([['debtors-repeated', 'once all']])
    expect((await readDebts(text, { 'debtors-repeated': 'once' })).figures?.total).toBe('100.00')
    expect((await readDebts(text, { 'debtors-repeated': 'all' })).figures?.total).toBe('200.00')
  })
  it('a name in other case is the same customer', async () => {
    const { figures } = await readDebts(aged('Tern Ltd,100,0,0,0,0,100', 'TERN  LTD,50,0,0,0,0,50'))
    expect(figures).toMatchObject({ customers: 1, largest: '150.00' })
  })
  it('names with commas, quotes and line breaks stay whole', async () => {
    const { debts } = await readDebts(
      aged('"Tern, Wren & ""Co""",100,0,0,0,0,"1,100.00"'.replace('100,0', '"1,100.00",0')),
    )
    expect(debts).toEqual(['Tern, Wren & "Co": 1100 current'])
  })
  it('other currencies are refused', async () => {
    expect((await readDebts(aged('Tern,US$100,0,0,0,0,US$100', 'Wren,5,0,0,0,0,5'))).refused).toEqual([
      [4, 'Current', 'in USD, not in AUD'],
    ])
    expect(
      (
        await readDebts(
          lines(...title, `${labels},Currency`, 'Tern,100,0,0,0,0,100,EUR', 'Wren,5,0,0,0,0,5,AUD'),
        )
      ).refused,
    ).toEqual([[4, 'Currency', 'in EUR, not in AUD']])
    expect(await refusal(lines(...title, 'All amounts in USD', labels, 'Tern,100,0,0,0,0,100'))).toContain(
      'USD',
    )
  })
  it('amounts in thousands are refused', async () => {
    expect(await refusal(lines(...title, 'Amounts in $000s', labels, 'Tern,100,0,0,0,0,100'))).toContain(
      'not in dollars and cents',
    )
  })
  it('what is owed to suppliers is refused, and asked about where nothing says it', async () => {
    const payables = lines(
      'Aged Payables',
      'As at 31 October 2026',
      labels.replace('Customer', 'Contact'),
      'Tern,100,0,0,0,0,100',
    )
    expect(await refusal(payables)).toContain('lists what you owe to others')
    expect(
      await refusal(
        lines('As at 31 October 2026', labels.replace('Customer', 'Contact'), 'Tern,100,0,0,0,0,100'),
      ),
    ).toBe('asked owed-to')
    expect(
      await refusal(
        lines('As at 31 October 2026', labels.replace('Customer', 'Supplier'), 'Tern,100,0,0,0,0,100'),
      ),
    ).toContain('lists what you owe to others')
  })
  it('an age that a spreadsheet turned into a date is refused', async () => {
    expect(
      await refusal(lines(...title, labels.replace('1-30', '30-Jan'), 'Tern,100,20,0,0,0,120')),
    ).toContain('has amounts beside the ages, and their label does not say what they are')
  })
  it('a column of retainers is taken off, where the total shows it', async () => {
    const with_ = (row: string) => lines(...title, 'Customer,Current,1-30,31-60,Retainers held,Balance', row)
    for (const row of ['Tern,100,20,0,50,70', 'Tern,100,20,0,-50,70'])
      expect((await readDebts(with_(row))).figures, row).toMatchObject({ total: '70.00' })
    expect((await readDebts(with_('Tern,100,20,0,50,120'))).refused).toHaveLength(1)
    expect(
      (
        await readDebts(
          lines(...title, 'Customer,Current,1-30,31-60,Retainers held', 'Tern,100,20,0,50', 'Wren,1,1,1,'),
        )
      ).refused,
    ).toHaveLength(1)
  })
  it('credit limits and phone numbers are no debts', async () => {
    const text = lines(...title, `${labels},Credit limit,Phone`, 'Tern,100,0,0,0,0,100,5000.00,0400111222')
    expect((await readDebts(text)).figures?.total).toBe('100.00')
  })
  it('a day that is still to come, or that may be either, is refused or asked', async () => {
    expect(
      await refusal(lines('Aged receivables as at 31/12/2026', labels, 'Tern,100,0,0,0,0,100')),
    ).toContain('after today')
    expect(
      (await readDebts(lines('Aged receivables as at 03/04/2026', labels, 'Tern,100,0,0,0,0,100'))).asked,
    ).toEqual([['as-of', '2026-04-03 2026-03-04']])
    expect(
      (await readDebts(lines('Aged receivables as at 04/12/2026', labels, 'Tern,100,0,0,0,0,100'))).day,
    ).toBe('2026-04-12')
  })
  it('a day of printing is offered and not taken', async () => {
    expect(
      (
        await readDebts(
          lines('Aged receivables', 'Printed 2026-11-01 at 9:05', labels, 'Tern,100,0,0,0,0,100'),
        )
      ).asked,
    ).toEqual([['as-of', '2026-11-01 2026-11-22 2026-10-31 another-day']])
    expect(
      await refusal(lines('Aged receivables', labels, 'Tern,100,0,0,0,0,100'), { 'as-of': 'another-day' }),
    ).toContain('As at 30 June 2026')
  })
  it('rows below the total are refused', async () => {
    expect(
      await refusal(
        aged('Tern,100,0,0,0,0,100', 'Wren,5,0,0,0,0,5', 'Total,105,0,0,0,0,105', 'Kite,9,0,0,0,0,9'),
      ),
    ).toContain('below its total')
  })
  it('commas for decimals are proven or asked', async () => {
    const text = lines(
      'Aged receivables;;;',
      'As at 31 October 2026;;;',
      'Customer;Current;1-30;31-60;Total',
      'Tern;1.100,50;0;0;1.100,50',
    )
    expect((await readDebts(text)).figures?.total).toBe('1100.50')
    const open = lines(
      'Aged receivables;;;',
      'As at 31 October 2026;;;',
      'Customer;Current;1-30;31-60;Total',
      'Tern;1,100;0;0;1,100',
    )
    expect((await readDebts(open)).asked.map(([id]) => id)).toEqual(['decimal-mark'])
  })
})
