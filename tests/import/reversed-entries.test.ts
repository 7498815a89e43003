/** Debits and credits below zero among others: taken back where a column of both proves it, otherwise asked. */
import { describe, expect, it } from 'vitest'
import { entries, lines, readBytes, refused } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const { questions, rows, decided } = await readBytes(text, { answers, isReplay })
  return {
    asked: questions.map(({ id, column, readings }) => [id, column, ...readings.map((one) => one.id)]),
    means: questions.map(({ readings }) => readings.map((one) => one.rows[0]?.means)),
    money: entries(rows).map(({ direction, amount, account }) => [account, direction, amount]),
    refused: refused(rows),
    decided,
  }
}

const table = (isNet: boolean): string =>
  lines(
    `Posted,Account,Dr,Cr${isNet ? ',Movement' : ''}`,
    `2026-11-03,Hire of tools,,880.00${isNet ? ',-880.00' : ''}`,
    `2026-11-04,Hire of tools,,-80.00${isNet ? ',80.00' : ''}`,
    `2026-11-05,Fuel,65.50,${isNet ? ',65.50' : ''}`,
    `2026-11-06,Fuel,65.50-,${isNet ? ',-65.50' : ''}`,
    `2026-11-09,Insurance,410.00,${isNet ? ',410.00' : ''}`,
  )

const takenBack = [
  ['Hire of tools', 'in', 88_000n],
  ['Hire of tools', 'in', -8000n],
  ['Fuel', 'out', 6550n],
  ['Fuel', 'out', -6550n],
  ['Insurance', 'out', 41_000n],
]

describe('a debit or credit below zero', () => {
  it('takes an entry back where a column of movements says so', async () => {
    const { asked, money, decided } = await read(table(true))
    expect({ asked, money }).toEqual({ asked: [], money: takenBack })
    expect((await read(table(true), decided, true)).money).toEqual(takenBack)
  })

  it('is asked about where nothing proves what it is', async () => {
    const { asked, means } = await read(table(false))
    expect(asked).toEqual([['reversals', 'Cr', 'taken-back', 'like-others']])
    expect(means).toEqual([['80.00 less', '80.00 more']])
    expect((await read(table(false), { reversals: 'taken-back' })).money).toEqual(takenBack)
    expect((await read(table(false), { reversals: 'like-others' })).money).toEqual(
      takenBack.map(([account, direction, amount]) => [
        account,
        direction,
        typeof amount === 'bigint' && amount < 0n ? -amount : amount,
      ]),
    )
  })

  it('is refused in files that were recorded before it was read', async () => {
    expect((await read(table(false), { kind: 'books' }, true)).refused).toEqual([
      [3, 'Cr', 'a credit below zero'],
      [5, 'Dr', 'a debit with another sign than the others'],
    ])
  })
})

describe('a bank statement without labels', () => {
  const statement = lines(
    '"06/11/2026","-18.40","POST OFFICE RED HILL","+981.60"',
    '"05/11/2026","-500.00","RENT UNIT 3","+1000.00"',
    '"04/11/2026","1500.00","DEPOSIT FROM STALL","+1500.00"',
    '"31/10/2026","-20.00","ACCOUNT FEE","+0.00"',
  )

  it('has its words as the details', async () => {
    const { rows, decided } = await readBytes(statement, { isReplay: false })
    const details = entries(rows).map((entry) => entry.details)
    expect(details).toEqual(['POST OFFICE RED HILL', 'RENT UNIT 3', 'DEPOSIT FROM STALL', 'ACCOUNT FEE'])
    const again = await readBytes(statement, { isReplay: true, answers: decided })
    expect(entries(again.rows).map((entry) => entry.details)).toEqual(details)
  })

  it('stays without them in a file that was recorded so, and where two columns have words', async () => {
    const before = await readBytes(statement, { isReplay: true, answers: { kind: 'books' } })
    expect(entries(before.rows).map((entry) => entry.details)).toEqual(Array(4).fill(undefined))
    const two = statement.replaceAll(/","([+])/g, '","CARD $1","$1').replace('"CARD', '"TRANSFER')
    const { rows } = await readBytes(two, { isReplay: false })
    expect(entries(rows).map((entry) => entry.details)).toEqual(Array(4).fill(undefined))
  })
})
