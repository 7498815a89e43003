/** How much a broken or stale source lowers the confidence, and the words for it. */
import type { Plan } from '#schema/advisor/plan'
import type { FigureSource } from '#schema/import/source'
import { counted } from '../../runtime/counted.ts'
import { dayText, today } from '../calendar.ts'
import type { WeekField } from '../field-values.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import type { Records } from '../records.ts'

/** Factor for a failed source, because figures may be too low. */
const ofBroken = 0.75
/** Days in which a stale source halves the confidence in statements about the present. */
const halfLife = 42
const fresh = 8

export type Doubt = { readonly factor: number; readonly words: string }

const nameOf = ({ kind, file, system }: FigureSource): string =>
  file
    ? `“${file.name.slice(0, 80)}”`
    : `${kind === 'sales' ? 'the sales' : 'the books'} of ${system?.type.replaceAll('_', ' ') ?? 'a connection'}`

const doubtOf = (source: FigureSource): Doubt | undefined => {
  const { state, ageDays, failed, latest } = source
  if (state === 'broken')
    return {
      factor: ofBroken,
      words: failed
        ? `${counted(failed, 'message')} of ${nameOf(source)} could not be read, so figures may be too low`
        : `the connection of ${nameOf(source)} has failed, so figures may be too low`,
    }
  if (state !== 'stale') return undefined
  return {
    factor: 0.5 ** (Math.max(0, ageDays - fresh) / halfLife),
    words: `the newest record of ${nameOf(source)} is from ${dayText(latest)}, ${counted(ageDays, 'day')} ago`,
  }
}

/** True if a plan covers only days for which a source was current. */
const isPast = (records: Records, plan: Plan | undefined, latest: string): boolean => {
  if (
    !plan ||
    !('period' in plan) ||
    !plan.period ||
    plan.operator === 'solve' ||
    plan.operator === 'forecast'
  )
    return false
  const span = resolvePeriod(plan.period, momentOf(records, 'week'))
  return span !== undefined && span.to <= latest && span.to < today(records.now)
}

const ofSales: ReadonlySet<WeekField> = new Set(['revenue', 'transactions', 'revenuePerTransaction'])
const ofBooks: ReadonlySet<WeekField> = new Set([
  'staff',
  'supplies',
  'premises',
  'marketing',
  'other',
  'costs',
])

/** True if one of the fields comes from this source. Some come from both kinds, and all from books if there are no sales. */
const feeds = (
  { kind }: FigureSource,
  fields: readonly WeekField[],
  sources: readonly FigureSource[],
): boolean => {
  if (fields.length === 0 || sources.every((one) => one.kind === 'books')) return true
  const others = kind === 'sales' ? ofBooks : ofSales
  return fields.some((field) => !others.has(field))
}

/**
 * The worst doubt about the sources of some weekly fields (all sources if there are none), over the days of a plan;
 * undefined if all are current.
 */
export const sourceDoubt = (
  records: Records,
  plan?: Plan,
  fields: readonly WeekField[] = [],
): Doubt | undefined => {
  const { sources = [] } = records
  const doubts = sources.flatMap((source) => {
    if (!feeds(source, fields, sources)) return []
    const doubt =
      source.state === 'stale' && isPast(records, plan, source.latest) ? undefined : doubtOf(source)
    return doubt ? [doubt] : []
  })
  return doubts.toSorted((one, other) => one.factor - other.factor)[0]
}
