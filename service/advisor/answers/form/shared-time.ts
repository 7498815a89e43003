/** The time that two sides of an answer share, said once: "On weekdays in October, … before noon against … after noon". */
import type { Coverage } from '#schema/advisor/coverage'
import type { Selection } from '#schema/advisor/selection'
import type { Records } from '../../records.ts'
import { measuredText } from '../measured-text.ts'
import { hoursText, onWeekdays } from '../period-text.ts'

/**
 * What both share as an adverbial, `during` which hours (" before noon"; empty for all), and what each has beside it; empty
 * for a side that is all of it.
 */
type SharedTime = {
  readonly when: string
  readonly during: string
  readonly own: readonly [string, string]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The shared time of two selections of the same period; undefined if that differs, or nothing else does. */
export const sharedTime = (
  records: Records,
  [one, other]: readonly [Selection, Selection],
  coverage: Coverage,
): SharedTime | undefined => {
  const { weekdays, ...period } = one.period
  const { weekdays: others, ...otherPeriod } = other.period
  const { hours, except, where } = one.filter ?? {}
  const { hours: otherHours, except: otherExcept, where: otherWhere } = other.filter ?? {}
  if (!isSame(period, otherPeriod) || !isSame(except, otherExcept)) return undefined
  if (where !== undefined || otherWhere !== undefined) return undefined
  const [areDays, areHours] = [isSame(weekdays, others), isSame(hours, otherHours)]
  if (areDays && areHours) return undefined
  const placed = (days: typeof weekdays, time: typeof hours): string =>
    [areHours || !time ? '' : hoursText({ hours: time }), areDays || !days ? '' : onWeekdays(days)]
      .filter((words) => words !== '')
      .join(' ')
  const { when } = measuredText(
    records,
    {
      period: { ...period, ...(areDays && weekdays ? { weekdays } : {}) },
      filter: except ? { except } : {},
    },
    coverage,
  )
  const during = areHours && hours ? ` ${hoursText({ hours })}` : ''
  return { when, during, own: [placed(weekdays, hours), placed(others, otherHours)] }
}
