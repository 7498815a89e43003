/**
 * Expected value of a week: the level of the weeks before it, changed as the same weeks changed a year
 * before. If either the plain level or last year explains a week, it is no event; nor is a seasonal turn, or
 * the echo of last year's event.
 */
import { median } from 'simple-statistics'
import type { Scale } from './alert-rules.ts'

/** Values of consecutive calendar weeks, oldest first; null for unrecorded weeks. */
export type Weeks = readonly (number | null)[]

/** One year back, plus or minus a week for moving holidays. */
const yearsBack = [52, 51, 53]

/** Distance of a value from the expected one. */
export const distance = (scale: Scale, value: number, expected: number): number => {
  if (scale === 'points') return value - expected
  return expected === 0 ? 0 : (value - expected) / Math.abs(expected)
}

/** Findings so far: single odd weeks, and moves of the level with their sizes. */
export type Known = {
  readonly odd: ReadonlySet<number>
  readonly moves: readonly {
    readonly from: number
    readonly at: number
    readonly by: number
    readonly isSeasonal: boolean
  }[]
}

/** Value of a week without earlier moves of the level. */
const atFirstLevel = ({ moves }: Known, scale: Scale, value: number, at: number): number =>
  moves
    .filter(({ from, isSeasonal }) => isSeasonal && from <= at)
    .reduce((left, { by }) => (scale === 'points' ? left - by : left / Math.max(smallest, 1 + by)), value)
const smallest = 0.1

/** The week a year before, as the median of three to reduce noise. */
const yearBefore = (weeks: Weeks, known: Known, scale: Scale, at: number): number | undefined => {
  const around = yearsBack.flatMap((back) => {
    const value = weeks[at - back]
    return typeof value !== 'number' || known.odd.has(at - back)
      ? []
      : [atFirstLevel(known, scale, value, at - back)]
  })
  return around.length === 0 ? undefined : median(around)
}

/** Deviation from the level changed as last year; undefined if last year is not on record. */
const fromLastYear = (
  weeks: Weeks,
  known: Known,
  scale: Scale,
  at: number,
  base: readonly number[],
): number | undefined => {
  const value = weeks[at]
  const then = yearBefore(weeks, known, scale, at)
  const pairs = base.flatMap((index) => {
    const [now, before] = [weeks[index], yearBefore(weeks, known, scale, index)]
    return typeof now === 'number' && before !== undefined ? [{ now, before }] : []
  })
  if (typeof value !== 'number' || then === undefined || pairs.length * 2 < base.length) return undefined
  if (scale === 'points') {
    const level = median(pairs.map(({ now, before }) => now - before))
    return distance(scale, value, level + then)
  }
  if (then <= 0 || pairs.some(({ before }) => before <= 0)) return undefined
  return distance(scale, value, then * median(pairs.map(({ now, before }) => now / before)))
}

/** True if last year's level moved around that time, so that its change says little about the season. */
const isEcho = ({ moves }: Known, at: number, base: readonly number[]): boolean => {
  const first = (base[0] ?? at) - year
  return moves.some((move) => move.from <= at - year + 1 && move.at + after >= first)
}
const year = 52
/** Weeks for which the old level still has an effect after a move. */
const after = 20

/**
 * Deviation of a week from what `base`, the weeks of its level, predict. If last year says little, the
 * smaller of both readings.
 */
export const departureOf = (
  weeks: Weeks,
  known: Known,
  scale: Scale,
  at: number,
  base: readonly number[],
): { readonly departure: number; readonly isSeasonal: boolean } => {
  const value = weeks[at]
  const level = base.flatMap((index) => weeks[index] ?? [])
  if (typeof value !== 'number' || level.length === 0) return { departure: 0, isSeasonal: false }
  const plain = distance(scale, value, median(level))
  const seasonal = fromLastYear(weeks, known, scale, at, base)
  if (seasonal === undefined) return { departure: plain, isSeasonal: false }
  if (!isEcho(known, at, base)) return { departure: seasonal, isSeasonal: true }
  // Readings in opposite directions mean that the week is usual.
  if (seasonal * plain <= 0) return { departure: 0, isSeasonal: true }
  return { departure: Math.abs(seasonal) < Math.abs(plain) ? seasonal : plain, isSeasonal: true }
}
