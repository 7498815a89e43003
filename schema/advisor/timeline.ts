/** Dated facts out of the records, each with the sentence that says so. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, oneOf, text } from '../core/scalars.ts'

/**
 * What a fact is. `deadline`: something to be done by a date, or a renewal. `waiting`: a decision not taken yet. `written`:
 * a text of that day. `mentioned`: a date inside a text. `note`: what somebody wrote
 * about those days.
 */
export const FactKind = oneOf(
  'deadline',
  'waiting',
  'decision',
  'written',
  'mentioned',
  'connection',
  'note',
  'holiday',
  'school-holidays',
)
export type FactKind = t.TypeOf<typeof FactKind>

/** Kinds of record that a fact comes from: texts of the business, the integrations, and the public calendar. */
export const FactSource = oneOf('memo', 'advisory', 'brief', 'focus', 'note', 'connection', 'calendar')
export type FactSource = t.TypeOf<typeof FactSource>

/** A fact on one day, or from one day to another. */
export const TimelineFact = record(
  {
    from: IsoDate,
    to: IsoDate,
    kind: FactKind,
    what: text(300, 1),
    /** The record and its sentence that say so. */
    source: record({ kind: FactSource, id: text(64, 1), title: text(300), sentence: text(1000) }),
  },
  undefined,
  'TimelineFact',
)
export type TimelineFact = t.TypeOf<typeof TimelineFact>
