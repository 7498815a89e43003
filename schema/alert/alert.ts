/**
 * Alerts: weeks that stand out, several of them in a row, and shifts to a new level, each with its cause, its value and one
 * next step.
 */
import * as t from 'io-ts'
import { AdvisoryId } from '../advisory/advisory.ts'
import { Figure, Passage } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoDate, oneOf, pattern, text } from '../core/scalars.ts'

/** Measures that can raise alerts; each is a subject that can be watched, muted or marked as urgent. */
export const watchedMeasures = [
  'revenue',
  'transactions',
  'revenue-per-transaction',
  'margin',
  'staff-share',
  'supplies-share',
  'runway',
] as const
export const WatchedMeasure = oneOf(...watchedMeasures)
export type WatchedMeasure = t.TypeOf<typeof WatchedMeasure>

/** Measures that raise alerts only for those who watch them: the others explain their movement already. */
export const onRequest: readonly WatchedMeasure[] = ['runway']

/** Names of subjects where the trade of the business is not known, as in the Decision Log. */
export const subjectWords: Readonly<Record<WatchedMeasure, string>> = {
  revenue: 'revenue',
  transactions: 'number of sales',
  'revenue-per-transaction': 'revenue per sale',
  margin: 'profit margin',
  'staff-share': 'staff share of revenue',
  'supplies-share': 'supplies share of revenue',
  runway: 'cash runway',
}

/** Id of an alert: its measure, and the Monday of the week in which it was found. */
export const AlertId = pattern(
  'must be a watched measure and the Monday of a week',
  new RegExp(`^(?:${watchedMeasures.join('|')})-\\d{4}-\\d\\d-\\d\\d$`),
  'revenue-2026-11-09',
)
export type AlertId = t.TypeOf<typeof AlertId>

/** The measure of an alert. */
export const subjectOf = (alertId: AlertId): WatchedMeasure | undefined =>
  watchedMeasures.find((measure) => measure === alertId.slice(0, -'-2026-11-09'.length))

/** A sentence with its figures. */
export const AlertLine = record({ text: text(1000, 1), figures: t.array(Figure) }, undefined, 'AlertLine')
export type AlertLine = t.TypeOf<typeof AlertLine>

/** What to do next; with an advisory, the step is that advisory. */
export const AlertStep = record(
  { text: text(1000, 1), figures: t.array(Figure) },
  { advisoryId: AdvisoryId },
  'AlertStep',
)
export type AlertStep = t.TypeOf<typeof AlertStep>

/** `open`, snoozed by a person, or of a muted subject. */
export const AlertState = oneOf('open', 'snoozed', 'muted')
export type AlertState = t.TypeOf<typeof AlertState>

/**
 * An alert as shown. `week`: a week that stands out. `row`: several in a row. `level`: the measure has moved to a new level.
 * `from` and `to` are the first and last day it is about. The last of `lines` about causes says so if nothing on record
 * explains the change; `sources` are the texts that do. `isUrgent` if its subject is marked so, or if it is serious, still there
 * and unanswered. `worth` is absent if profit is not on record.
 */
export const Alert = record(
  {
    id: AlertId,
    subject: WatchedMeasure,
    kind: oneOf('week', 'row', 'level'),
    from: IsoDate,
    to: IsoDate,
    title: text(200, 1),
    lines: t.array(AlertLine),
    sources: t.array(Passage),
    isBetter: t.boolean,
    step: AlertStep,
    state: AlertState,
    isUrgent: t.boolean,
    isWatched: t.boolean,
  },
  { worth: AlertLine, snoozedUntil: IsoDate, isUseful: t.boolean },
  'Alert',
)
export type Alert = t.TypeOf<typeof Alert>

/** The settings of a subject; `isWatched` is the caller's own. */
export const AlertSubject = record(
  {
    subject: WatchedMeasure,
    name: text(100, 1),
    isMuted: t.boolean,
    isUrgent: t.boolean,
    isWatched: t.boolean,
  },
  undefined,
  'AlertSubject',
)
export type AlertSubject = t.TypeOf<typeof AlertSubject>

/** Alerts of the last quarter, newest first, at the sensitivity of the caller's profile, and all subjects. */
export const AlertBoard = record(
  { sensitivity: oneOf('low', 'medium', 'high'), alerts: t.array(Alert), subjects: t.array(AlertSubject) },
  undefined,
  'AlertBoard',
)
export type AlertBoard = t.TypeOf<typeof AlertBoard>

/** A subject that the caller watches. */
export const WatchedSubject = record(
  { subject: WatchedMeasure, name: text(100, 1) },
  undefined,
  'WatchedSubject',
)
export type WatchedSubject = t.TypeOf<typeof WatchedSubject>

/** What was recorded about an alert or a subject. */
export const AlertMark = record(
  { about: text(80, 1) },
  { until: IsoDate, isUseful: t.boolean, isMuted: t.boolean, isUrgent: t.boolean, isWatched: t.boolean },
  'AlertMark',
)
export type AlertMark = t.TypeOf<typeof AlertMark>
