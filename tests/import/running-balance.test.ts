/** The closing balance of a bank file: oldest or newest row first, and none if the balances do not follow from the rows. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { RunningBalance } from '../../service/import/running-balance.ts'

const rows = [
  ['2026-11-02', 90_000n, -10_000n],
  ['2026-11-03', 85_000n, -5000n],
  ['2026-11-03', 105_000n, 20_000n],
  ['2026-11-05', 95_000n, -10_000n],
  ['2026-11-06', 91_000n, -4000n],
] as const

const closingOf = (all: readonly (readonly [string, bigint, bigint])[]) => {
  const running = new RunningBalance()
  for (const [date, balance, moved] of all) running.add(decodeOrThrow(IsoDate, date, 'A day'), balance, moved)
  return running.closing()
}

it('follows the rows from the top or from the bottom', () => {
  expect(closingOf(rows)).toMatchObject({ date: '2026-11-06', balance: 91_000n })
  expect(closingOf(rows.toReversed())).toMatchObject({ date: '2026-11-06', balance: 91_000n })
})

it('gives none where the column is no balance, or too few rows say so', () => {
  expect(closingOf(rows.map(([date, balance], at) => [date, balance + BigInt(at), -1n]))).toBeUndefined()
  expect(closingOf(rows.slice(0, 2))).toBeUndefined()
})
