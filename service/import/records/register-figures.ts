/** Figures of a list as of a day, from its entries. No names are in them. */
import { decodeOrThrow } from '#schema/core/decode'
import { RegisterDay } from '#schema/import/register-day'
import { plusDays } from '../../advisor/calendar.ts'
import { decimalText } from '../reading/money.ts'
import type { RegisterEntry } from '../reading/registers/register.ts'
import type { LiveRecord } from './blocks.ts'
import { registerOfLine } from './register-line.ts'

/** Days ahead in which leases end and opportunities close. */
export const daysAhead = 90

const sumOf = (entries: readonly RegisterEntry[]): bigint =>
  entries.reduce((sum, { amount }) => sum + amount, 0n)

const statesOf = (entries: readonly RegisterEntry[]) => {
  const byState = new Map<string, RegisterEntry[]>()
  for (const entry of entries) byState.set(entry.state, [...(byState.get(entry.state) ?? []), entry])
  return [...byState]
    .map(([state, all]) => ({
      state,
      count: all.length,
      counts: all.some(({ counts }) => counts),
      ...(sumOf(all) > 0n ? { amount: decimalText(sumOf(all)) } : {}),
    }))
    .sort((one, other) => other.count - one.count || (one.state < other.state ? -1 : 1))
}

const medianOf = (all: readonly number[]): number | undefined => {
  const sorted = [...all].sort((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2)
}

/** Figures of the entries of a list. */
export const registerFigures = (entries: readonly RegisterEntry[]): RegisterDay => {
  const counted = entries.filter(({ counts }) => counts)
  const priced = counted.filter(({ isPriced }) => isPriced)
  const unpriced = counted.length - priced.length
  const isSecondKnown = counted.length > 0 && counted.every(({ second }) => second !== undefined)
  const second = counted.reduce((sum, one) => sum + (one.second ?? 0n), 0n)
  const days = medianOf(counted.flatMap((one) => one.days ?? []))
  const ending = counted.filter(({ date, ends }) => ends && ends > date && ends <= plusDays(date, daysAhead))
  return decodeOrThrow(
    RegisterDay,
    {
      count: counted.length,
      states: statesOf(entries),
      ...(priced.length > 0 ? { amount: decimalText(sumOf(priced)) } : {}),
      ...(isSecondKnown ? { second: decimalText(second) } : {}),
      ...(unpriced > 0 ? { unpriced } : {}),
      ...(entries.some(({ ends }) => ends) ? { ending: ending.length } : {}),
      ...(days === undefined ? {} : { days }),
    },
    'A list as of a day',
  )
}

/** Figures of a day's records. */
export const registerOfDay = (records: readonly LiveRecord[]): RegisterDay =>
  registerFigures(records.map(({ content }) => registerOfLine(content)))
