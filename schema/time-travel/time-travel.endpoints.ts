/** Calls that find moments of the history, and compare two of them. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { Decimal, IsoDate, IsoTime, integer, PositionFromText, text } from '../core/scalars.ts'

/** A point in the history, right after the event at this position. */
export const Moment = record({ position: integer(1), recordedAt: IsoTime }, undefined, 'Moment')
export type Moment = t.TypeOf<typeof Moment>

/** Key facts of a business at a moment; `week` is its newest week of figures, null if there was none. */
export const Snapshot = record(
  {
    currentPersona: text(200),
    primaryFocus: t.union([text(200), t.null]),
    week: t.union([
      t.null,
      record(
        { weekStart: IsoDate, revenue: Decimal },
        { profit_margin: Decimal, cash_runway_weeks: Decimal },
      ),
    ]),
    openAdvisories: integer(0),
    unreadMemos: integer(0),
    briefs: integer(0),
    connections: integer(0),
  },
  undefined,
  'Snapshot',
)
export type Snapshot = t.TypeOf<typeof Snapshot>

/** Events of one type between two moments: title, number, and the position of the newest. */
export const EventCount = record(
  { type: text(200), title: text(200), count: integer(1), last: integer(1) },
  undefined,
  'EventCount',
)
export type EventCount = t.TypeOf<typeof EventCount>

export const historyEndpoints = {
  findMoment: endpoint({
    method: 'GET',
    path: '/history/moment',
    roles: readers,
    summary: 'Get the moment at a position or time, with the first and last on record',
    input: record({}, { at: IsoTime, position: PositionFromText }),
    output: record({ moment: Moment, first: Moment, last: Moment }, undefined, 'FoundMoment'),
    slices: ['decision-log'],
    limit: { calls: 240, seconds: 60 },
    appliesAsOf: true,
  }),
  compareMoments: endpoint({
    method: 'GET',
    path: '/history/changes',
    roles: readers,
    summary: 'Compare two positions: the state at each, and what happened in between',
    input: record({ from: PositionFromText, to: PositionFromText }),
    output: record(
      { from: Moment, to: Moment, before: Snapshot, after: Snapshot, happened: t.array(EventCount) },
      undefined,
      'Comparison',
    ),
    slices: ['decision-log'],
    limit: { calls: 120, seconds: 60 },
    appliesAsOf: true,
  }),
}
