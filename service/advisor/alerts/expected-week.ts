/**
 * What a week was expected to be: the level of the weeks before it, moved as the same weeks moved a year before. Where the plain
 * level or last year explains a week, nothing has happened; a turn of the season is no event, and nor is the echo of last
 * year's event.
 */
import { median } from 'simple-statistics'
import type { Scale } from './alert-rules.ts'

/** Values of consecutive calendar weeks, oldest first; null for a week that is not on record. */
export type Weeks = readonly (number | null)[]

/** A year back, give or take the week by which holidays wander. */
const yearsBack = [52, 51, 53]

/** How far a value lies from what was expected. */
export const distance = (scale: Scale, value: number, expected: number): number => {
  if (scale === 'points') return value - expected
  return expected === 0 ? 0 : (value - expected) / Math.abs(expected)
}

/** What is known of the weeks so far: those that stood out alone, and where the level has moved, by how much. */
export type Known = {
  readonly odd: ReadonlySet<number>
  readonly moves: readonly {
    readonly from: number
    readonly at: number
    readonly by: number
    readonly isSeasonal: boolean
  }[]
}

/** A week as it would have been without the moves of the level before it. */
const atFirstLevel = ({ moves }: Known, scale: Scale, value: number, at: number): number =>
  moves
    .filter(({ from, isSeasonal }) => isSeasonal && from <= at)
    .reduce((left, { by }) => (scale === 'points' ? left - by : left / Math.max(smallest, 1 + by)), value)
const smallest = 0.1

/** A week a year before: the middle one of three, so that its own chance counts less. */
const yearBefore = (weeks: Weeks, known: Known, scale: Scale, at: number): number | undefined => {
  const around = yearsBack.flatMap((back) => {
    const value = weeks[at - back]
    return typeof value !== 'number' || known.odd.has(at - back)
      ? []
      : [atFirstLevel(known, scale, value, at - back)]
  })
  return around.length === 0 ? undefined : median(around)
}

/** Departure from the level moved as last year; undefined where last year is not on record. */
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

/** True where last year's level moved about then, so that how it moved says little of the season. */
const isEcho = ({ moves }: Known, at: number, base: readonly number[]): boolean => {
  const first = (base[0] ?? at) - year
  return moves.some((move) => move.from <= at - year + 1 && move.at + after >= first)
}
const year = 52
/** Weeks after a move that the level before it still shows in. */
const after = 20

/**
 * How far a week lies from what `base`, the weeks of its level, lead to expect. Where last year says little, the smaller
 * of both readings.
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
  // Readings that point both ways say that it is within the usual.
  if (seasonal * plain <= 0) return { departure: 0, isSeasonal: true }
  return { departure: Math.abs(seasonal) < Math.abs(plain) ? seasonal : plain, isSeasonal: true }
}
