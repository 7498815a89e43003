/** What the words of timesheets and lists are used for can be changed; their amounts and hours keep their use. */
import { describe, expect, it } from 'vitest'
import { lines, readBytes } from './read-text.ts'

type Answers = Readonly<Record<string, string>>

const read = async (text: string, answers: Answers = {}, isReplay = false) => {
  const { rows, mapping, decided } = await readBytes(text, {
    answers,
    isReplay,
    ...(isReplay && answers.kind === 'timesheets' ? { kind: 'timesheets' as const } : {}),
  })
  return {
    rows,
    decided,
    choices: Object.fromEntries(
      mapping.flatMap(({ column, question }) =>
        question ? [[column, question.readings.map(({ id }) => id).join(' ')]] : [],
      ),
    ),
    work: rows.flatMap((row) => (row.is === 'work' ? row.work : [])),
    debts: rows.flatMap((row) => (row.is === 'debts' ? row.debts : [])),
    entries: rows.flatMap((row) => (row.is === 'registers' ? row.entries : [])),
  }
}

describe('a timesheet', () => {
  const text = lines(
    'Date,Consultant,Client,Campaign,Hours,Billable',
    '2026-11-02,Ann,Agency Ltd,Tern,7.50,Yes',
    '2026-11-03,Ann,Agency Ltd,Wren,6.00,Yes',
  )
  const answers = { 'day-length': '8' }

  it('takes another column for its client, and none for what is left out', async () => {
    const { choices, work } = await read(text, answers)
    expect(choices).toEqual({
      Consultant: 'client project task employee ignored',
      Client: 'client project task employee ignored',
      Campaign: 'client project task employee ignored',
    })
    expect(work[0]?.client).toBe('Agency Ltd')
    const told = await read(text, { ...answers, 'use-column-4': 'client', 'use-column-2': 'ignored' })
    expect(told.work.map(({ client, person, seconds }) => [client, person, seconds])).toEqual([
      ['Tern', undefined, 27_000n],
      ['Wren', undefined, 21_600n],
    ])
    expect((await read(text, told.decided, true)).work).toEqual(told.work)
  })

  it('has no other use for its hours', async () => {
    const { work } = await read(text, { ...answers, 'use-column-5': 'client' })
    expect(work[0]).toMatchObject({ client: 'Agency Ltd', seconds: 27_000n })
  })
})

describe('a list', () => {
  it('of invoices may have its customer in another column', async () => {
    const text = lines(
      'Debtors as at 20/11/2026',
      'Customer,Payer,Invoice no,Invoice date,Due date,Amount due',
      'Shop 1,Tern Ltd,1,01/11/2026,15/11/2026,100.00',
      'Shop 2,Tern Ltd,2,18/11/2026,30/11/2026,50.00',
    )
    const first = await read(text)
    expect(first.debts.map(({ customer }) => customer)).toEqual(['Shop 1', 'Shop 2'])
    expect(first.choices).toMatchObject({
      Payer: 'customer id status ignored',
      'Due date': 'due issued paid-on ignored',
    })
    const told = await read(text, { 'use-column-2': 'customer', 'use-column-5': 'ignored' })
    expect(told.debts.map(({ customer, amount, due }) => [customer, amount, due])).toEqual([
      ['Tern Ltd', 10_000n, undefined],
      ['Tern Ltd', 5000n, undefined],
    ])
    expect((await read(text, told.decided, true)).debts).toEqual(told.debts)
  })

  it('of rents may have its names in another column, and is refused without any', async () => {
    const text = lines(
      'As at,Property,Building,Tenant,Weekly rent,Lease end',
      '2026-11-20,12A,Seaview,T Hill,520.00,2027-03-31',
    )
    expect((await read(text)).entries.map(({ name }) => name)).toEqual(['12A'])
    const told = await read(text, { 'use-column-3': 'property', 'use-column-6': 'ignored' })
    expect(told.entries.map(({ name, ends, amount }) => [name, ends, amount])).toEqual([
      ['Seaview', undefined, 52_000n],
    ])
    await expect(read(text, { 'use-column-2': 'ignored' })).rejects.toThrow('no column with names')
  })
})
