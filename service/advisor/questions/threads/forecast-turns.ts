/** Turns after a forecast: another measure, the time after it, how far it may be out. */
import type { ForecastPlan } from '#schema/advisor/change-plans'
import { daysBetween, plusDays } from '../../calendar.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { takeMeasure } from '../question.ts'
import { readForecast } from '../readers/forecast-reader.ts'
import { namedPeriods } from '../selection.ts'
import { hasOnly, type TurnReader } from './turn.ts'

const asksRange =
  /\b(?:how (?:sure|certain|confident|accurate|reliable|far (?:off|out|wrong))|out by|margin of error|the range|what range|worst case|best case|be wrong|off by|at (?:worst|best))\b/

/** "How sure is that?", "what's the worst case?" */
const ofRange: TurnReader = ({ text, before }) =>
  before.operator === 'forecast' && asksRange.test(text) ? { ...before, asked: 'range' } : undefined

const after =
  /^(?:what about )?(?:for )?the (?:one|week|month|quarter|year|fortnight) after(?: that)?$|^(?:what about )?after that$|^and then$|^the (?:next|following) one$/

const mostWeeks = 53

/** "And the week after?" */
const later: TurnReader = ({ text, before, question: { today } }) => {
  if (before.operator !== 'forecast' || !after.test(text)) return undefined
  const span = before.period && resolvePeriod(before.period, { today, record: undefined })
  if (!span) return undefined
  const from = plusDays(span.to, 1)
  const to = plusDays(span.to, lengthOf(span))
  const weeks = Math.ceil((daysBetween(today, to) + 1) / 7)
  if (weeks > mostWeeks) return undefined
  const { asked: _, ...rest } = before
  return { ...rest, weeks: Math.max(1, weeks), period: { of: { kind: 'dates', from, to } } }
}

const small =
  /\b(?:what|about|how|for|the|whole|full|next|this|coming|all|of|in|over|on|it|that|same|our|and|is|with|do|does|look|looks|like|will|be|a)\b/g
const times =
  /\b(?:week|weeks|month|quarter|year|fortnight|christmas|easter|summer|winter|autumn|spring|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|two|three|four|six|eight|\d+)\b/g

/** "For the month?", "what about January?", "and profit?" */
const other: TurnReader = ({ text, before, question, ask }) => {
  if (before.operator !== 'forecast') return undefined
  const measure = takeMeasure(question, new Set())
  const plain = text.replace(times, '')
  const isTimed = plain !== text
  if (
    measure === undefined &&
    !(isTimed && hasOnly(text, new RegExp(`${small.source}|${times.source}`, 'g')))
  )
    return undefined
  if (measure !== undefined && question.terms.length > shortest) return undefined
  const { asked: _, ...rest } = before
  const anew =
    isTimed || namedPeriods(question).length > 0 ? readForecast(ask(`forecast ${text}`))?.plan : undefined
  const timed: Partial<ForecastPlan> =
    anew?.operator === 'forecast'
      ? { weeks: anew.weeks, ...(anew.period ? { period: anew.period } : {}) }
      : {}
  return { ...rest, ...timed, ...(measure ? { measure } : {}) }
}

const shortest = 7

const sets =
  /^(?:so )?(?:could|can|will|would|might|may|is|are|does|do) (?:it|that|we|they|this)\b.*\b(?:under|below|short of|over|above|beat|beats|better|worse|up|down|ahead|behind|more|less|higher|lower)\b/

/** "Could it still come in under last week?": the same forecast beside what has been. */
const besidePast: TurnReader = ({ text, before, question }) => {
  const [named, more] = namedPeriods(question)
  if (before.operator !== 'forecast' || !named || more || !sets.test(text)) return undefined
  if (named.relation !== undefined || question.amounts.length > 0) return undefined
  const span = resolvePeriod(named.period, { today: question.today, record: undefined })
  if (!span || span.to >= question.today) return undefined
  const { asked: _, ...rest } = before
  return { ...rest, against: named.period }
}

export const forecastTurns: readonly TurnReader[] = [ofRange, later, besidePast, other]
