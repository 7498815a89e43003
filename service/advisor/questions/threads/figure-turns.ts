import { type CalendarUnit, calendarUnits, type Period } from '#schema/advisor/period'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { lengthOf, type Span } from '../../periods/dates.ts'
import { periodOfSpan } from '../../periods/found-period.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { unitOf } from '../lexicon/number-words.ts'
import { lastWeeks } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import { bestOne, inMoney, selectionOf } from './best-one.ts'
import { judgedTurns } from './judged-turns.ts'
import { listTurns } from './list-turns.ts'
import { trending } from './trend-turns.ts'
import type { TurnReader } from './turn.ts'

const inWeeks =
  /^(?:(?:what's |what is |how much is )?(?:that|it) )?in (?:weeks|terms of weeks|weeks of costs)$|^how many weeks(?: (?:is|does|do|would|will|can|could) (?:that|it|we|this)(?: (?:last|go|run|keep us going|get us|cover|mean|make))?(?: (?:us|on (?:that|it)))?)?$|^how long (?:does|would|will|is|should) (?:that|it) (?:last|good for|going to last|keep us going|do us|carry us|see us through)(?: us)?(?: for)?$/

/** "In weeks?" after the cash in hand. */
const ofRunway: TurnReader = ({ text, before }) =>
  (before.operator === 'value' || before.operator === 'compare') &&
  before.measure === 'cash' &&
  inWeeks.test(text)
    ? { ...before, measure: 'runway' }
    : undefined

const ofLast =
  /\b(?<sum>average|mean|total|sum) (?:of|for|over) (?:the |our )?(?:last|past|previous) (?<many>\d{1,2}|[a-z]+)(?: of (?:them|those))?(?: (?:days|weeks|saturdays|sundays|mondays|tuesdays|wednesdays|thursdays|fridays))?$/

/** "Average of the last four" after a Saturday or a week. */
const averaged: TurnReader = ({ text, before, question: { today } }) => {
  const { sum, many = '' } = ofLast.exec(text)?.groups ?? {}
  const count = unitOf(many) ?? Number(many)
  if (before.operator !== 'value' || !(count >= 2 && count <= 60)) return undefined
  const { aggregate: _, each: _each, group: _group, period, ...rest } = before
  const span = resolvePeriod(period, { today, record: undefined })
  const isDay = span && span.from === span.to
  const weekdays = period.weekdays ?? (isDay ? [weekdayOf(span.from)] : undefined)
  const whole = { ...rest, period: { ...lastWeeks(count), ...(weekdays ? { weekdays: [...weekdays] } : {}) } }
  return /total|sum/.test(sum ?? '') ? whole : { ...whole, aggregate: 'mean', each: isDay ? 'day' : 'week' }
}

const asksWhich =
  /^(?:which|what) (?:one |month |week |day |of (?:them|those|the two) |quarter )?(?:was|is|were|did|had|came out) (?:the )?(?:better|worse|higher|lower|bigger|busier|best|worst|more|less|ahead|on top)\b|^which (?:one )?was (?:it|that)$/

/** "Which was better?" after two figures of one measure. */
const betterOf: TurnReader = ({ text, earlier }) => {
  if (!asksWhich.test(text)) return undefined
  const [one, other] = earlier.slice(-2).map(selectionOf)
  if (!one || !other || one.measure !== other.measure) return undefined
  const { measure, ...of } = one
  const { measure: _, ...against } = other
  return { operator: 'compare', measure, of, against, asked: 'which' }
}

const comparesWith =
  /^(?:any |much |a lot |far |still )?(?:better|worse|higher|lower|more|less|bigger|smaller|stronger|weaker|busier|quieter|up|down) (?:than|on|from)\b|^(?:so )?(?:is|was|were|are) (?:that|it|this|they|those) (?:much |any |a lot |far |still )?(?:up|down|ahead|behind|better|worse|more|less|higher|lower|bigger|smaller|stronger|weaker)(?: (?:on|of|than|from|compared (?:to|with)|in|over))?\b|^(?:how(?:'?s|'s| is| does| did| do) (?:that|it|this|they) )?(?:compare[ds]?|stack up|up|put)(?: (?:that|it|this|them))? (?:with|to|against|beside|next to)\b|^(?:how (?:(?:is|was|are|were) )?(?:that|it|this|they) )?(?:versus|vs|against|compared (?:with|to))\b/

/** After a quarter, "June's" is the quarter that ends in June. */
const quarterOf = (own: Period, { of }: Period): Period | undefined =>
  own.of.kind === 'quarter' && of.kind === 'month' && of.month % 3 === 0
    ? { of: { kind: 'quarter', quarter: of.month / 3, ...(of.year ? { year: of.year } : {}) } }
    : undefined

const isUp = /^(?:(?:so )?(?:is|was|were|are) \w+ .*?|any |much |still )?\b(?:up|ahead|more|higher|bigger)\b/
const isDown =
  /^(?:(?:so )?(?:is|was|were|are) \w+ .*?|any |much |still )?\b(?:down|behind|less|lower|smaller)\b/
const isBetter = /^(?:(?:so )?(?:is|was|were|are) \w+ .*?|any |much |still )?\b(?:better|stronger)\b/

const usualDay =
  /\b(?:usual|normal|typical|average|ordinary|standard|regular)\b(?: \w+)?$|\b(?:usual|normal|typical|average|about right)(?: for (?:a|an|that|the) \w+)?$/
/** Weeks that say what a weekday usually brings. */
const weeksOfDays = 8

/** "And compared with a usual Thursday?" after one day: the same weekday of the weeks before it. */
const besideUsualDay: TurnReader = ({ text, before, question }) => {
  const own = before.operator === 'value' ? selectionOf(before) : undefined
  const span = own && resolvePeriod(own.period, { today: question.today, record: undefined })
  if (!own || !span || span.from !== span.to || !usualDay.test(text)) return undefined
  const weekday = weekdayOf(span.from)
  if (weekdaysIn(question).some(({ weekdays }) => weekdays.some((day) => day !== weekday))) return undefined
  const { measure, ...of } = own
  const against = {
    ...of,
    period: {
      of: {
        kind: 'dates' as const,
        from: plusDays(span.from, -7 * weeksOfDays),
        to: plusDays(span.from, -1),
      },
      weekdays: [weekday],
    },
  }
  return { operator: 'compare', measure, of, against }
}

/** "Compare that with September": the same days and hours of another time. */
const besideOther: TurnReader = ({ text, before, question }) => {
  const own = before.operator === 'value' || before.operator === 'compare' ? selectionOf(before) : undefined
  const [named, more] = namedPeriods(question)
  const [day] = weekdaysIn(question)
  if (own?.period.weekdays && day && !named && comparesWith.test(text)) {
    const { measure, ...of } = own
    const weekdays = [...day.weekdays]
    return { operator: 'compare', measure, of, against: { ...of, period: { ...of.period, weekdays } } }
  }
  if (!own || !named || more || !comparesWith.test(text)) return undefined
  const { measure, ...of } = own
  const { weekdays } = of.period
  const moved = named.relation
  const quarter = quarterOf(of.period, named.period)
  const other: Period = moved
    ? { ...of.period, moved }
    : { ...(quarter ?? named.period), ...(weekdays ? { weekdays } : {}) }
  const asked = isUp.test(text)
    ? { asked: 'higher' as const }
    : isDown.test(text)
      ? { asked: 'lower' as const }
      : isBetter.test(text) && !/\bor (?:worse|not)\b/.test(text)
        ? { asked: 'better' as const }
        : {}
  return { operator: 'compare', ...asked, measure, of, against: { ...of, period: other } }
}

const asksCause =
  /^what(?:'s| is| was)? (?:behind|driving|causing|caused|drove|the reason for|happened(?: there| then)?)(?: (?:it|that|this))?$|^how come$|^why (?:did|has|have|does|is|was) (?:it|that|this|they) (?:drop|dropped|fall|fallen|falling|go|gone|going|rise|risen|rising|slip|slipped|move|moved|change|changed|climb|climbed|jump|jumped|come|get)(?: (?:up|down|back|off|so|much|that|far|better|worse|like that))*$|^why(?: is| was| were)? (?:that|it|this|they)$|^why(?: (?:is|was|were) (?:it|that|they|this))? (?:so |that |this |such )?(?:a )?(?:low|high|bad|good|poor|weak|strong|little|much|quiet|busy|up|down|better|worse|different|dip|drop|jump|fall|rise)$/

/** "What's behind it?" after a figure or a comparison. */
const caused: TurnReader = ({ text, before, question: { today } }) => {
  if (!asksCause.test(text)) return undefined
  if (before.operator === 'compare')
    return {
      operator: 'explain',
      measure: before.measure,
      of: before.of.period,
      against: before.against.period,
    }
  if (before.operator !== 'value') return undefined
  const span = resolvePeriod(before.period, { today, record: undefined })
  const of = span ? periodOfSpan(span) : before.period
  // A day is set beside the same day of the week before.
  const against: Period =
    span && span.from === span.to
      ? { of: { kind: 'unit-of', unit: 'day', date: plusDays(span.from, -7) } }
      : { ...of, moved: 'just-before' }
  return { operator: 'explain', measure: before.measure, of, against }
}

const asksAfter =
  /^(?:what about |how about |and )?(?:in |for )?the (?:week|month|day|quarter|one|fortnight|year) after(?: (?:that|it))?$|^(?:what about )?after (?:that|it)$|^the (?:next|following) (?:week|month|day|quarter|one)$/

/** The calendar unit after a whole one, else as many days. */
const spanAfter = (span: Span): Span => {
  const isWhole = (unit: CalendarUnit) => {
    const whole = unitSpan(unit, span.from)
    return whole.from === span.from && whole.to === span.to
  }
  const unit = calendarUnits.find(isWhole)
  return unit
    ? unitSpan(unit, span.from, 1)
    : { from: plusDays(span.to, 1), to: plusDays(span.to, lengthOf(span)) }
}

/** "And the week after?" */
const next: TurnReader = ({ text, before, question: { today } }) => {
  if (!asksAfter.test(text)) return undefined
  const own =
    before.operator === 'value' || before.operator === 'compare'
      ? selectionOf(before)
      : before.operator === 'explain'
        ? { measure: before.measure, period: before.of }
        : undefined
  const span = own && resolvePeriod(own.period, { today, record: undefined })
  if (!own || !span) return undefined
  const { weekdays } = own.period
  const dates = spanAfter(span)
  const period: Period = { of: { kind: 'dates', ...dates }, ...(weekdays ? { weekdays } : {}) }
  if (dates.from > today) return undefined
  return before.operator === 'explain'
    ? { ...before, of: period, against: before.of }
    : { operator: 'value', ...own, period }
}

export const figureTurns: readonly TurnReader[] = [
  bestOne,
  inMoney,
  caused,
  next,
  ...judgedTurns,
  ofRunway,
  averaged,
  betterOf,
  besideUsualDay,
  besideOther,
  trending,
  ...listTurns,
]
