/** Days beside all other days, one hour beside another, and a cost for a year. */

import { besideOtherDays } from '../assertions/weekday-premise.ts'
import { hasCue, lastWeeks, measuresIn } from '../question.ts'
import { asksForLess } from '../readers/compare-asked.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const rest =
  /\b(?:than|to|with|v|vs|versus|against|compared (?:to|with)|and|or|beside)\W+(?:(?:on|for|in|during|all|any|the|our)\W+)*(?:other (?:(?:six|five|four|two) )?(?:days?|weekdays|nights?)|rest of the week|remaining days|days of the week)\b/i

/** "Do we earn more on Saturdays than on other days?", "Saturdays against the rest of the week" */
export const otherDays: DerivedReader = (question) => {
  const [days, second] = weekdaysIn(question)
  if (!days || second || !rest.test(question.text) || namedPeriods(question).length > 0) return undefined
  if (/\b(?:if|should|why)\b/i.test(question.text)) return undefined
  const isWhich = /\b(?:which|who)\b/i.test(question.text)
  const isLess = asksForLess(question)
  return besideOtherDays(question, days.weekdays, isWhich ? 'which' : isLess ? 'lower' : 'higher')
}

const comparative =
  /\b(?:more|less|fewer|higher|lower|bigger|smaller|dearer|cheaper|busier|quieter|better|worse)\b/i
const changes =
  /\b(?:than|or|before|after|if|should|why|which|what|how|get(?:ting|s)?|go(?:ing|es)?|becom\w+|lately|now(?:adays)?|recently|these days|at the moment|any ?more|still|yet)\b/i

/** "Do people spend more on weekends?": what is usual on some days is held against the others. */
export const usuallyMore: DerivedReader = (question) => {
  const [days, second] = weekdaysIn(question)
  const { text } = question
  if (!days?.isPlural || second || !/^\W*(?:do|does|is|are)\b/i.test(text)) return undefined
  if (!comparative.test(text) || changes.test(text) || namedPeriods(question).length > 0) return undefined
  return besideOtherDays(question, days.weekdays, asksForLess(question) ? 'lower' : 'higher')
}

const oneHour = String.raw`(\d{1,2})(?::00)? ?([ap])\.?m\b\.?`
const hourBesideHour = new RegExp(`\\b${oneHour}.*\\bthan\\b.*?\\b${oneHour}`, 'i')

/** The hour of the day that a clock names: noon is 12, midnight 0. */
const hourOf = (hour = '', half = ''): number => (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)

/** "Is 10 am busier than 2 pm?" */
export const hourThanHour: DerivedReader = (question) => {
  const [, one, half, other, otherHalf] = hourBesideHour.exec(question.text) ?? []
  if (one === undefined || Number(one) > 12 || Number(other) > 12) return undefined
  if (/\b(?:if|should|open|close|why)\b/i.test(question.text)) return undefined
  const isOfNumber = hasCue(question, 'busy', 'quiet') || /\b(?:busier|quieter)\b/i.test(question.text)
  const measure = measuresIn(question)[0]?.measure ?? (isOfNumber ? 'transactions' : 'revenue')
  const days = weekdaysIn(question)[0]?.weekdays
  const period = { ...lastWeeks(8), ...(days ? { weekdays: [...days] } : {}) }
  const side = (from: number) => ({ period, filter: { hours: { from, until: from + 1 } } })
  return {
    operator: 'compare',
    measure,
    of: side(hourOf(one, half)),
    against: side(hourOf(other, otherHalf)),
    asked: asksForLess(question) ? 'lower' : 'higher',
  }
}

const first =
  '(?<high>best|busiest|biggest|strongest|top|peak|highest)|(?<low>worst|quietest|slowest|deadest|lowest|weakest)'
const hourFirst = new RegExp(
  `^\\W*(?:(?:so|and|hey|ok)\\W+)*(?:(?:is|was|are)\\b.{0,12}\\b)?${oneHour}.{0,12}?\\b(?:our|the|my)\\s+(?:${first})\\s+(?:hours?|time|hr)\\b`,
  'i',
)

/** "Is 2 pm our busiest hour?" */
export const claimedHour: DerivedReader = (question) => {
  const found = hourFirst.exec(question.text)
  const [, hour, half] = found ?? []
  if (!found || Number(hour) > 12) return undefined
  const isOfNumber = /\b(?:busiest|quietest|slowest|deadest)\b/i.test(question.text)
  const measure = measuresIn(question)[0]?.measure ?? (isOfNumber ? 'transactions' : 'revenue')
  const days = weekdaysIn(question)[0]?.weekdays
  return {
    operator: 'rank',
    measure,
    period: { ...lastWeeks(weeksOfYear), ...(days ? { weekdays: [...days] } : {}) },
    by: 'hour',
    order: found.groups?.high ? 'highest' : 'lowest',
    count: 1,
    claimedHour: hourOf(hour, half),
  }
}

const weeksOfYear = 52
const ofYear = /\b(?:(?:per|a|each|every) (?:year|annum)|annual(?:ly)?|yearly|p\.?a\.?)(?![\w.])/i
const notOfRecord =
  /\b(?:if|should|would|could|will|forecast|expect|next|more|less|than|goes? up|went up|last year|year ago|target|share|percent\w*)\b/i
const summed = /^(?:revenue|transactions|costs|profit|staff|supplies|premises|marketing|other)$/

/** "How much is the rent per year?": the last 52 weeks. */
export const ofOneYear: DerivedReader = (question) => {
  const [named, second] = measuresIn(question)
  if (!named || second || !summed.test(named.measure) || !ofYear.test(question.text)) return undefined
  if (notOfRecord.test(question.text) || question.amounts.length > 0) return undefined
  if (namedPeriods(question).length > 0 || weekdaysIn(question).length > 0) return undefined
  return { operator: 'value', measure: named.measure, period: lastWeeks(weeksOfYear) }
}
