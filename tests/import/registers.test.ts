/** Lists as of a day that are no money: managements, listings, and the pipeline. */
import { describe, expect, test } from 'vitest'
import { lines, readBytes } from './read-text.ts'

const read = (text: string, answers = {}) => readBytes(text, { isReplay: false, answers })
const entriesIn = (rows: Awaited<ReturnType<typeof read>>['rows']) =>
  rows.flatMap((row) => (row.is === 'registers' ? row.entries : []))
const rejected = (rows: Awaited<ReturnType<typeof read>>['rows']) =>
  rows.flatMap((row) => (row.is === 'rejected' ? [[row.row, row.column, row.reason]] : []))
const asAt = 'Rent roll as at 20 November 2026'

describe('a rent roll', () => {
  const roll = (head: string, ...rows: readonly string[]) => lines(asAt, head, ...rows)

  test('has managements with the rent and the fee of a week', async () => {
    const { kind, rows, mapping } = await read(
      roll(
        'Property,Owner,Tenant,Weekly rent,Mgmt fee %,Lease start,Lease end,Notes',
        '"1 Smith St, Ashgrove",A Lee,T One,520.00,8.5,01/02/2026,31/01/2027,x',
        '2 Hill Rd,B Lee,T Two,610.00,7.0,13/03/2025,30/12/2026,',
        '3 Hill Rd,B Lee,Vacant,600.00,7.0,,,',
      ),
    )
    expect(kind).toBe('managements')
    expect(entriesIn(rows)).toMatchObject([
      {
        name: '1 Smith St, Ashgrove',
        amount: 52000n,
        second: 4420n,
        state: 'let',
        counts: true,
        date: '2026-11-20',
        ends: '2027-01-31',
      },
      { name: '2 Hill Rd', amount: 61000n, second: 4270n, state: 'let', ends: '2026-12-30' },
      { name: '3 Hill Rd', amount: 0n, second: 0n, state: 'vacant', counts: true },
    ])
    expect(mapping.map(({ role, column }) => [role, column])).toEqual([
      ['property', 'Property'],
      ['tenant', 'Tenant'],
      ['rent', 'Weekly rent'],
      ['fee-share', 'Mgmt fee %'],
      ['lease-end', 'Lease end'],
      ['other-party', 'Owner'],
      ['ignored', 'Lease start'],
      ['ignored', 'Notes'],
    ])
  })

  test.each([
    ['Rent pcm', '2600.00', 60000n],
    ['Monthly rent', '2600.00', 60000n],
    ['Rent per fortnight', '1200.00', 60000n],
    ['Annual rent', '31200.00', 60000n],
    ['Rent ($/wk)', '600.00', 60000n],
  ])('turns "%s" into a week', async (label, cell, week) => {
    const { rows } = await read(roll(`Address,Tenant,${label}`, `1 Smith St,T,${cell}`))
    expect(entriesIn(rows).map(({ amount }) => amount)).toEqual([week])
  })

  test('asks for the period of a plain rent, and the day of a list that does not say it', async () => {
    const text = lines('Address,Tenant,Rent', '1 Smith St,T,2600.00')
    expect((await read(text)).questions.map(({ id }) => id)).toEqual(['as-of', 'rent-period'])
    const { rows } = await read(text, { 'as-of': '2026-11-20', 'rent-period': 'month' })
    expect(entriesIn(rows)).toMatchObject([{ amount: 60000n, date: '2026-11-20' }])
  })

  test('takes the period of each row from a column', async () => {
    const { rows } = await read(
      roll(
        'Address,Tenant,Rent,Frequency',
        'A St,T,600.00,Weekly',
        'B St,U,1300.00,Fortnightly',
        'C St,V,900,per moon',
      ),
    )
    expect(entriesIn(rows).map(({ amount }) => amount)).toEqual([60000n, 65000n])
    expect(rejected(rows)).toEqual([[5, 'Frequency', 'neither a week, a fortnight, a month nor a year']])
  })

  test('has vacant properties where nobody is named as the tenancy', async () => {
    const { rows } = await read(
      roll('Property Address,Ownership,Tenancy,Weekly rent', 'A St,Lee,T,600.00', 'B St,Ray,,700.00'),
    )
    expect(entriesIn(rows).map(({ state, amount }) => [state, amount])).toEqual([
      ['let', 60000n],
      ['vacant', 0n],
    ])
  })

  test('sets totals apart, and refuses rows without a rent', async () => {
    const { rows } = await read(
      roll('Address,Tenant,Weekly rent', 'A St,T,600.00', 'B St,U,', 'C St,V,abc', 'Total,,1200.00'),
    )
    expect(entriesIn(rows)).toHaveLength(1)
    expect(rejected(rows)).toEqual([
      [4, 'Weekly rent', 'no amount'],
      [5, 'Weekly rent', 'not an amount'],
    ])
    expect(rows.filter(({ is }) => is === 'set-apart')).toHaveLength(1)
  })

  test('is not a ledger of rents that were paid', async () => {
    const { kind } = await read(
      lines(
        'Date,Property,Tenant,Rent,Fee',
        '02/11/2026,A St,T,600.00,48.00',
        '13/11/2026,B St,U,600.00,48.00',
      ),
      { kind: 'sales', 'amount-column': 'column-5', 'tax-included': 'none' },
    )
    expect(kind).not.toBe('managements')
  })
})

describe('a list of listings', () => {
  const text = lines(
    'Listings as at 20/11/2026',
    'Address,Vendor,Listed,Price guide,Days on market,Agent,Status',
    '1 Hill Rd,V,22/10/2026,"$1,400,000",29,Ana,Active',
    '2 Hill Rd,V,30/10/2026,Contact agent,21,Bo,Under offer',
    '3 Hill Rd,V,13/08/2026,"$900,000",60,Bo,Sold',
    '4 Hill Rd,V,13/08/2026,"$800,000",60,Bo,Withdrawn',
    '5 Hill Rd,V,13/08/2026,"$800,000",60,Bo,Pending review',
  )

  test('counts what is on the market, and says which prices are not known', async () => {
    const { kind, rows } = await read(text)
    expect(kind).toBe('listings')
    expect(entriesIn(rows)).toMatchObject([
      { name: '1 Hill Rd', state: 'for sale', counts: true, amount: 140000000n, isPriced: true, days: 29 },
      { name: '2 Hill Rd', state: 'under offer', counts: true, isPriced: false },
      { name: '3 Hill Rd', state: 'sold', counts: false },
      { name: '4 Hill Rd', state: 'withdrawn', counts: false },
    ])
    expect(rejected(rows)).toEqual([[7, 'Status', 'does not say whether it is on the market']])
  })

  test('is not a list of settlements', async () => {
    const { kind } = await read(
      lines(
        'Settlement date,Property,Sale price,Commission,GST,Agent',
        '01/06/2026,1 Hill Rd,1700000,41140.00,3740.00,Ana',
        '17/06/2026,2 Hill Rd,900000,21780.00,1980.00,Bo',
      ),
      { 'amount-column': 'column-4' },
    )
    expect(kind).toBe('sales')
  })
})
