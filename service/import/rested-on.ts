/** Advice that used the figures of an import. */

import type { Kysely } from 'kysely'
import { Finding } from '#schema/advisory/finding'
import { Expectation } from '#schema/advisory/outcome'
import { Basis, type FigureInput } from '#schema/core/advice'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import type { ImportKind, RestedOn } from '#schema/import/import'
import { expenseKinds } from '#schema/kpi/kpi'
import { plusDays, weekdayOf } from '../advisor/calendar.ts'
import type { Tables } from '../tables.ts'

/** Fields that only one kind of file can change. */
const salesOnly: ReadonlySet<string> = new Set(['revenue', 'transactions', 'revenuePerTransaction', 'hours'])
const booksOnly: ReadonlySet<string> = new Set([...expenseKinds, 'costs'])

const fieldsOfOthers: Readonly<Record<FedBy, ReadonlySet<string>>> = {
  sales: booksOnly,
  books: salesOnly,
  'books alone': new Set(),
  // Time changes neither sales nor costs.
  timesheets: new Set([...salesOnly, ...booksOnly]),
  // Nor does what customers owe, or a list of what may bring money.
  debtors: new Set([...salesOnly, ...booksOnly]),
  managements: new Set([...salesOnly, ...booksOnly]),
  listings: new Set([...salesOnly, ...booksOnly]),
  pipeline: new Set([...salesOnly, ...booksOnly]),
}

/** Kind of a file; `books alone` while no sales are on record, since revenue then comes from the books. */
export type FedBy = ImportKind | 'books alone'

/** Kinds of files that change weekly figures, which expectations are measured in. */
const isOfMoney: ReadonlySet<FedBy> = new Set(['sales', 'books', 'books alone'])

const isOfKind = ({ field }: Pick<FigureInput, 'field'>, fedBy: FedBy): boolean =>
  !fieldsOfOthers[fedBy].has(field)

/** True if an input is calculated from any of these days. Weeks are identified by their Monday. */
const usesDays = (input: FigureInput, days: readonly IsoDate[]): boolean => {
  const { kind, from, to = from, weekday } = input
  if (from === undefined || to === undefined) return false
  if (kind === 'kpi') return days.some((date) => from <= date && date <= plusDays(to, 6))
  return (
    kind === 'hourly' &&
    days.some((date) => from <= date && date <= to && (weekday === undefined || weekdayOf(date) === weekday))
  )
}

/** True if any input of a figure is calculated from days that a file of this kind changed. */
export const citesDays = (inputs: readonly FigureInput[], days: readonly IsoDate[], fedBy: FedBy): boolean =>
  inputs.some((input) => isOfKind(input, fedBy) && usesDays(input, days))

/** Days before an accepted advisory that serve as baseline for its outcome. */
const daysBefore = 28

/** True for rows of a share: of sales on these days, or of the debtors of such a day. */
const readsRows = (
  { kind, field, from, to = from }: FigureInput,
  days: readonly IsoDate[],
  fedBy: FedBy,
): boolean =>
  kind === 'import' &&
  from !== undefined &&
  to !== undefined &&
  fedBy === (field.startsWith('owed') ? 'debtors' : 'sales') &&
  days.some((date) => from <= date && date <= to)

/** True if a finding, from which an advisory was raised, shows figures of these days. */
const findingCites = (finding: string | null, days: readonly IsoDate[], fedBy: FedBy): boolean => {
  if (finding === null) return false
  const { lines, worth } = decodeOrThrow(Finding, JSON.parse(finding), 'A finding')
  const figures = [...lines.flatMap((line) => line.figures), worth]
  const inputs = figures.flatMap((figure) => figure.inputs)
  return citesDays(inputs, days, fedBy) || inputs.some((input) => readsRows(input, days, fedBy))
}

/** True if an accepted advisory's expectation is measured against any of these days. */
export const acceptedOn = (
  expects: Pick<Expectation, 'from'> | undefined,
  days: readonly IsoDate[],
): boolean =>
  expects !== undefined &&
  days.some((date) => plusDays(expects.from, -daysBefore) <= date && date < expects.from)

/**
 * Briefs since the import that cite figures of the changed days, and advisories: accepted ones that are measured against them,
 * and those that were raised from them and are open or accepted.
 */
export const restedOn = async (
  db: Kysely<Tables>,
  since: string,
  days: readonly IsoDate[],
  kind: ImportKind,
): Promise<readonly RestedOn[]> => {
  if (days.length === 0) return []
  const sale = await db.selectFrom('import_day').select('id').where('kind', '=', 'sales').executeTakeFirst()
  const fedBy = kind === 'books' && sale === undefined ? 'books alone' : kind
  const briefs = await db
    .selectFrom('brief')
    .select(['id', 'what', 'basis'])
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute()
  const advisories = await db
    .selectFrom('advisory')
    .select(['id', 'message', 'status', 'expects', 'finding'])
    .where('status', '<>', 'dismissed')
    .where((or) => or.or([or('settled_at', '>=', since), or('created_at', '>=', since)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const cites = (basis: string): boolean => {
    const { figures } = decodeOrThrow(Basis, JSON.parse(basis), 'The basis of a brief')
    return citesDays(
      figures.flatMap(({ inputs }) => inputs),
      days,
      fedBy,
    )
  }
  const isMeasured = (json: string | null): boolean => {
    if (json === null || !isOfMoney.has(fedBy)) return false
    const expects = decodeOrThrow(Expectation, JSON.parse(json), 'An expectation')
    return isOfKind({ field: expects.measure }, fedBy) && acceptedOn(expects, days)
  }
  return [
    ...briefs
      .filter(({ basis }) => cites(basis))
      .map(({ id, what }) => ({ kind: 'brief' as const, id, title: cutText(what, 300) })),
    ...advisories
      .filter(({ expects, finding }) => isMeasured(expects) || findingCites(finding, days, fedBy))
      .map(({ id, message, status }) => ({
        kind: status === 'accepted' ? ('advisory' as const) : ('open-advisory' as const),
        id,
        title: cutText(message, 300),
      })),
  ]
}
