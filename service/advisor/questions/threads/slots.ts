/** Turns that name nothing but another unit, time, day or place in a list, and so put it in the plan before. */
import type { CalendarUnit, Period } from '#schema/advisor/period'
import { weekdayNames } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { editPlan, settledPeriod } from '../follow-up.ts'
import { editSum } from '../follow-up-edits.ts'
import { takePlace } from '../places.ts'
import { lastWeeks, measuresIn } from '../question.ts'
import { hoursIn, weekdaysIn } from '../selection.ts'
import { bothSides } from './both-sides.ts'
import { isElliptic } from './elliptic.ts'
import { placeNamed } from './place-named.ts'
import { again } from './restated.ts'
import { stepAsked } from './step-asked.ts'
import { asValue, figureOf } from './subject.ts'
import { ofThatTime } from './that-time.ts'
import { asksOnly, type TurnReader } from './turn.ts'

const parts = 'sale|transaction|customer|head|cover|order|deal|settlement|billed day|billable day|hour'
const perUnit = new RegExp(
  `\\b(?:(?:per|each|every|by the|for every|for each|a|an) (?:single )?(?:day|week|fortnight|month|quarter|${parts})|daily|weekly|fortnightly|monthly|quarterly|on average|averaged?|work(?:s)? out|come to)\\b`,
  'g',
)
const perYear =
  /\b(?:(?:per|each|every|a|over a|over the|in a|for a|for the) (?:full |whole )?year|annually|yearly|annual(?:ised)?|come(?:s)? to)\b/g
const ofYear = /\byear|\bannual/
const weeksOfYear = 52

/** "Per day?", "what's that a sale?", "and a year?" after any figure. */
const byUnit: TurnReader = ({ text, before, question }) => {
  const own = asValue(before)
  if (!own || before.operator === 'count') return undefined
  if (ofYear.test(text) && asksOnly(text, perYear)) {
    const { measure, filter } = own
    const { weekdays } = own.period
    const period: Period = { ...lastWeeks(weeksOfYear), ...(weekdays ? { weekdays } : {}) }
    return { operator: 'value', measure, period, ...(filter ? { filter } : {}) }
  }
  if (!asksOnly(text, perUnit)) return undefined
  const each =
    own.measure === 'transactions' && ofOne.test(text) ? { ...own, measure: 'revenue' as const } : own
  return editSum(each, question)?.plan
}
const ofOne = new RegExp(`\\b(?:per|each|every|a|an) (?:${parts})\\b`)

const ofUnit =
  /^(?:(?:not )?just )?(?:for|over|in|across|what about|how about)? ?(?:the|a|that|this) (?:(?:whole|full|entire|same) )?(?<unit>week|month|quarter|year)(?: (?:instead|please|overall|as a whole))?$/

/** "The whole month": the one that the time before is in. */
const wholeUnit: TurnReader = ({ text, before, question: { today } }) => {
  const named = ofUnit.exec(text)?.groups?.unit
  const unit = (['week', 'month', 'quarter', 'year'] satisfies CalendarUnit[]).find((one) => one === named)
  const own = asValue(before)
  const span = own && resolvePeriod(own.period, { today, record: undefined })
  if (!unit || !own || !span || before.operator === 'rank') return undefined
  const { group: _, ...value } = own
  const isNow = unitSpan(unit, span.to).to >= today
  const of = isNow
    ? ({ kind: 'current', unit } as const)
    : ({ kind: 'unit-of', unit, date: span.to } as const)
  const { weekdays } = own.period
  return { ...value, period: { of, ...(weekdays ? { weekdays } : {}) } }
}

/** "How about this time last year?", "just mornings": a time or a filter and nothing that it is of. */
const otherTime: TurnReader = ({ before, question }) => {
  if (!isElliptic(question, before) || before.operator !== 'value' || question.periods.length === 0)
    return undefined
  const plan = editPlan(before, question)?.plan
  return plan && ofThatTime(plan, question, before)
}

/** "Second best?" of the list before. */
const otherPlace: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'rank' || measuresIn(question).length > 0 || question.periods.length > 0)
    return undefined
  const named = placeNamed(text)
  const place = named === undefined ? takePlace(question, new Set()) : { from: named }
  const { asked: _, claimed: _claimed, ...list } = before
  return place && question.terms.length <= mostOfPlace ? { ...list, count: 1, ...place } : undefined
}
const mostOfPlace = 6

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi
const joins = /\b(?:what|how|about|and|or|on|for|too|instead|then|should|we|the|same|do|is)\b|\?/g

/** "And Saturdays?" after advice on Sundays: the same matter of another day. */
const otherDay: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'advise' || hoursIn(question).length > 0) return undefined
  const [day, other] = weekdaysIn(question)
  const [name] = day ? day.weekdays.map((one) => weekdayNames[one]) : []
  if (!day || other || day.weekdays.length !== 1 || name === undefined) return undefined
  const matter = before.matter.replace(weekday, `${name.toLowerCase()}s`)
  const isBare = text.replace(weekday, '').replace(joins, '').trim() === ''
  return isBare && matter !== before.matter ? { ...before, matter } : undefined
}

/** "So should we?", "what do you think?" after advice: the step of it. */
const stepAgain: TurnReader = ({ text, before }) => {
  if (before.operator !== 'advise') return undefined
  const verb = /^(?:so )?(?:should|shall|do|would) (?:we|i) (?<verb>\w+)(?: then| it| that| them)?$/.exec(
    text,
  )?.groups?.verb
  const isSame = verb !== undefined && new RegExp(`\\b${verb}`, 'i').test(before.matter)
  if (!isSame && !stepAsked.test(text)) return undefined
  const { matter, asked } = before
  const isPut = /^\W*(?:should|shall|can|could|do|does|is|would|what|which|how|where)\b/i.test(matter)
  const step = `should we ${matter.charAt(0).toLowerCase()}${matter.slice(1)}`
  return {
    operator: 'advise',
    matter: isPut ? matter : step.slice(0, longestMatter),
    // Whether it pays is one question, and whether to shut the other.
    ...(asked === 'earns' && !isSame ? { asked } : {}),
  }
}
const longestMatter = 300

const asksToAct = /\b(?:should|can|could|would|do about|next|fix|help)\b/
const bareAsk =
  /^(?:(?:and )?(?:how (?:much|many)|who|which|what|when|why|since when|where|how long|is (?:that|it) (?:up|down|a lot|good|bad|much|normal)|whose)\b)/

const mostBare = 6

/** "How much in total?" after what no record has: no record has that either. */
const stillUnrecorded: TurnReader = ({ text, before, question }) => {
  if (
    before.operator !== 'decline' ||
    before.because !== 'not-on-record' ||
    !bareAsk.test(text) ||
    asksToAct.test(text)
  )
    return undefined
  const isOwn =
    question.periods.length > 0 || measuresIn(question).length > 0 || question.terms.length > mostBare
  return isOwn || !asksOnly(text.replace(bareAsk, 'bare'), askedOf) ? undefined : before
}
const askedOf =
  /\b(?:bare|total|altogether|up|overall|most|worst|biggest|longest|best|each|since|owe|owes|owed)\b/g

const changed =
  /\b(?:why|how come|what happened|what changed|difference|differ\w*|change[ds]?|changing|gap|gone|moved?|drop(?:ped)?|fall(?:en)?|fell|rose|risen|jump(?:ed)?|lower|higher|better|worse|less|more|reason|caused?|explains?)\b/g
const ofCause = /\b(?:why|how come|what happened|what changed|reason|cause[ds]?|explains?)\b/
const ofChange =
  /\b(?:difference|differ\w*|change[ds]?|gap|moved?|drop\w*|fall\w*|fell|rose|risen|jump\w*|lower|higher|better|worse|less|more)\b/

/** "Why the difference?": of the last two times of one measure. */
const ofDifference: TurnReader = ({ text, before, earlier, question }) => {
  if (before.operator !== 'value' || !ofCause.test(text) || !ofChange.test(text) || !asksOnly(text, changed))
    return undefined
  const other = earlier.findLast((plan) => plan !== before && figureOf(plan)?.measure === before.measure)
  const isOther =
    other?.operator === 'value' && JSON.stringify(other.period) !== JSON.stringify(before.period)
  const against: Period = isOther
    ? other.period
    : { ...settledPeriod(before.period, question.today), moved: 'just-before' }
  // The time that was asked about first is the one that changed, unless it was the earlier one.
  const isMoved = before.period.moved !== undefined
  const [of, from] = isMoved ? [against, before.period] : [before.period, against]
  return { operator: 'explain', measure: before.measure, of, against: from }
}

const bySize = /\b(?:by|how much|how many|difference|gap|far|apart)\b/g

/** "By how much?" after a comparison: both sides and their difference. */
const bySizeOf: TurnReader = ({ text, before }) => {
  if (before.operator !== 'compare' || !asksOnly(text, bySize) || !/\b(?:how|difference|gap)\b/.test(text))
    return undefined
  const { asked: _, claimed: _claimed, ...plan } = before
  return plan
}

/** What was returned to is said again. */
const saidAgain: TurnReader = ({ question, before }) => (question.text === again ? before : undefined)

export const slotTurns: readonly TurnReader[] = [
  saidAgain,
  bySizeOf,
  ...bothSides,
  byUnit,
  wholeUnit,
  otherTime,
  otherPlace,
  otherDay,
  stepAgain,
  stillUnrecorded,
  ofDifference,
]
