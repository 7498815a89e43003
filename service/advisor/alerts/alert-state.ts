/** State of a measure after its weeks so far: level, usual swing, and weeks that stood out. */
import { median } from 'simple-statistics'
import { type AlertRules, floors, type Scale } from './alert-rules.ts'
import { distance, type Known, type Weeks } from './expected-week.ts'

/** Weeks of a measure, and the rules for judging them. */
export type Watch = { readonly weeks: Weeks; readonly scale: Scale; readonly rules: AlertRules }

/** Sum of deviations on one side, and the week in which it started. */
export type Sum = { readonly size: number; readonly since: number }
export const noSum: Sum = { size: 0, since: -1 }

export type AlertState = {
  /** Weeks of the current level, oldest first, without weeks that stood out. */
  readonly level: readonly number[]
  /** Sizes of week-to-week changes. */
  readonly changes: readonly number[]
  readonly up: Sum
  readonly down: Sum
  /** Consecutive weeks that stood out on one side. */
  readonly run: readonly { readonly at: number; readonly departure: number }[]
  readonly known: Known
  /** Weeks on record so far. */
  readonly seen: number
}

export const initialState: AlertState = {
  level: [],
  changes: [],
  up: noSum,
  down: noSum,
  run: [],
  known: { odd: new Set(), moves: [] },
  seen: 0,
}

/** Weeks that form a level: at most, and at least. */
export const [levelWeeks, fewestLevel] = [12, 3]

/** Usual changes are from the last year. */
const usualWeeks = 52

const madScale = 1.4826
/**
 * Error factors of the level, of last year, and of the season if last year is missing; without the last, a
 * seasonal turn would look like an event.
 */
const [levelError, seasonError, noSeasonError] = [1.1, 1.1, 1.6]

/** Usual distance of a week from its expected value, from week-to-week changes, independent of season. */
export const usualOf = ({ changes }: AlertState, { scale }: Watch, isSeasonal: boolean): number => {
  const found = changes.length === 0 ? 0 : (madScale * levelError * median(changes)) / Math.SQRT2
  return Math.max(found, floors[scale].usual) * (isSeasonal ? seasonError : noSeasonError)
}

/** State after another week. */
export const withWeek = (state: AlertState, { weeks, scale }: Watch, at: number): AlertState => {
  const [value, before] = [weeks[at], weeks[at - 1]]
  const seen = state.seen + 1
  if (typeof value !== 'number' || typeof before !== 'number') return { ...state, seen }
  const change = Math.abs(distance(scale, value, before))
  return { ...state, seen, changes: [...state.changes, change].slice(-usualWeeks) }
}

/** A move of the level: its first week, the week it was found in, and its size. */
type Move = Known['moves'][number]

/** Restarts the level with the weeks of the move. */
export const movedTo = (state: AlertState, { weeks }: Watch, move: Move): AlertState => ({
  ...state,
  level: Array.from({ length: move.at - move.from + 1 }, (_, index) => move.from + index)
    .filter((index) => typeof weeks[index] === 'number')
    .slice(-levelWeeks),
  up: noSum,
  down: noSum,
  run: [],
  known: { ...state.known, moves: [...state.known.moves, move] },
})

/** Weeks that stood out without forming a new level are odd weeks. */
export const withOdd = ({ run, known }: AlertState): Known =>
  run.length === 0 ? known : { ...known, odd: new Set([...known.odd, ...run.map(({ at }) => at)]) }

/** Sum after another deviation; deviations within `slack` reduce it. */
export const summed = (before: Sum, size: number, slack: number, at: number): Sum => {
  const next = before.size + size - slack
  return next <= 0 ? noSum : { size: next, since: before.size > 0 ? before.since : at }
}
