/** Dated facts from the records, each with the sentence that states it. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, oneOf, text } from '../core/scalars.ts'

/**
 * What a fact is. `deadline`: something due by a date, or a renewal. `waiting`: a decision not yet made. `written`: a text
 * from that day. `mentioned`: a date in a text. `note`: what somebody wrote about those days.
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

/** Where a fact comes from: texts of the business, the integrations, or the public calendar. */
export const FactSource = oneOf('memo', 'advisory', 'brief', 'focus', 'note', 'connection', 'calendar')
export type FactSource = t.TypeOf<typeof FactSource>

/** A fact on one day, or from one day to another. */
export const TimelineFact = record(
  {
    from: IsoDate,
    to: IsoDate,
    kind: FactKind,
    what: text(300, 1),
    /** The record and the sentence in it that state the fact. */
    source: record({ kind: FactSource, id: text(64, 1), title: text(300), sentence: text(1000) }),
  },
  undefined,
  'TimelineFact',
)
export type TimelineFact = t.TypeOf<typeof TimelineFact>
