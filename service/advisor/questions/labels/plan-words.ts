/** The parts of a plan in a few words, so that what is offered shows every size, side, time and direction. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Filter } from '#schema/advisor/selection'
import { spanText } from '../../answers/period-text.ts'
import { hourText, weekdaysText } from '../../calendar.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { measureNamed } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import type { Question } from '../question.ts'

type Bounds = Pick<
  Extract<AnswerablePlan, { operator: 'count' }>,
  'above' | 'below' | 'atLeast' | 'atMost' | 'thanMean' | 'step'
>

const stepWords = {
  rise: 'rising',
  fall: 'falling',
  'no rise': 'not rising',
  'no fall': 'not falling',
} as const

const plain = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 2 })

/** A size in the unit of a measure. */
export const sizeText = (measure: MeasureName, value: number): string => {
  const unit = isMeasured(measure) ? measureNamed(measure).unit : 'count'
  if (unit === 'aud') return `${value < 0 ? '−' : ''}$${plain(Math.abs(value))}`
  return unit === 'percent' ? `${plain(value)}%` : plain(value)
}

/** "in October", "on Fridays last week", "from 6 am to noon"; the time before and a year earlier by name. */
export const whenText = ({ today }: Question, period: Period, filter?: Filter): string => {
  const span = resolvePeriod(period, { today, record: undefined })
  const on = period.weekdays?.length ? ` on ${weekdaysText(period.weekdays)}` : ''
  const hours = filter?.hours ? `, ${hourText(filter.hours.from)} to ${hourText(filter.hours.until)}` : ''
  const when = period.of.kind === 'record' ? ' on record' : span ? ` ${spanText(span, today).when}` : ''
  return `${on}${when}${hours}`
}

/** The other side of a comparison. */
export const againstText = (question: Question, period: Period, filter?: Filter): string => {
  if (period.moved === 'year-before') return 'a year before'
  if (period.moved === 'just-before') return 'the time before'
  return whenText(question, period, filter)
    .trim()
    .replace(/^(?:in|on|from) /, '')
}

/** "$20,000 or more", "below 20%" */
export const boundsText = (measure: MeasureName, bounds: Bounds): string =>
  [
    bounds.above === undefined ? '' : `above ${sizeText(measure, bounds.above)}`,
    bounds.below === undefined ? '' : `below ${sizeText(measure, bounds.below)}`,
    bounds.atLeast === undefined ? '' : `${sizeText(measure, bounds.atLeast)} or more`,
    bounds.atMost === undefined ? '' : `${sizeText(measure, bounds.atMost)} or less`,
    bounds.thanMean === undefined ? '' : `${bounds.thanMean} average`,
    bounds.step === undefined ? '' : stepWords[bounds.step],
  ]
    .filter(Boolean)
    .join(' and ')

/** What a lever is called in a trade. */
export const leverText = ({ trade }: Question, lever: LeverChange['lever']): string =>
  lever === 'price' ? 'prices' : lever === 'volume' ? 'sales' : measureLabel(lever, trade)

/** "staff costs up 4%", "prices down $0.50", "premises costs at $2,500 a week" */
export const changeText = (question: Question, { lever, by, size }: LeverChange): string => {
  const name = leverText(question, lever)
  const way = size < 0 ? 'down' : 'up'
  const much = plain(Math.abs(size))
  if (by === 'percent') return `${name} ${way} ${much}%`
  if (by === 'share') return `${name} at ${much}% of revenue`
  if (by === 'hours') return `${much} paid hours a week ${size < 0 ? 'fewer' : 'more'}`
  if (by === 'revenue-level') return `revenue of $${much} a week`
  const isCount = lever === 'volume' && by !== 'revenue'
  const sum = isCount ? much : `$${much}`
  const each = lever === 'price' ? ' a sale' : ' a week'
  return by === 'level' ? `${name} at ${sum}${each}` : `${name} ${way} ${sum}${each}`
}
