/** Turns that judge a figure: "is that good?", "that seems high", "is that up?" */
import type { Period } from '#schema/advisor/period'
import { weekdayOf } from '../../calendar.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { settledPeriod } from '../follow-up.ts'
import { lastWeeks, usualWeeks } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { selectionOf } from './best-one.ts'
import type { Turn, TurnReader } from './turn.ts'

const sameDays = 8
const longestOfQuarter = 100

/** A usual stretch for one that is judged: the same weekday of the last weeks, or the last quarter. */
const usualFor = ({ question: { today } }: Turn, period: Period): Period => {
  const span = resolvePeriod(period, { today, record: undefined })
  const isDay = span && span.from === span.to
  const weekdays = period.weekdays ?? (isDay ? [weekdayOf(span.from)] : undefined)
  // A quarter is set beside the one before it: of the same time last year there is often no record.
  if (span && lengthOf(span) > 7 * (usualWeeks - 1)) {
    const moved = lengthOf(span) > longestOfQuarter ? ('year-before' as const) : ('just-before' as const)
    return { ...settledPeriod(period, today), moved }
  }
  return { ...lastWeeks(isDay ? sameDays : usualWeeks), ...(weekdays ? { weekdays: [...weekdays] } : {}) }
}

const judges =
  /^(?:(?:is|was|are|were|isn't|would you say) (?:that|it|this|those|they|these)|(?:that|it|this|those|they)(?:'s|'re|(?:'d)? (?:seems?|looks?|sounds?|feels?|is|was)))(?:'s)? (?:a bit |a |an |any |pretty |really |very |quite |rather |awfully |considered |about |still |too )*(?:good|bad|ok|okay|normal|high|low|lot|unusual|usual|typical|healthy|fine|right|strong|weak|much|little|worrying|concerning|better|worse|decent|poor|ordinary|average|(?:more|less|higher|lower|bigger|smaller|busier|quieter|better|worse|up|down|above|below|over|under) (?:than |on )?(?:usual|normal|average|typical|expected|most|what's normal|what we usually (?:do|get)))\b|^(?:good or bad|any good|is that good or bad|normal|compared (?:to|with) (?:normal|usual|average|a (?:normal|typical|usual) (?:week|month|day)))$|^how (?:does|did|do) (?:that|it|this|they) (?:compare|stack up|measure up|sit)(?: (?:to|with|against) (?:normal|usual|average|a (?:normal|typical|usual) (?:week|month|day)|what's normal|our usual))?$/

/** "Is that good?": beside a usual stretch. */
const judged: TurnReader = (turn) => {
  const { text, before } = turn
  const own = before.operator === 'value' || before.operator === 'compare' ? selectionOf(before) : undefined
  // "Was that better than September?" names what it is judged by.
  if (!own || !judges.test(text) || namedPeriods(turn.question).length > 0) return undefined
  const { measure, ...of } = own
  const against = { ...of, period: usualFor(turn, of.period) }
  const compare = { operator: 'compare' as const, measure, of, against }
  if (/\b(?:high|higher|much|more|lot|strong|up|above|over|busier|bigger)\b/.test(text))
    return { ...compare, asked: 'higher' }
  if (/\b(?:low|lower|little|less|weak|down|below|under|quieter|smaller)\b/.test(text))
    return { ...compare, asked: 'lower' }
  if (/\b(?:worse|bad|poor|worrying|concerning)\b/.test(text) && !/\bgood\b/.test(text))
    return { ...compare, asked: 'worse' }
  return /\b(?:normal|usual|unusual|typical|average|ordinary|compare|measure|stack)\b/.test(text)
    ? compare
    : { ...compare, asked: 'better' }
}

const isMoved =
  /^(?:so )?(?:has|have|did|is) (?:that|it|this|they|those) (?:gone|been going|crept|creeping|been creeping|going|risen|rising|fallen|falling|dropped|dropping|grown|growing|increased|increasing|go|rise|fall|drop|grow|increase)(?: (?:up|down|higher|lower))?(?: (?:much|at all|lately|recently))?$|^(?:so )?(?:is|was|are|were) (?:that|it|this|they|those) (?:up|down|better|worse|higher|lower|more|less)(?: or (?:up|down|better|worse|higher|lower|more|less))?$/

/** "Is that up?": against the time before. */
const moved: TurnReader = ({ text, before, question: { today } }) => {
  const own = before.operator === 'value' ? selectionOf(before) : undefined
  if (!own || !isMoved.test(text)) return undefined
  const { measure, ...of } = own
  const against = { ...of, period: { ...settledPeriod(of.period, today), moved: 'just-before' as const } }
  const asked = / or /.test(text)
    ? undefined
    : /\b(?:up|higher|more|risen|ris(?:e|ing)|grow\w*|increas\w*)\b/.test(text)
      ? ('higher' as const)
      : /\b(?:down|lower|less|fall\w*|drop\w*)\b/.test(text)
        ? ('lower' as const)
        : /\bworse\b/.test(text)
          ? ('worse' as const)
          : ('better' as const)
  return { operator: 'compare', measure, of, against, ...(asked ? { asked } : {}) }
}

export const judgedTurns: readonly TurnReader[] = [moved, judged]
