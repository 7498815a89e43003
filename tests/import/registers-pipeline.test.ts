/** Lists of opportunities: what is open, and what it is worth by its chances. */
import { describe, expect, test } from 'vitest'
import { lines, readBytes } from './read-text.ts'

const read = (text: string, answers = {}) => readBytes(text, { isReplay: false, answers })
const entriesIn = (rows: Awaited<ReturnType<typeof read>>['rows']) =>
  rows.flatMap((row) => (row.is === 'registers' ? row.entries : []))
const rejected = (rows: Awaited<ReturnType<typeof read>>['rows']) =>
  rows.flatMap((row) => (row.is === 'rejected' ? [[row.row, row.column, row.reason]] : []))

describe('a pipeline', () => {
  const text = lines(
    'Deal Name,Account Name,Stage,Amount,Probability (%),Close Date,Owner,Created Date',
    'Audit,Acme,Proposal,26000,50,22/12/2026,Ana,21/10/2026',
    'Review,Globex,Negotiation,54000,75,31/03/2027,Ana,16/10/2026',
    'Study,Acme,Closed Won,76000,100,14/11/2026,Ana,16/10/2026',
    'Bid,Initech,Closed Lost,10000,0,14/11/2026,Ana,16/10/2026',
    'Old,Initech,Closed,10000,0,14/11/2026,Ana,16/10/2026',
  )

  test('has what is open, and what it is worth by its chance', async () => {
    const { kind, rows, mapping } = await read(text, { 'as-of': '2026-11-20' })
    expect(kind).toBe('pipeline')
    expect(entriesIn(rows)).toMatchObject([
      {
        name: 'Audit',
        state: 'Proposal',
        counts: true,
        amount: 2600000n,
        second: 1300000n,
        ends: '2026-12-22',
      },
      { name: 'Review', state: 'Negotiation', counts: true, amount: 5400000n, second: 4050000n },
      { name: 'Study', state: 'won', counts: false },
      { name: 'Bid', state: 'lost', counts: false },
    ])
    expect(rejected(rows)).toEqual([[6, 'Stage', 'does not say whether it was won or lost']])
    expect(mapping.find(({ column }) => column === 'Owner')).toMatchObject({ role: 'ignored' })
  })

  test('takes the weighted value that a list has', async () => {
    const { rows } = await read(
      lines(
        'Opportunity,Stage,Value,Weighted value,Expected close',
        'Audit,Proposal,26000.00,9100.00,22/12/2026',
      ),
      { 'as-of': '2026-11-20' },
    )
    expect(entriesIn(rows)).toMatchObject([{ amount: 2600000n, second: 910000n }])
  })

  test('refuses a chance above a hundred, and another currency', async () => {
    const { rows } = await read(
      lines(
        'Opportunity,Stage,Value,Probability,Currency',
        'Audit,Proposal,26000.00,120,AUD',
        'Audit,Proposal,26000.00,50%,USD',
        'Audit,Proposal,26000.00,50%,AUD',
      ),
      { 'as-of': '2026-11-20' },
    )
    expect(rejected(rows)).toEqual([
      [2, 'Probability', 'not a share from 0 to 100 percent'],
      [3, 'Currency', 'in USD, not in AUD'],
    ])
    expect(entriesIn(rows)).toHaveLength(1)
  })

  test.each([
    'Order,Date,Amount,Status\n1,2026-11-02,10.00,Paid\n2,2026-11-13,10.00,Paid\n',
    'Invoice,Client,Amount,Status,Due date\n1,Acme,10.00,Paid,2026-11-13\n',
    'Date,Account,Debit,Credit\n2026-11-02,Rent,10.00,\n2026-11-13,Rent,10.00,\n',
  ])('is not %j', async (other) => {
    const { kind } = await read(other, { 'tax-included': 'none' })
    expect(['managements', 'listings', 'pipeline']).not.toContain(kind)
  })
})
