/** Changes beyond the usual, of each measure that is watched. */
import { onRequest, type WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import { plusDays, today } from '../calendar.ts'
import { measureNamed } from '../measures/measures.ts'
import type { Context } from '../plans/context.ts'
import { alertRules, type Sensitivity } from './alert-rules.ts'
import { detect } from './detect.ts'
import type { Movement } from './movement.ts'
import { seriesOf, watched } from './watched.ts'

/** Days for which an alert stays current. */
export const newestDays = 13 * 7
const weekDays = 7
const weeksBefore = 4

/** Changes of one measure over the whole record, oldest first. */
export const movementsOf = (
  { records }: Context,
  measure: WatchedMeasure,
  sensitivity: Sensitivity,
): Movement[] => {
  const [first] = records.kpis
  if (first === undefined) return []
  const found = detect(seriesOf(records, measure), watched[measure].scale, alertRules[sensitivity])
  return found.map(({ kind, at, from, way, size }) => {
    const [monday, start] = [at, from].map((index) => plusDays(first.weekStart, weekDays * index))
    const [week, begin] = [monday ?? first.weekStart, start ?? first.weekStart]
    return {
      measure,
      kind,
      week,
      of: { from: begin, to: plusDays(week, weekDays - 1) },
      against: { from: plusDays(begin, -weekDays * weeksBefore), to: plusDays(begin, -1) },
      way,
      size,
    }
  })
}

/** Measures whose change is implied by another one: sales by revenue, shares and margin by their causes. */
export const follows: {
  readonly [measure in WatchedMeasure]?: readonly (readonly [WatchedMeasure, 1 | -1])[]
} = {
  transactions: [['revenue', 1]],
  'revenue-per-transaction': [['revenue', 1]],
  margin: [
    ['revenue', 1],
    ['staff-share', -1],
    ['supplies-share', -1],
  ],
  'staff-share': [['revenue', -1]],
  'supplies-share': [['revenue', -1]],
}

const isToldBy = (one: Movement, others: readonly Movement[]): boolean =>
  (follows[one.measure] ?? []).some(([measure, way]) =>
    others.some(
      (other) => other.week === one.week && other.measure === measure && other.way * way === one.way,
    ),
  )

/** True for a change that is good for the business. */
export const isBetter = ({ measure, way }: Movement): boolean =>
  measureNamed(measure).better === (way > 0 ? 'up' : 'down')

const none: ReadonlySet<WatchedMeasure> = new Set()

/**
 * Changes in the last quarter, newest first; at low sensitivity only bad ones. Of the measures asked for, all
 * changes that stand out at high sensitivity, also those that another change implies.
 */
export const recentMovements = (
  context: Context,
  sensitivity: Sensitivity,
  asked: ReadonlySet<WatchedMeasure> = none,
): readonly Movement[] => {
  const { now } = context.records
  const since = plusDays(today(now), -newestDays)
  const all = watchedMeasures
    .filter((measure) => asked.has(measure) || !onRequest.includes(measure))
    .flatMap((measure) => movementsOf(context, measure, asked.has(measure) ? 'high' : sensitivity))
    .filter(({ week }) => week >= since)
  return all
    .filter(
      (one) => asked.has(one.measure) || (!isToldBy(one, all) && (sensitivity !== 'low' || !isBetter(one))),
    )
    .toSorted((one, other) => other.week.localeCompare(one.week) || other.size - one.size)
}
