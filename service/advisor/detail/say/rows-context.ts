/** Context for answers over rows: plan, merged rows, and days. */
import type { Period } from '#schema/advisor/period'
import type { RowsPart, RowsPlan } from '#schema/advisor/rows-plan'
import type { Line } from '../../line.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf } from '../../plans/context.ts'
import type { Records } from '../../records.ts'
import { recordOfRows } from '../asked-days.ts'
import { type Detail, type Dimension, namesOf } from '../detail.ts'
import { type Days, heldDays, sideOf, within } from '../sums.ts'

export type RowsContext = { readonly records: Records; readonly detail: Detail; readonly plan: RowsPlan }

/** Lines of an answer; undefined ones are omitted. */
export type Lines = readonly (Line | undefined)[]

export const plain = (text: string): Line => ({ text, figures: [] })

export const isAccount = ({ dimension }: Pick<RowsPart, 'dimension'>): boolean => dimension === 'account'

/** All sales. */
export const allSales: RowsPart = { dimension: 'item' }

export const partsOfPlan = ({ parts }: RowsPlan): readonly RowsPart[] => parts ?? [allSales]

export const heldFor = ({ detail }: RowsContext, part: RowsPart): Days | undefined =>
  heldDays(detail, part.dimension)

/** Days of a period, with or without rows. */
export const resolved = ({ records, detail }: RowsContext, period: Period): Days | undefined => {
  const span = resolvePeriod(period, { ...momentOf(records, 'day'), record: recordOfRows(detail) })
  return span && { from: span.from, to: span.to, weekdays: span.weekdays }
}

export type Meant = {
  /** Selected days with rows. */
  readonly days: Days
  /** The requested days, if some are outside the rows. */
  readonly cut?: Days | undefined
}

/** Days of a plan; undefined if no rows are on them. */
export const meantDays = (context: RowsContext, part: RowsPart): Meant | undefined => {
  const held = heldFor(context, part)
  const { period } = context.plan
  if (!held) return undefined
  const named = period && resolved(context, period)
  if (!named) return { days: held }
  const days = within(named, held)
  return days && { days, ...(days.from > named.from || days.to < named.to ? { cut: named } : {}) }
}

export const daysIn = (days: Days): number => lengthOf(days)

/** Each part of a dimension within the plan; only accounts with money out. */
export const dividedParts = ({ detail, plan }: RowsContext, dimension: Dimension): readonly RowsPart[] => {
  const parts = plan.parts ?? []
  const own = parts.find((part) => part.dimension === dimension)
  const narrowing = parts.flatMap((part) => [
    ...(part.dimension === dimension || isAccount(part) ? [] : [part]),
    ...(part.within ?? []),
  ])
  const within = narrowing.flatMap(({ dimension: of, names }) => (names ? [{ dimension: of, names }] : []))
  return namesOf(detail, dimension)
    .filter((name) => !own?.names || own.names.includes(name) !== (own.isExcept ?? false))
    .map((name): RowsPart => ({ dimension, names: [name], ...(within.length > 0 ? { within } : {}) }))
    .filter((part) => !isAccount(part) || sideOf(detail, part) === 'out')
}
