/** Reader of questions about what comes: a measure over a period ahead. */
import type { ForecastPlan } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { CalendarUnit, NamedPeriod, Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays } from '../../calendar.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { mondayOf, type Span } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { amountUnit } from '../amounts/amount-units.ts'
import { type Question, type Reader, takeCues, takeMeasure, type Used } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { coming, spanOf } from './coming-periods.ts'
import { asBounds, takeBounds } from './count-bounds.ts'
import { againstOf, sidesAhead } from './forecast-sides.ts'

/** The week before a holiday and its own: a single day is no forecast. */
const aroundHoliday = (of: NamedPeriod, today: IsoDate): NamedPeriod => {
  const span = of.kind === 'holiday' ? spanOf(of, today) : undefined
  if (!span) return of
  return { kind: 'dates', from: plusDays(mondayOf(span.from), -7), to: plusDays(mondayOf(span.to), 6) }
}

const unitOf: { readonly [grain: string]: CalendarUnit } = {
  day: 'week',
  week: 'week',
  fortnight: 'week',
  month: 'month',
  quarter: 'quarter',
  half: 'half',
  year: 'year',
  'financial-year': 'financial-year',
}

/** "The next eight weeks", "next month": whole units after the one under way. */
const nextUnits = (question: Question, used: Used): Period => {
  const at = question.terms.findIndex((term) => meaningOf(term, 'grain') ?? meaningOf(term, 'unit'))
  const term = question.terms[at]
  const name = term && (meaningOf(term, 'grain')?.grain ?? meaningOf(term, 'unit')?.unit)
  if (term) used.add(at)
  const count = question.amounts.find(({ after, unit: own }) => after === at && own === 'plain')
  if (count) used.add(count.first)
  const unit = unitOf[name ?? 'week'] ?? 'week'
  const many =
    Math.max(1, Math.round(count?.value ?? (name === undefined ? 4 : 1))) * (name === 'fortnight' ? 2 : 1)
  // "The month" and "the rest of the year" are under way.
  const isNext = count !== undefined || /\b(?:next|coming|following|upcoming|ahead)\b/i.test(question.text)
  const isShort = unit === 'week' || unit === 'day'
  const isCurrent = isShort
    ? question.terms.slice(Math.max(0, at - 2), at).some((one) => isCue(one, 'this'))
    : !isNext
  const span = unitSpan(unit, question.today, isCurrent ? 0 : 1, Math.min(many, 53))
  return { of: { kind: 'dates', ...span } }
}

const periodAhead = (question: Question, used: Used): Period => {
  const all = namedPeriods(question)
  // "With Christmas around the corner" only says why.
  const background = all.filter(({ at }) => /^with$/i.test(question.terms[at - 1]?.text ?? ''))
  const [named, second] =
    background.length < all.length ? all.filter((one) => !background.includes(one)) : all
  for (const { at } of background) used.add(at)
  if (!named) return nextUnits(question, used)
  used.add(named.at)
  const [first, last] = [named.period.of, second?.period.of]
  if (first.kind === 'month' && last?.kind === 'month' && last.month === (first.month % 12) + 1) {
    if (second) used.add(second.at)
    return { of: { kind: 'between', from: coming(first, question.today), to: coming(last, question.today) } }
  }
  const { today } = question
  const { of } = named.period
  if (of.kind === 'since' || of.kind === 'between') {
    if (of.kind === 'since') return nextUnits(question, used)
    const [from, to] = [coming(of.from, today), coming(of.to, today)]
    return { of: { kind: 'between', from, to } }
  }
  const next = aroundHoliday(coming(of, today), today)
  const span = spanOf(next, today)
  // "Until Christmas" begins with next week.
  const lead = question.terms[named.at - 1]
  if (span && lead && /^(?:until|till|til|up to)$/i.test(lead.text) && span.to > today)
    return { of: { kind: 'dates', from: plusDays(mondayOf(today), 7), to: span.to } }
  // What is over is no forecast: the same time from now on.
  return span && span.to < mondayOf(today) ? nextUnits(question, used) : { of: next }
}

const mostWeeks = 53

const guesses =
  /\b(?:guess|guesstimate|estimate|full[- ]year|whole[- ]year|year[- ]end|end of (?:the )?year|finish|finishing|land at|end up|on track|projected|projection|expect|forecast)\b/i

/** True for a question about the whole of a period that is not over. */
export const asksAhead = (question: Question): boolean => {
  const [named] = namedPeriods(question)
  const span = named && resolvePeriod(named.period, { today: question.today, record: undefined })
  if (!named || !span) return false
  if (span.to > question.today) return guesses.test(question.text)
  return isNearer(named.period, span, question.today) && looksAhead(question.text)
}

/** True for a time that comes sooner than it is long ago: December, asked in November. */
const isNearer = ({ of, moved }: Period, past: Span, today: IsoDate): boolean => {
  if (moved !== undefined || of.kind === 'since' || of.kind === 'between' || of.kind === 'last') return false
  const next = spanOf(coming(of, today), today)
  return next !== undefined && next.to > today && daysBetween(today, next.from) < daysBetween(past.to, today)
}

const ofPast =
  /\b(?:did|was|were|had|made|took|went|came|earned|sold|spent|paid|got|ended|turned|last|previous|ago|\w{3,}ed)\b/i

const looksAhead = (text: string): boolean => {
  const own = text.replace(byPast, '')
  return comes.test(own) && !ofPast.test(own)
}

/** "…, given last year": what is to come goes by what was. */
export const byPast = /,? (?:given|based on|going by|considering|looking at|judging by)\b.*$/i

const comes =
  /\b(?:will|won[’']?t|going to|gonna|shall|expect|forecast|predict|outlook|coming|upcoming|next|ahead|likely|odds|chances?|guess\w*|estimate|ballpark|should|could|might|can|look(?:s|ing)?|shap(?:e|ing)|head(?:ed|ing)|in store|reckon|plan(?:ning)?|bank on|brace|hope|get|be like|bring|realistic\w*)\b/i

const ofFuture =
  /\b(?:will|won[’']?t|going to|gonna|shall|expect\w*|forecast\w*|predict\w*|project\w*|outlook|coming|upcoming|next|ahead|likely|odds|chances?|guess\w*|estimate\w*|should|ought|look(?:s|ing)?(?: like)?|shap(?:e|ing)|bring|in store|tip|reckon|hold|plan\w*|bank on|how[’']?s|going)\b/i

/** True for a question about a time that is over, with no word of what comes: "fees in October" in November. */
export const isOfPast = (question: Question): boolean => {
  const named = namedPeriods(question)
  return (
    named.length > 0 &&
    !ofFuture.test(question.text) &&
    named.every(({ period }) => {
      const span = resolvePeriod(period, { today: question.today, record: undefined })
      return span !== undefined && span.to < question.today
    })
  )
}

const runsOut =
  /\b(?:run(?:s|ning)? out|be broke|go broke|run dry|out of (?:cash|money)|have nothing left)\b/i
const loses = /\b(?:loss|lose money|in the red|negative|go backwards)\b/i
const earns = /\b(?:stay positive|in the black|stay profitable|make a profit|turn a profit|be profitable)\b/i

/** "Will we hit 20k?", "stay above 17,000 a week", "make a loss": the bounds that are asked about. */
const boundsAhead = (
  question: Question,
  used: Used,
  measure: MeasureName,
): Partial<Pick<ForecastPlan, 'above' | 'below' | 'atLeast' | 'atMost' | 'weekly'>> => {
  const { text, amounts } = question
  if (/^(?:runway|cash)$/.test(measure) && runsOut.test(text)) return { atMost: 0 }
  const { bounds, between } = takeBounds(question, used)
  const [bound] = bounds
  const amount = amounts.find(({ first }) => first === bound?.at)
  const isWeekly = amount !== undefined && amountUnit(question, amount) === 'week'
  const isAny =
    /\b(?:a|any|one|single) (?:single )?(?:bad |good )?week\b(?! (?:until|till|through|in|for))/i.test(
      text,
    ) && !isWeekly
  const isEvery = isWeekly || /\b(?:every|each|all|stay|keep|remain)\b/i.test(text)
  const weekly = isEvery ? { weekly: 'every' as const } : isAny ? { weekly: 'any' as const } : {}
  if (bound) return { ...asBounds(bound), ...weekly }
  if (between) return { ...between, ...weekly }
  if (measure === 'profit' && loses.test(text)) return { below: 0, ...weekly }
  return measure === 'profit' && earns.test(text) ? { above: 0, ...weekly } : {}
}

/** "What will sales be next month?", "what is a normal February going to bring?" */
export const readForecast: Reader = (question) => {
  const used: Used = new Set()
  const measure = takeMeasure(question, used, 'revenue') ?? 'revenue'
  takeCues(question, used, 'mean')
  const { main, other } = sidesAhead(question)
  const period = periodAhead(main, used)
  const against = other && againstOf(question, other, period, used)
  const span = resolvePeriod(period, { today: question.today, record: undefined })
  const days = span ? daysBetween(question.today, span.to) + 1 : 0
  const weeks = Math.min(mostWeeks, Math.max(1, Math.ceil(days / 7)))
  const bounds = boundsAhead(question, used, measure)
  return {
    plan: { operator: 'forecast', measure, weeks, period, ...bounds, ...(against ? { against } : {}) },
    used,
  }
}
