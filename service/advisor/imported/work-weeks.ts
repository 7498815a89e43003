/**
 * Billed and available days, from the days of timesheets. Available is the time that a source says was there to be billed;
 * where it does not, the hours recorded, but only if some of the week were not billed: a file of billed hours alone would show
 * everybody as fully used. Leave was not available.
 */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { WorkDay } from '#schema/import/days'
import type { WorkWeek } from '#schema/import/work-week'
import { plusDays, weekdayOf } from '../calendar.ts'
import { type ImportedDay, wholeWeeks } from './imported-weeks.ts'

/** Time of some days; a sum that the records cannot give is absent. */
export type WorkSums = Omit<WorkWeek, 'weekStart'>

/** True if some time was not billed, so that the hours recorded are more than those billed. */
export const hasUnbilled = (days: readonly WorkDay[]): boolean =>
  days.some(({ parts }) => parts.some(({ unbilled }) => unbilled > 0))

const secondsOfHour = 3600

/** Adds up days. `isWholeTime`: the hours recorded are those that could be billed. */
export const workSums = (days: readonly WorkDay[], isWholeTime: boolean): WorkSums => {
  const parts = days.flatMap((day) => day.parts)
  const isSaid = parts.every(({ unsaid }) => unsaid === 0)
  let [hours, billed] = [0, 0]
  let available: number | undefined = 0
  for (const part of parts) {
    hours += (part.billed + part.unbilled + part.leave + part.unsaid) / secondsOfHour
    billed += part.billed / part.day
    const recorded = isWholeTime && part.unsaid === 0 ? part.billed + part.unbilled : undefined
    const own = part.isPartly ? undefined : (part.available ?? recorded)
    available = available === undefined || own === undefined ? undefined : available + own / part.day
  }
  return {
    hours,
    ...(isSaid ? { billedDays: billed } : {}),
    ...(isSaid && available !== undefined ? { availableDays: available } : {}),
  }
}

/** Weeks of imported timesheets, oldest first, without a first or last week that is only partly covered. */
export const workWeeks = (days: readonly ImportedDay[]): readonly WorkWeek[] => {
  const own = days.filter(({ kind }) => kind === 'timesheets')
  const byWeek = new Map<IsoDate, WorkDay[]>()
  for (const { date: text, figures } of own) {
    const date = decodeOrThrow(IsoDate, text, 'A day')
    const weekStart = plusDays(date, -weekdayOf(date))
    const day = decodeOrThrow(WorkDay, JSON.parse(figures), 'The time of a day')
    byWeek.set(weekStart, [...(byWeek.get(weekStart) ?? []), day])
  }
  const weeks = [...byWeek]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([weekStart, worked]) => ({ week: { weekStart, ...workSums(worked, hasUnbilled(worked)) } }))
  return wholeWeeks(weeks, own).map(({ week }) => week)
}
