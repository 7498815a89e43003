/**
 * Walks through the weeks of a measure and detects a week that stands out, several in a row, or a moved
 * level. An alert depends only on its week and earlier ones, so a replay gives the same alerts.
 */
import { median } from 'simple-statistics'
import { type AlertRules, floors, type Scale, sizeOf } from './alert-rules.ts'
import {
  type AlertState,
  fewestLevel,
  initialState,
  levelWeeks,
  movedTo,
  summed,
  usualOf,
  type Watch,
  withOdd,
  withWeek,
} from './alert-state.ts'
import { departureOf, type Weeks } from './expected-week.ts'

/** `week`: a single week stands out. `row`: several in a row. `level`: the level since `from`. */
export type Found = {
  readonly kind: 'week' | 'row' | 'level'
  /** Index of the week of detection, and of the first week concerned. */
  readonly at: number
  readonly from: number
  readonly way: 1 | -1
  /** Size in usual deviations. */
  readonly size: number
}

/** Weeks required on record before any alert. */
const fewestWeeks = 12

/** A value below this part of its level means that the business was closed. */
const shutPart = 0.2

type Step = { readonly state: AlertState; readonly found?: Found }

/** A week compared with its expected value. */
type Judged = {
  readonly at: number
  readonly departure: number
  readonly usual: number
  readonly isSeasonal: boolean
}

const wayOf = (value: number): 1 | -1 => (value < 0 ? -1 : 1)

/** Handles a week that stands out: reports the first; enough in a row mean that the level has moved. */
const standing = (state: AlertState, watch: Watch, { at, departure, usual, isSeasonal }: Judged): Step => {
  const way = wayOf(departure)
  const before = state.run.filter((one) => wayOf(one.departure) === way)
  const run = [...before, { at, departure }]
  const from = run[0]?.at ?? at
  const next = { ...state, run }
  if (run.length >= watch.rules.row.weeks) {
    const by = median(run.map((one) => one.departure))
    return { state: movedTo(next, watch, { from, at, by, isSeasonal }) }
  }
  // A second week in a row adds no information.
  return run.length > 1
    ? { state: next }
    : { state: next, found: { kind: 'week', at, from, way, size: Math.abs(departure) / usual } }
}

/** Size of a new level since the sum started, if there is one. */
const movedBy = (
  state: AlertState,
  { weeks, scale }: Watch,
  since: number,
  at: number,
): readonly number[] => {
  const before = state.level.filter((index) => index < since)
  const base = before.length >= fewestLevel ? before : state.level
  return [...state.level.filter((index) => index >= since), at].map(
    (index) => departureOf(weeks, state.known, scale, index, base).departure,
  )
}

/** Handles a usual week: part of the level, and of the sum that detects a moved level. */
const ordinary = (state: AlertState, watch: Watch, { at, departure, usual, isSeasonal }: Judged): Step => {
  const { rules, scale, weeks } = watch
  const size = Math.max(-rules.one, Math.min(rules.one, departure / usual))
  const next: AlertState = {
    ...state,
    level: [...state.level, at].slice(-levelWeeks),
    up: summed(state.up, size, rules.level.slack, at),
    down: summed(state.down, -size, rules.level.slack, at),
    run: [],
    known: withOdd(state),
  }
  const [sum, way] = next.up.size >= next.down.size ? ([next.up, 1] as const) : ([next.down, -1] as const)
  if (sum.size < rules.level.limit) return { state: next }
  const all = movedBy(state, watch, sum.since, at)
  const by = all.reduce((total, one) => total + one, 0) / all.length
  if (sizeOf(scale, by, weeks[at] ?? 0) < floors[scale].level * rules.floor || wayOf(by) !== way)
    return { state: next }
  const isRow = all.length >= rules.row.weeks && all.every((one) => one * way >= rules.row.size * usual)
  return {
    state: movedTo(next, watch, { from: sum.since, at, by, isSeasonal }),
    found: { kind: isRow ? 'row' : 'level', at, from: sum.since, way, size: Math.abs(by) / usual },
  }
}

const stepOf = (before: AlertState, watch: Watch, at: number): Step => {
  const { weeks, scale, rules } = watch
  const value = weeks[at]
  if (typeof value !== 'number') return { state: before }
  const state = withWeek(before, watch, at)
  if (state.level.length < fewestLevel) return { state: { ...state, level: [...state.level, at] } }
  const { departure, isSeasonal } = departureOf(weeks, state.known, scale, at, state.level)
  const usual = usualOf(state, watch, isSeasonal)
  const isShut = scale === 'relative' && departure <= shutPart - 1
  const isOut =
    isShut ||
    (Math.abs(departure) >= rules.one * usual &&
      sizeOf(scale, departure, value) >= floors[scale].one * rules.floor)
  const step = (isOut ? standing : ordinary)(state, watch, { at, departure, usual, isSeasonal })
  return state.seen < fewestWeeks ? { state: step.state } : step
}

/** All findings over the weeks, oldest first. */
export const detect = (weeks: Weeks, scale: Scale, rules: AlertRules): readonly Found[] => {
  let state = initialState
  const all: Found[] = []
  for (const at of weeks.keys()) {
    const step = stepOf(state, { weeks, scale, rules }, at)
    state = step.state
    if (step.found) all.push(step.found)
  }
  return all
}
