/** How old a debt is on the day of its list. */
import type { IsoDate } from '#schema/core/scalars'
import { gapsBetween } from '../../records/day-gaps.ts'
import { ages, type Debt } from './debt.ts'

/** Age of an unpaid invoice on the day of the list; due on that day is not overdue yet. */
export const ageOf = (due: IsoDate | undefined, asOf: IsoDate): Pick<Debt, 'age' | 'isOverdue'> => {
  if (due === undefined) return { age: ages.unknown }
  const [days = 0] = gapsBetween([due, asOf])
  if (days <= 0) return { age: ages.notDue, isOverdue: false }
  const age =
    days <= 30 ? '1–30 days' : days <= 60 ? '31–60 days' : days <= 90 ? '61–90 days' : 'over 90 days'
  return { age, isOverdue: true }
}
