/** Validates queries of the log, and builds page addresses. */
import type { Kysely } from 'kysely'
import { E } from '#schema/core/fp'
import { conflict, invalid, type Problem } from '#schema/core/problem'
import { type IsoTime, isMoment } from '#schema/core/scalars'
import { confidenceRange, type LogOrder, type LogQuery, logQueryOf } from '#schema/decision-log/log-query'
import type { Sees } from '../../runtime/service.ts'
import type { Tables } from '../../tables.ts'
import { showsIdentifiers } from '../log-entry.ts'
import { idsIn } from './log-terms.ts'

const isEmptyRange = (confidence: string): boolean => {
  const range = confidenceRange(confidence)
  return range !== undefined && range.lowest > range.highest
}

const errorsOf = ({ from, to, confidence }: LogQuery) => [
  ...(from === undefined || isMoment(from)
    ? []
    : [{ field: 'from', message: 'must be a real date and time' }]),
  ...(to === undefined || isMoment(to) ? [] : [{ field: 'to', message: 'must be a real date and time' }]),
  ...(from !== undefined && to !== undefined && from >= to
    ? [{ field: 'to', message: 'must be later than from' }]
    : []),
  ...(confidence !== undefined && isEmptyRange(confidence)
    ? [{ field: 'confidence', message: 'must have the lower end first, such as 60-80' }]
    : []),
]

const hiddenProblem = conflict(
  'decision-log/identifiers-hidden',
  'Identifiers are hidden, so you cannot search by who acted or by an id. Show identifiers first.',
)

const later = (a: IsoTime, b = a): IsoTime => (Date.parse(a) > Date.parse(b) ? a : b)
const earlier = (a: IsoTime, b = a): IsoTime => (Date.parse(a) < Date.parse(b) ? a : b)

/** A query within the period that an auditor sees. */
export const withinPeriod = (query: LogQuery, sees: Sees | undefined): LogQuery =>
  sees ? { ...query, from: later(sees.from, query.from), to: earlier(sees.before, query.to) } : query

/**
 * Extracts the query from the input. 400 for an invalid time, an empty period or an empty range; 409 for a query by hidden identifiers
 * (decision 11), which would let the caller test guesses. An auditor's period narrows it.
 */
export const validateQuery = async (
  db: Kysely<Tables>,
  input: LogQuery,
  sees?: Sees,
): Promise<E.Either<Problem, LogQuery>> => {
  const query = logQueryOf(input)
  const errors = errorsOf(query)
  if (errors.length > 0) return E.left(invalid(errors))
  const asksForIds = query.actor !== undefined || idsIn(query.q ?? '').length > 0
  return asksForIds && !(await showsIdentifiers(db))
    ? E.left(hiddenProblem)
    : E.right(withinPeriod(query, sees))
}

/** Address of a page of the log, for the `Link` header (decision 22). */
export const pageUrl = (
  query: LogQuery,
  page: { readonly order: LogOrder | undefined; readonly limit: number | undefined } & (
    | { readonly before: number }
    | { readonly after: number }
  ),
): string => {
  const fields = Object.entries({ ...query, ...page })
  const given = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `/api/audit?${new URLSearchParams(given)}`
}
