/** The timeline: every dated fact of records and calendar within a span, oldest first. */
import type { FactKind, TimelineFact } from '#schema/advisor/timeline'
import type { Connection } from '#schema/connection/connection'
import type { Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import { calendarFacts, connectionFacts } from './calendar-facts.ts'
import { decisionFacts } from './decision-facts.ts'
import { textFacts } from './text-facts.ts'

export type TimelineSources = {
  readonly records: Records
  readonly connections?: readonly Connection[]
}

/** Facts on at least one day of the span, of these kinds or all. */
export const timelineOf = (
  { records, connections = [] }: TimelineSources,
  span: Span,
  kinds?: readonly FactKind[],
): readonly TimelineFact[] =>
  [...textFacts(records), ...decisionFacts(records), ...connectionFacts(connections), ...calendarFacts(span)]
    .filter(
      ({ from, to, kind }) =>
        from <= span.to && to >= span.from && (kinds === undefined || kinds.includes(kind)),
    )
    .sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to))
