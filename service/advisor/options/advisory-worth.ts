/** What an advisory says that it is worth a week, as figures. */
import type { Advisory } from '#schema/advisory/advisory'
import type { FigureInput } from '#schema/core/advice'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { weeklyWorth } from '../weekly-worth.ts'
import type { Worth } from './option.ts'

/** Percentages of the stated amount: likely and the ends of the range. An upper bound is halved. Ours. */
const parts = { amount: [100, 50, 150], bound: [50, 25, 100] } as const

const isBound = /\b(?:part of|up to|at most|at stake|to win back|if)\b/i

/** Undefined where it names no amount a week. */
export const advisoryWorth = (records: Records, { id, worth = '' }: Advisory): Worth | undefined => {
  if (weeklyWorth(worth) === undefined) return undefined
  const input: FigureInput = { kind: 'advisory', field: 'worth', id }
  const [likely, low, high] = parts[isBound.test(worth) ? 'bound' : 'amount'].map((part) =>
    measure(records)({
      label: 'worth a week as the advisory states it, and the part of it that comes about',
      unit: 'aud',
      formula: 'percent-of',
      inputs: [input, stated('assumption', 'part that comes about, percent', part)],
    }),
  )
  return likely && low && high && { likely, low, high }
}
