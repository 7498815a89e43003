/** Days or hours that a question would close. */
import type { Closure } from '#schema/advisor/change-plans'
import type { WeekdayMove } from '../amounts/weekday-moves.ts'
import { isOfShift } from '../phrases/shift-days.ts'
import { matchWords, type Question, type Used } from '../question.ts'
import { hoursIn, weekdaysIn } from '../selection.ts'

const shuts =
  /\b(?:shut(?:ting)?|clos(?:e|ed|ing)|not open(?:ing)?|don.?t open|stop(?:ped|ping)? (?:opening|trading|working)|drop(?:ped|ping)?|skip(?:ped|ping)?|chuck(?:ing|ed)? in|ditch(?:ed|ing)?|give up|giving up|bin(?:ned|ning)?|scrap(?:ped|ping)?|knock(?:ed|ing)? off|no longer open)\b/i

/** "A five day week": how many days are left, beside those that are named. */
const dayWeek = /\b(?:[3-6]|three|four|five|six) ?-? ?days? (?:a )?week\b/

/** "Close at 2pm", "knock off at 3": the hours from then on. */
const closingHour = (question: Question, used: Used) => {
  const [, digits, half] =
    /\b(?:shut|clos|knock|finish)\w*(?: off| up)? (?:at|by|from) (\d{1,2}) ?(am|pm)?\b/i.exec(
      question.text,
    ) ?? []
  const hour = Number(digits)
  if (!(hour >= 1 && hour <= 23)) return undefined
  const isAfternoon = half ? half.toLowerCase() === 'pm' && hour < 12 : hour < 9
  const from = isAfternoon ? hour + 12 : hour
  const at = question.terms.findIndex(({ text }) => text.startsWith(digits ?? ''))
  for (const { first } of question.amounts) if (first === at || first === at + 1) used.add(first)
  return { at, from, until: 24 }
}

const partOfHour =
  /\b(?:half an hour|quarter of an hour|\d{1,2} min\w*|a (?:bit|little)|slightly) (?:earl(?:y|ier)|late[r]?|sooner)\b/i

/** Weekdays or hours that a question would close. */
export const closureIn = (
  question: Question,
  used: Used,
  moves: readonly WeekdayMove[],
): Closure | undefined => {
  const shut = matchWords(question, shuts)
  const isOfMove = (at: number) => moves.some(({ clause: [from, until] }) => at >= from && at < until)
  // Sales are on record by the hour: for part of one, no day is closed.
  if (!shut || shut.places.some(isOfMove) || partOfHour.test(question.text)) return undefined
  const days = weekdaysIn(question).filter(({ at }) => !isOfShift(question, at) && !isOfMove(at))
  const hours = hoursIn(question).find(({ at }) => !isOfShift(question, at)) ?? closingHour(question, used)
  if (days.length === 0 && !hours) return undefined
  for (const at of [...shut.places, ...(matchWords(question, dayWeek)?.places ?? [])]) used.add(at)
  for (const { at } of days) used.add(at)
  if (hours) used.add(hours.at)
  return {
    ...(days.length > 0 ? { weekdays: [...new Set(days.flatMap(({ weekdays }) => weekdays))].sort() } : {}),
    ...(hours ? { hours: { from: hours.from, until: hours.until } } : {}),
  }
}
