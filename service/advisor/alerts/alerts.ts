/**
 * Alerts of a business: changes beyond the usual, in the advisor's words and from the same plans as chat,
 * briefs and the digest, so that all four agree on a week.
 */
import { type Alert, AlertId, onRequest, type WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import type { AdvisorKey } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { plusDays, today } from '../calendar.ts'
import { measureNamed } from '../measures/measures.ts'
import type { Context } from '../plans/context.ts'
import { alertRules, type Sensitivity } from './alert-rules.ts'
import { explained, stepOf, titleOf, worthOf } from './alert-words.ts'
import { detect } from './detect.ts'
import type { AlertMarks } from './load-alert-marks.ts'
import type { Movement } from './movement.ts'
import { seriesOf, watched } from './watched.ts'

/** Days for which an alert stays current. */
const newestDays = 13 * 7
const weekDays = 7
const weeksBefore = 4

const movementsOf = ({ records }: Context, measure: WatchedMeasure, sensitivity: Sensitivity): Movement[] => {
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
const follows: { readonly [measure in WatchedMeasure]?: readonly (readonly [WatchedMeasure, 1 | -1])[] } = {
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
const isBetter = ({ measure, way }: Movement): boolean =>
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

/** Id of a movement's alert. */
export const alertIdOf = ({ measure, week }: Movement): AlertId =>
  decodeOrThrow(AlertId, `${measure}-${week}`, 'The id of an alert')

const stateOf = (
  { muted, snoozed }: AlertMarks,
  id: AlertId,
  { measure }: Movement,
  day: string,
): Alert['state'] => {
  if (muted.has(measure)) return 'muted'
  return (snoozed.get(id) ?? '') > day ? 'snoozed' : 'open'
}

/** Alerts of the last quarter, newest first. Omits those without figures. */
export const alertsOf = (
  context: Context,
  {
    sensitivity,
    personaKey,
    marks,
  }: { readonly sensitivity: Sensitivity; readonly personaKey: AdvisorKey; readonly marks: AlertMarks },
): readonly Alert[] =>
  recentMovements(context, sensitivity, marks.watched).flatMap((movement): readonly Alert[] => {
    const id = alertIdOf(movement)
    const title = titleOf(context, movement)
    if (title === undefined) return []
    const { lines, sources } = explained(context, movement, personaKey)
    const worth = worthOf(context, movement)
    const state = stateOf(marks, id, movement, today(context.records.now))
    const [until, isUseful] = [marks.snoozed.get(id), marks.rated.get(id)]
    return [
      {
        id,
        subject: movement.measure,
        kind: movement.kind,
        ...movement.of,
        title: title.text.slice(0, 200),
        lines,
        sources,
        isBetter: isBetter(movement),
        step: stepOf(context, movement, {
          personaKey,
          isBetter: isBetter(movement),
          hasCause: sources.length > 0,
        }),
        state,
        isUrgent: marks.urgent.has(movement.measure),
        isWatched: marks.watched.has(movement.measure),
        ...(worth ? { worth } : {}),
        ...(until !== undefined && state === 'snoozed' ? { snoozedUntil: until } : {}),
        ...(isUseful === undefined ? {} : { isUseful }),
      },
    ]
  })
