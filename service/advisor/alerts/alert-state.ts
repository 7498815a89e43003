/** What the weeks of a measure so far have come to: its level, its usual swing, and what stood out. */
import { median } from 'simple-statistics'
import { type AlertRules, floors, type Scale } from './alert-rules.ts'
import { distance, type Known, type Weeks } from './expected-week.ts'

/** The weeks of a measure and how they are judged. */
export type Watch = { readonly weeks: Weeks; readonly scale: Scale; readonly rules: AlertRules }

/** Departures on one side, added up, and the week since when. */
export type Sum = { readonly size: number; readonly since: number }
export const noSum: Sum = { size: 0, since: -1 }

export type AlertState = {
  /** Weeks of the present level, oldest first; those that stood out are not among them. */
  readonly level: readonly number[]
  /** Sizes of the changes from one week to the next. */
  readonly changes: readonly number[]
  readonly up: Sum
  readonly down: Sum
  /** Weeks in a row that stood out on one side. */
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

/** Weeks that make up a level, and the fewest that do. */
export const [levelWeeks, fewestLevel] = [12, 3]

/** Usual changes are those of the last year. */
const usualWeeks = 52

const madScale = 1.4826
/** The level has an error of its own, and so has last year; without last year, a turn of the season looks like an event. */
const [levelError, seasonError, noSeasonError] = [1.1, 1.1, 1.6]

/** How far a week usually is from what was expected, by how weeks change from one to the next, whatever the season does. */
export const usualOf = ({ changes }: AlertState, { scale }: Watch, isSeasonal: boolean): number => {
  const found = changes.length === 0 ? 0 : (madScale * levelError * median(changes)) / Math.SQRT2
  return Math.max(found, floors[scale].usual) * (isSeasonal ? seasonError : noSeasonError)
}

/** A further week on record. */
export const withWeek = (state: AlertState, { weeks, scale }: Watch, at: number): AlertState => {
  const [value, before] = [weeks[at], weeks[at - 1]]
  const seen = state.seen + 1
  if (typeof value !== 'number' || typeof before !== 'number') return { ...state, seen }
  const change = Math.abs(distance(scale, value, before))
  return { ...state, seen, changes: [...state.changes, change].slice(-usualWeeks) }
}

/** A move of the level: its first week, the week in which it was found, and by how much. */
type Move = Known['moves'][number]

/** The level starts anew with the weeks of the move. */
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

/** Weeks that stood out and did not become a new level were odd. */
export const withOdd = ({ run, known }: AlertState): Known =>
  run.length === 0 ? known : { ...known, odd: new Set([...known.odd, ...run.map(({ at }) => at)]) }

/** The sum after a further departure; what is within `slack` takes from it. */
export const summed = (before: Sum, size: number, slack: number, at: number): Sum => {
  const next = before.size + size - slack
  return next <= 0 ? noSum : { size: next, since: before.size > 0 ? before.since : at }
}
