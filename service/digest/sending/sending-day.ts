/** Sending days, by the clock of the business. Pure. */
import type { IsoDate } from '#schema/core/scalars'
import type { DigestKind } from '#schema/digest/digest'
import { momentAt } from '../../accounts/start-of-day.ts'
import { plusDays, today, weekdayOf } from '../../advisor/calendar.ts'
import { inZone } from '../../runtime/business-zone.ts'
import type { SendingTime } from '../schedule.decider.ts'

/** A day on which digests are due, with its moment. */
export type SendingDay = { readonly day: IsoDate; readonly dueAt: Date }

const week = 7

const on = (day: IsoDate, hour: number, timeZone: string): SendingDay => ({
  day,
  dueAt: momentAt(day, hour, timeZone),
})

/** Latest sending day that is not in the future. */
export const lastSendingDay = ({ weekday, hour }: SendingTime, timeZone: string, now: Date): SendingDay => {
  const day = inZone(timeZone, () => today(now))
  const latest = on(plusDays(day, -((weekdayOf(day) - weekday + week) % week)), hour, timeZone)
  return latest.dueAt <= now ? latest : on(plusDays(latest.day, -week), hour, timeZone)
}

/** Next sending day. */
export const nextSendingDay = (time: SendingTime, timeZone: string, now: Date): SendingDay =>
  on(plusDays(lastSendingDay(time, timeZone, now).day, week), time.hour, timeZone)

/** The first sending day of a month brings the monthly review. */
export const isFirstOfMonth = (day: IsoDate): boolean => Number(day.slice(8)) <= week

/** Digest for these switches on a day; undefined if none. */
export const kindOn = (
  day: IsoDate,
  wants: {
    readonly emailNotifications: boolean
    readonly weeklyReports: boolean
    readonly monthlyReports: boolean
  },
): DigestKind | undefined => {
  if (!wants.emailNotifications) return undefined
  if (wants.monthlyReports && isFirstOfMonth(day)) return 'monthly'
  return wants.weeklyReports ? 'weekly' : undefined
}
