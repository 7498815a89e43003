/** Selects the cover of a list or count by groups of time. */
import type { Group } from '#schema/advisor/measure'
import type { Nothing } from '#schema/advisor/nothing'
import type { Selection } from '#schema/advisor/selection'
import { plusDays } from '../calendar.ts'
import type { Base } from '../measures/bases.ts'
import type { Measure } from '../measures/measures.ts'
import { lengthOf } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { needsDays } from './cells.ts'
import { isNothing, momentOf } from './context.ts'
import type { Cover } from './cover.ts'
import { selectCover } from './select.ts'
import { daysUntilNow } from './until-now.ts'

/** Further bases that the groups need, and whether only days will do. */
type Wanted = { readonly bases?: readonly Base[]; readonly byDay?: boolean }

/** The cover of a list by `group`: one by weeks is measured in whole weeks, so that none is cut at the ends of a month. */
export const selectGroups = (
  records: Records,
  measure: Measure,
  selection: Selection,
  group: Group | undefined,
  { byDay = needsDays(group), ...wanted }: Wanted = {},
): Cover | Nothing => {
  const until = daysUntilNow(records, selection, group)
  const any = () => selectCover(records, measure, until, { byDay, ...wanted })
  if (byDay || (group !== 'week' && group !== 'fortnight')) return any()
  const weekly = selectCover(records, measure, until, { ...wanted, grain: 'week' })
  return isNothing(weekly) ? any() : weekly
}

const week = 7

/** The same with the week before it, which a step of the first one is held against; undefined for a shorter time or other groups. */
export const withWeekBefore = <S extends Selection>(
  records: Records,
  selection: S,
  group: Group,
): S | undefined => {
  const span = group === 'week' ? resolvePeriod(selection.period, momentOf(records, 'week')) : undefined
  if (!span || lengthOf(span) < week) return undefined
  const { of: _of, moved: _moved, ...rest } = selection.period
  return {
    ...selection,
    period: { ...rest, of: { kind: 'dates', from: plusDays(span.from, -week), to: span.to } },
  }
}
