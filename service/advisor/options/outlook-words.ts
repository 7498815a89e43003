/** A target and its outlook in words, shared by chat, briefs and digests. */
import { dayText, longDayText, today } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { yearOf } from '../periods/dates.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import { lastSunday } from './target-date.ts'
import type { TargetAhead } from './target-outlook.ts'

/** "the week of 21 December", of a forecast; undefined without one. */
export const weekWords = ({ now }: Records, { week }: TargetAhead): string | undefined =>
  week && `the week of ${yearOf(week) === yearOf(today(now)) ? dayText(week) : longDayText(week)}`

/** "in the four weeks to 29 March 2026", of a target that is met or missed; undefined while it is neither. */
export const pastWords = ({ now }: Records, { outlook, by }: TargetAhead): string | undefined => {
  if (outlook !== 'met' && outlook !== 'missed') return undefined
  const day = lastSunday(by)
  return `in the four weeks to ${yearOf(day) === yearOf(today(now)) ? dayText(day) : longDayText(day)}`
}

/** "The target “Profit margin of 13%” is off track: the forecast for the week of 21 December is 11.2%." */
export const outlookOf = (records: Records, target: TargetAhead): Line | undefined => {
  const { metric, now, isMet, outlook, ahead, by } = target
  const name = quoted(metric, 80)
  if (name === undefined) return undefined
  const then = pastWords(records, target)
  if (then !== undefined)
    return say`The target ${name} was ${outlook}: a typical week came to ${now} ${then}.`
  if (by < today(records.now)) return say`The target ${name} waits for the records of its date.`
  const when = weekWords(records, target)
  if (when === undefined)
    return say`The target ${name} ${isMet ? 'is met for now' : 'is not met yet'}, and there is no forecast for its date.`
  const track = outlook === 'on-track' ? 'on' : 'off'
  return say`The target ${name} is ${track} track: the forecast for ${when} is ${ahead}.`
}
