/** Whether the business grows or pays, what a weekday earns, and one weekday beside another. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { weekdayNames } from '../../calendar.ts'
import { vocabularies } from '../../vocabulary.ts'
import { besideOtherDays } from '../assertions/weekday-premise.ts'
import { baseWeeks, hasCue, lastWeeks, measuresIn, type Used } from '../question.ts'
import { asksForLess } from '../readers/compare-asked.ts'
import { hoursIn, namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const grows =
  /^\W*(?:(?:and|so|but|ok|overall)\W+)*(?:are|is|was|were) (?:we|the (?:business|company|practice|agency|shop|caf[eé])|it|things) (?:still |actually |really )*(?:(?<up>growing|bigger|expanding|picking up)|(?<down>shrinking|going backwards|declining|slowing(?: down)?))\b/i
const pays =
  /^\W*(?:(?:and|so|but|ok|overall)\W+)*(?:are|is|do|does) (?:we|the (?:business|company|practice|agency|shop|caf[eé])|it) (?:still |actually |really |even )*(?:(?<up>profitable|mak(?:e|ing) (?:a |any )?(?:money|profit)|in the black)|(?<down>los(?:e|ing) money|in the red|mak(?:e|ing) a loss))\b/i

/** "Are we growing?", "are we profitable?" */
export const state: DerivedReader = (question) => {
  if (question.periods.length > 0 || weekdaysIn(question).length > 0) return undefined
  const growth = grows.exec(question.text)?.groups
  const period = baseWeeks(question)
  if (growth)
    return {
      operator: 'compare',
      measure: 'revenue',
      of: { period },
      against: { period: { ...period, moved: 'just-before' } },
      asked: growth.up ? 'higher' : 'lower',
    }
  const profit = pays.exec(question.text)?.groups
  return profit
    ? {
        operator: 'count',
        measure: 'profit',
        period,
        by: 'week',
        asked: 'whether',
        ...(profit.up ? { above: 0 } : { below: 0 }),
      }
    : undefined
}

const earns =
  /\b(?:make (?:a |any |us |much )?(?:money|profit|anything|much)|pay(?=\W*$)|(?:a )?waste of (?:time|money|wages|effort)|(?:dead )?loss(?=\W*$)|dead weight|profitable|worth (?:it|the (?:effort|trouble|bother|wages|money)|opening|being open|staying open|keeping|having|(?:its|their) (?:wages|keep))|pay(?:s|ing)? (?:its|their) way|lose (?:us |me )?money|losing money|cost(?:s|ing)? (?:me |us )?more than|break even)\b/i

/** "Should we stay open on Tuesdays?", "do we need to open Mondays?" */
const opensAsked =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:should|shall|do|can|could|must|is it (?:\w+ )?worth)\b.{0,40}\b(?:open|opening|trade|trading)\b/i
const opensLess =
  /\b(?:skip\w*|not|n['’]t|stop\w*|without|drop\w*|give up|giving up|avoid)\b.{0,20}\b(?:open|trad)/i

/** "Is it worth opening on Tuesday afternoons?": hours of a day are weighed by what they bring. */
export const ofHours: DerivedReader = (question) => {
  const { text } = question
  const [day, another] = weekdaysIn(question)
  const [hours, more] = hoursIn(question)
  const isAsked = earns.test(text) || opensAsked.test(text)
  if (!hours || more || another || !isAsked || /\b(?:if|how much|later|earlier|longer)\b/i.test(text))
    return undefined
  if (day && day.weekdays.length > 2) return undefined
  return {
    operator: 'scenario',
    changes: [],
    closed: {
      ...(day ? { weekdays: [...day.weekdays] } : {}),
      hours: { from: hours.from, until: hours.until },
    },
    outcomes: ['profit', 'margin', 'revenue'],
    period: lastWeeks(8),
  }
}

const whyDay =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:why|how come|what makes)\b.*\b(?:best|worst|higher|highest|lower|lowest|busiest|busier|quiet\w*|slow\w*|strong\w*|weak\w*|good|bad|better|worse|big\w*)\b/i
const ofOneDay = /\b(?:last|this|yesterday|today|was)\b/i

/** "Why is Wednesday our best day?": the weekday beside all others. */
export const whyWeekday: DerivedReader = (question) => {
  const { text } = question
  const [day, other] = weekdaysIn(question)
  if (!day || other || day.weekdays.length !== 1 || !whyDay.test(text) || ofOneDay.test(text))
    return undefined
  if (namedPeriods(question).length > 0 || hoursIn(question).length > 0) return undefined
  const named = measuresIn(question)[0]?.measure
  const measure = named === 'transactions' ? named : 'revenue'
  const of = lastWeeks(8)
  const rest = [0, 1, 2, 3, 4, 5, 6].filter((one) => !day.weekdays.includes(one))
  return {
    operator: 'explain',
    measure,
    of: { ...of, weekdays: [...day.weekdays] },
    against: { ...of, weekdays: rest },
  }
}

/** "Do we make money on Mondays?": profit is on record by the week, so a closure is weighed. */
export const ofWeekday: DerivedReader = (question) => {
  const { text, trade } = question
  const days = weekdaysIn(question)
  const [day] = days
  const isOne = days.length === 1 && day?.weekdays.length === 1
  const isAsked = earns.test(text) || opensAsked.test(text)
  if (!isOne || !isAsked) return undefined
  if (
    /\b(?:if|how much|later|earlier|longer|until|till|from|hours?)\b/i.test(text) ||
    hoursIn(question).length > 0
  )
    return undefined
  const name = weekdayNames[day?.weekdays[0] ?? -1]
  const isBad = /\b(?:los\w+|cost\w*|waste|dead weight)\b/i.test(text) || opensLess.test(text)
  if (name === undefined) return undefined
  // Salaries are the same on a day without work, so there is no closure to weigh: what the day brings in tells.
  if (!vocabularies[trade].hasShifts)
    return isBad ||
      opensAsked.test(text) ||
      namedPeriods(question).length > 0 ||
      measuresIn(question).length > 0
      ? undefined
      : besideOtherDays(question, day?.weekdays ?? [])
  const closing: AnswerablePlan = { operator: 'advise', matter: `Should we close on ${name}s?` }
  return isBad ? closing : { ...closing, asked: 'earns' }
}

const beside =
  /\b(?<way>better|stronger|busier|more|higher|worse|weaker|quieter|slower|less|lower|fewer)\b.*\bthan\b/i

/** "Why is Friday worse than Wednesday?" */
export const weekdays: DerivedReader = (question) => {
  const [one, other, third] = weekdaysIn(question)
  const way = beside.exec(question.text)?.groups?.way?.toLowerCase()
  const isSingle = one?.weekdays.length === 1 && other?.weekdays.length === 1
  if (!one || !other || third || !way || !isSingle || namedPeriods(question).length > 0) return undefined
  const of = lastWeeks(8)
  const named = measuresIn(question)[0]?.measure
  const measure = named && named !== 'costs' ? named : /busier|quieter/.test(way) ? 'transactions' : 'revenue'
  return {
    operator: 'compare',
    measure,
    of: { period: { ...of, weekdays: [...one.weekdays] } },
    against: { period: { ...of, weekdays: [...other.weekdays] } },
    asked: /worse|weaker|quieter|slower|less|lower|fewer/.test(way) ? 'lower' : 'higher',
  }
}

const eachWeekday =
  /\b(?:by|per|each|every|for each|for every|across the|on each) (?:day of the week|weekday)\b|\baverage\b.*\bday of the week\b|\bday[- ]by[- ]day\b.*\bweek\b/i

/** "Average billing per day of the week in November" */
export const byWeekday: DerivedReader = (question) => {
  if (!eachWeekday.test(question.text)) return undefined
  const used: Used = new Set()
  const all = measuresIn(question).filter(({ measure }) => measure !== 'revenue-per-transaction')
  const measure = all[0]?.measure ?? 'revenue'
  const selection = takeSelection(question, used, lastWeeks(8))
  return { operator: 'rank', measure, ...selection, by: 'weekday', order: 'highest', count: 7 }
}

const either = /\b(?:or|than|versus|vs\.?|against)\b/i

/** "Are mornings or afternoons worth more?" */
export const hours: DerivedReader = (question) => {
  const [one, other, third] = hoursIn(question)
  if (!one || !other || third || !either.test(question.text) || question.amounts.length > 0) return undefined
  if (/\b(?:if|should|open|close|later|earlier|why)\b/i.test(question.text)) return undefined
  const isOfNumber = hasCue(question, 'busy', 'quiet')
  const measure = measuresIn(question)[0]?.measure ?? (isOfNumber ? 'transactions' : 'revenue')
  const days = weekdaysIn(question)[0]?.weekdays
  const period = { ...lastWeeks(8), ...(days ? { weekdays: [...days] } : {}) }
  const side = ({ from, until }: typeof one) => ({ period, filter: { hours: { from, until } } })
  return {
    operator: 'compare',
    measure,
    of: side(one),
    against: side(other),
    asked: asksForLess(question) ? 'which-lower' : 'which',
  }
}

const ownBuyers =
  /\b(?:sell|sold|move|shift) (?:more|less|fewer) (?<one>[\w ]{3,30}) than (?<other>[\w ]{3,30})/i

/** "Do we sell more oat milk than full cream?": no record has sales by product. */
export const byProduct: DerivedReader = ({ text }) => {
  const { one = '', other = '' } = ownBuyers.exec(text)?.groups ?? {}
  const isTime = /\b(?:last|this|next|on|in|at|usual|before|week|month|year|day|we|normal)\b/i
  return one && other && !isTime.test(`${one} ${other}`)
    ? { operator: 'decline', because: 'not-on-record' }
    : undefined
}
