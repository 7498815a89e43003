/** What a finding costs a week, by the records alone: no assumption is part of it. */
import type { WatchedMeasure } from '#schema/alert/alert'
import type { Figure, FigureInput } from '#schema/core/advice'
import { type ExpenseKind, expenseKinds } from '#schema/kpi/kpi'
import { weeksInput } from '../analysis/weeks.ts'
import { type WeekField, weekValue } from '../field-values.ts'
import { measure } from '../figure.ts'
import type { Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'

/** Label of the extra cost of an expense line. */
const shareLabel = (line: ExpenseKind): string =>
  `spending a week above the earlier share of revenue: ${line}`

/** The weeks of a change, and those before it. */
export type Spans = { readonly of: Span; readonly against: Span }

const input = ({ kpis }: Records, { from, to }: Span, field: WeekField): FigureInput | undefined =>
  weeksInput(
    kpis.filter(
      (week) => week.weekStart >= from && week.weekStart <= to && weekValue(week, field) !== undefined,
    ),
    field,
  )

/** A part of revenue, or of what is counted, now against before, at today's size of the whole. */
const ofShare = (
  records: Records,
  { of, against }: Spans,
  [part, whole]: readonly [WeekField, WeekField],
  isLess: boolean,
  label: string,
): Figure | undefined => {
  const pairOf = (span: Span) => [input(records, span, part), input(records, span, whole)] as const
  const [now, before] = [pairOf(of), pairOf(against)]
  const size = input(records, of, whole)
  const inputs = [...(isLess ? [...before, ...now] : [...now, ...before]), size].flatMap((one) => one ?? [])
  return inputs.length < 5
    ? undefined
    : measure(records)({ label, unit: 'aud', formula: 'share-gap-amount', inputs })
}

const ofRevenue = (records: Records, { of, against }: Spans): Figure | undefined => {
  const inputs = [input(records, against, 'revenue'), input(records, of, 'revenue')].flatMap(
    (one) => one ?? [],
  )
  return inputs.length < 2
    ? undefined
    : measure(records)({
        label: 'revenue a week before, less revenue a week since',
        unit: 'aud',
        formula: 'change',
        inputs,
      })
}

const ofRunway = (records: Records, { of }: Spans): Figure | undefined => {
  const inputs = [input(records, of, 'cashRunwayWeeks'), input(records, of, 'costs')].flatMap(
    (one) => one ?? [],
  )
  return inputs.length < 2
    ? undefined
    : measure(records)({ label: 'fall of cash a week', unit: 'aud', formula: 'cash-fall', inputs })
}

/** Extra spending a week on an expense line, at today's revenue. */
export const lineCost = (records: Records, spans: Spans, line: ExpenseKind): Figure | undefined =>
  ofShare(records, spans, [line, 'revenue'], false, shareLabel(line))

/** The expense line that took most of a margin, if it took half of it or more. */
export const mainLine = (records: Records, spans: Spans, lost: Figure): ExpenseKind | undefined => {
  const costs = expenseKinds.flatMap((line) => {
    const cost = lineCost(records, spans, line)
    return cost ? [{ line, value: cost.value }] : []
  })
  const [most] = costs.toSorted((one, other) => other.value - one.value)
  return most && most.value * 2 >= lost.value ? most.line : undefined
}

const worths: Readonly<Record<WatchedMeasure, (records: Records, spans: Spans) => Figure | undefined>> = {
  revenue: ofRevenue,
  transactions: ofRevenue,
  'revenue-per-transaction': (records, spans) =>
    ofShare(records, spans, ['revenue', 'transactions'], true, 'revenue a week lost by lower sales'),
  margin: (records, spans) =>
    ofShare(
      records,
      spans,
      ['profit', 'revenue'],
      true,
      'profit a week lost by the lower margin, at today’s revenue',
    ),
  'staff-share': (records, spans) => lineCost(records, spans, 'staff'),
  'supplies-share': (records, spans) => lineCost(records, spans, 'supplies'),
  runway: ofRunway,
}

/** Dollars a week; undefined if the records do not give them, or nothing is lost. */
export const worthOfFinding = (
  records: Records,
  subject: WatchedMeasure,
  spans: Spans,
): Figure | undefined => {
  const worth = worths[subject](records, spans)
  return worth && /[1-9]/.test(worth.shown) && worth.value > 0 ? worth : undefined
}
