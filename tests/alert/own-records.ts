/** A business of its own, whose last week is planted, and its alerts. */
import type { Alert } from '#schema/alert/alert'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { businessProfileDefaults } from '#schema/profile/profile'
import { alertsOf } from '../../service/advisor/alerts/alerts.ts'
import { type AlertMarks, noMarks } from '../../service/advisor/alerts/load-alert-marks.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'
import { plantedWeeks } from './planted-weeks.ts'

export const dayOf = (day: string | undefined) => decodeOrThrow(IsoDate, day, 'A day')

export const personaKey = 'hospitality_ceo'

/** Alerts of records for a reader. */
export const alertsAt = (
  records: Records,
  marks: AlertMarks = noMarks,
  sensitivity: 'low' | 'medium' | 'high' = 'high',
): readonly Alert[] => alertsOf(advisorContext(records), { sensitivity, personaKey, marks })

/** A separate business without texts, whose last week is the planted one. */
export const ownRecords = (factor: number, back = 0): Records => {
  const { weeks } = plantedWeeks('cafe', 2, { isQuiet: true })
  const kpis = weeks.map((week, index) =>
    index === weeks.length - 1 - back
      ? {
          ...week,
          revenue: Math.round(week.revenue * factor),
          transactions: Math.round((week.transactions ?? 0) * factor),
        }
      : week,
  )
  const last = dayOf(kpis.at(-1)?.weekStart)
  return {
    business: { name: 'Larkin Street Bakery', type: 'cafe', isOwn: true },
    now: new Date(`${plusDays(last, 7)}T07:00:00+10:00`),
    kpis,
    days: [],
    focus: null,
    profile: businessProfileDefaults,
    advisories: [],
    memos: [],
    briefs: [],
  }
}
