/** Reader of questions why a measure moved, or what went on in a time. */
import type { Period } from '#schema/advisor/period'
import { daysBetween, plusDays } from '../../calendar.ts'
import { shareOf } from '../../measures/ratios.ts'
import { unitSpan } from '../../periods/calendar-units.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { type Sense, sensesOf } from '../accounting/senses.ts'
import { isLasting, weeksSince } from '../calendar/lasting.ts'
import {
  lastWeeks,
  type Question,
  type Reader,
  type Reading,
  takeMeasure,
  type Used,
  usualWeeks,
} from '../question.ts'
import { namedPeriods, takeSelection, takeSingleDay } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { moverIn } from './movers.ts'
import { perDollar } from './share-reader.ts'

const isSoHigh =
  /\bso (?:\w+ly )?(?:high|low|much|many|little|few|big|small|dear|expensive|cheap|tight|thin|fat|strong|weak|slow|quiet|busy)\b/i
const recentWeeks = 4

/** "Why is marketing so high?" asks of a level: the last weeks against the quarter before them. */
const ofLevel = (question: Question): { readonly of: Period; readonly against: Period } | undefined => {
  if (question.periods.length > 0 || !isSoHigh.test(question.text)) return undefined
  const { from, to } = unitSpan('week', question.today, -recentWeeks, recentWeeks)
  const before = unitSpan('week', question.today, -recentWeeks - usualWeeks, usualWeeks)
  return { of: { of: { kind: 'dates', from, to } }, against: { of: { kind: 'dates', ...before } } }
}

const isNow =
  /\b(?:is|are|what['’]?s|why['’]?s|[a-z]+['’](?:s|re))\b[^,;?]{0,60}\b(?:up|down|higher|lower|rising|falling|climbing|growing|shrinking|dropping|increasing|decreasing|slipping|sliding|worse|better)\b/i

/** "Why are wages up?" asks of how things stand, which one week does not tell. */
const ofLately = (question: Question): { readonly of: Period; readonly against: Period } | undefined => {
  if (question.periods.length > 0 || !isNow.test(question.text)) return undefined
  const of = lastWeeks(recentWeeks)
  return { of, against: { ...of, moved: 'just-before' } }
}

/** A holiday is told by its week, since a day is no trend. */
const ofHoliday = (period: Period, { today }: Question): Period => {
  const { of } = period
  const span = of.kind === 'holiday' ? resolvePeriod({ of }, { today, record: undefined }) : undefined
  return span ? { of: { kind: 'unit-of', unit: 'week', date: span.from } } : period
}

/** What a period is held against: a day against the same day a week before, all others against the time just before. */
const justBefore = (period: Period, { today }: Question): Period => {
  const span = resolvePeriod(period, { today, record: undefined })
  if (span && span.from === span.to)
    return { of: { kind: 'unit-of', unit: 'day', date: plusDays(span.from, -7) } }
  // The school holidays before are a year or a season back; the weeks before them are the ones to hold them against.
  if (span && period.of.kind === 'school-holidays') {
    const to = plusDays(span.from, -1)
    return { of: { kind: 'dates', from: plusDays(to, -daysBetween(span.from, span.to)), to } }
  }
  return { ...period, moved: 'just-before' }
}

const weeksOf = { week: 1, fortnight: 2, month: 4, quarter: usualWeeks, half: 26, year: 52 } as const

/** "Down on the month before" names no time of its own: the last weeks, as many as the unit has, are told by those before. */
const ofRelation = (question: Question): { readonly of: Period; readonly against: Period } | undefined => {
  const [only, more] = namedPeriods(question)
  if (!only?.relation || more) return undefined
  const text = question.terms[only.at]?.text ?? ''
  const unit = /week|fortnight|month|quarter|half|year/i.exec(text)?.[0].toLowerCase()
  const weeks = unit !== undefined && isUnit(unit) ? weeksOf[unit] : recentWeeks
  const of = lastWeeks(only.relation === 'year-before' ? recentWeeks : weeks)
  return { of, against: { ...of, moved: only.relation } }
}

const isUnit = (unit: string): unit is keyof typeof weeksOf => unit in weeksOf

const halfYear = 182

/** "Than it was back in" */
const mostBetween = 5

/** "Worse than in October": the time since then is told by the one that is named. */
const ofThan = (question: Question): { readonly of: Period; readonly against: Period } | undefined => {
  const [only, more] = namedPeriods(question)
  if (!only || more || only.relation) return undefined
  const lead = question.terms.slice(Math.max(0, only.at - mostBetween), only.at)
  // "Down on June" is less than in June.
  const than = lead.findLastIndex(
    (term) => isCue(term, 'than') || /^(?:down|up|off|lower|higher) (?:on|against|from)$/i.test(term.text),
  )
  const isBeside =
    than >= 0 &&
    lead
      .slice(than + 1)
      .every((term) => /^(?:in|back|during|for|over|on|the|it|they|we|was|were|had|did)$/i.test(term.text))
  const span = resolvePeriod(only.period, { today: question.today, record: undefined })
  if (!isBeside || !span || span.to >= plusDays(question.today, -7)) return undefined
  // What is less than half a year ago still tells of all the time since.
  const isLongAgo = daysBetween(span.to, question.today) > halfYear
  return {
    of: isLongAgo
      ? lastWeeks(usualWeeks)
      : { of: { kind: 'dates', from: plusDays(span.to, 1), to: question.today } },
    against: only.period,
  }
}

/** The costs of a time against those just before it; the last four weeks if no time is named. */
const readMover = (question: Question, used: Used, mover: 'up' | 'down'): Reading => {
  for (const at of question.terms.keys()) if (!question.periods.some((one) => one.at === at)) used.add(at)
  const { period } = takeSelection(question, used, lastWeeks(recentWeeks))
  const relation = question.periods.find((one) => one.relation !== undefined)?.relation
  // "Since summer" holds the last weeks against the summer.
  if (period.of.kind === 'since' && isLasting(period.of.from))
    return {
      plan: {
        operator: 'explain',
        measure: 'costs',
        of: weeksSince(period.of.from, question.today),
        against: { of: period.of.from },
        mover,
      },
      used,
    }
  const against: Period = relation ? { ...period, moved: relation } : justBefore(period, question)
  return { plan: { operator: 'explain', measure: 'costs', of: period, against, mover }, used }
}

const isOfMove = (sense: Sense): boolean => sense === 'rise' || sense === 'fall' || sense === 'multiple'

/** "Why was the week of 20 July so bad?": no sales are named, so it is what was left of them. */
const wentBadly =
  /\b(?:week|month|quarter|fortnight|season|year|january|february|march|april|may|june|july|august|september|october|november|december)\b[^?]{0,30}\b(?:bad|badly|terribl[ey]|awful(?:ly)?|poor(?:ly)?|rough|horrible|dreadful|shocking|disaster|good|great|brilliant|well|so (?:much )?(?:better|worse))\b|\b(?:bad|terrible|awful|poor|rough|horrible|shocking|good|great|brilliant) (?:week|month|quarter|fortnight|season|year)\b/i

/** "Why did margin drop last week?", "what went on in the last week of August?" */
export const readExplain: Reader = (question) => {
  const used: Used = new Set()
  const mover = moverIn(question)
  if (mover) return readMover(question, used, mover)
  // "Collapsed", "ballooned": which way it is said to have moved is checked beside the answer.
  for (const [at, term] of question.terms.entries())
    if (
      (meaningOf(term, 'unknown') ?? meaningOf(term, 'decline')) &&
      term.words.some((word) => sensesOf(word).some(isOfMove))
    )
      used.add(at)
  const usual = wentBadly.test(question.text) ? 'profit' : 'revenue'
  const asked = takeMeasure(question, used, usual) ?? usual
  const share = /\b(?:eat|eats|eaten|eating|swallow\w*|gobbl\w*|chew\w*) (?:up|into)\b/i.test(question.text)
    ? shareOf(asked)
    : undefined
  const measure = share ?? perDollar(question, used, asked === 'growth' ? 'revenue' : asked)
  const single = takeSingleDay(question, used)
  const { period: named } = single ? { period: single } : takeSelection(question, used, lastWeeks(1))
  const level = single
    ? undefined
    : (ofLevel(question) ?? ofRelation(question) ?? ofThan(question) ?? ofLately(question))
  if (level) return { plan: { operator: 'explain', measure, ...level }, used }
  const of = ofHoliday(named, question)
  const other = namedPeriods(question)[1]
  if (other) used.add(other.at)
  const relation = question.periods.find((one) => one.relation !== undefined)?.relation
  if (other && relation === undefined) {
    // "From September to October": the later one is explained against the earlier.
    const starts = [of, other.period].map(
      (period) => resolvePeriod(period, { today: question.today, record: undefined })?.from ?? '',
    )
    const [first = '', second = ''] = starts
    const [later, earlier] = second > first ? [other.period, of] : [of, other.period]
    return { plan: { operator: 'explain', measure, of: later, against: earlier }, used }
  }
  const range = of.of
  if (range.kind === 'between' && range.from.kind === range.to.kind && range.from.kind !== 'unit-of')
    return { plan: { operator: 'explain', measure, of: { of: range.to }, against: { of: range.from } }, used }
  const against: Period = relation ? { ...of, moved: relation } : justBefore(of, question)
  return { plan: { operator: 'explain', measure, of, against }, used }
}
