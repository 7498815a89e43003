/** The particulars of a question: which field, which weeks, how much, and what is turned. */
import { partIn, whoCharges } from './bought-in.ts'
import type { Concept } from './concept.ts'
import { costs } from './intents.ts'
import { type CostKind, type Lever, metrics, type Question } from './question.ts'
import {
  againstIn,
  countIn,
  dollarsIn,
  lensIn,
  percentIn,
  perIn,
  targetIn,
  weekdayIn,
  weekdaysIn,
} from './slots.ts'
import { ideasIn } from './synonyms.ts'
import { type Calendar, dayIn, monthsIn, namesMovingHoliday, whenIn } from './times.ts'

/** What a question is about, without what it asks. */
export type Slots = Omit<Question, 'intent'>

/** A week of full work, in hours. */
const fullTime = 38

const kindOf = (ideas: ReadonlySet<Concept>): CostKind | undefined =>
  costs.find((cost) => cost !== 'costs' && ideas.has(cost)) ?? (ideas.has('costs') ? 'costs' : undefined)

/** True where the cost is named nearer to the size of the change than how many buy. */
const isCostNearer = (text: string): boolean => {
  const words = text.split(' ')
  const size = words.findIndex((word) => /^(%|\$\d)/.test(word))
  const distance = (wanted: readonly Concept[]) =>
    words.reduce((least, word, at) => {
      const ideas = ideasIn(word)
      return wanted.some((idea) => ideas.has(idea)) ? Math.min(least, Math.abs(at - size)) : least
    }, Number.POSITIVE_INFINITY)
  const ofNumber = distance(['transactions'])
  // Where a phrase alone tells how many buy, no word of it need be nearer.
  return Number.isFinite(ofNumber) && distance(costs) < ofNumber
}

/** What a message turns, if anything. */
export const leverOf = (text: string, ideas: ReadonlySet<Concept>): Lever | undefined => {
  if (ideas.has('hire')) return 'hours'
  if (ideas.has('opening')) return 'opening'
  const kind = kindOf(ideas)
  const isOfPrices = ideas.has('price') || ideas.has('revenuePerTransaction')
  if (isOfPrices) return whoCharges(text, kind !== undefined && kind !== 'costs') === 'we' ? 'price' : 'cost'
  const isOfNumber = ideas.has('transactions')
  if (kind && !(isOfNumber && !isCostNearer(text))) return 'cost'
  if (isOfNumber) return 'volume'
  return ideas.has('revenue') ? 'takings' : undefined
}

/** True where the words say less, whatever else they say. */
const isFall = (text: string, ideas: ReadonlySet<Concept>, lever: Lever | undefined): boolean => {
  if (/(%|\$\d\S*) off\b|\b(cheaper|discounts?|fewer|come down|(get|bring|negotiate) .* down)\b/.test(text))
    return true
  const isLost = /\b(lose|loses|losing|lost|takes?|taking|leave|leaves|leaving|stay away)\b/.test(text)
  if (isLost && (lever === 'volume' || lever === 'takings')) return true
  if (lever === 'hours' && /\btak(e|ing) .* (out|off|away)\b/.test(text)) return true
  return ideas.has('down') && !ideas.has('up')
}

/** Which end of the day a change of opening hours moves; a whole day where it names none. */
const openingOf = (text: string): Question['opening'] => {
  if (!/\b(later|earlier|longer)\b/.test(text)) return { end: 'whole', isShorter: true }
  const isOpening = /\b(open|opening|start)\b/.test(text) && !/\bstay\b/.test(text)
  const isLater = /\b(later|longer)\b/.test(text)
  if (/\blonger\b/.test(text)) return { end: 'last', isShorter: false }
  return { end: isOpening ? 'first' : 'last', isShorter: isOpening === isLater }
}

const person = /^(people|person|staff|waiters?|baristas?|agents?|consultants?|chefs?|cooks?|pair)$/

const amountIn = (
  text: string,
  ideas: ReadonlySet<Concept>,
  lever: Lever | undefined,
): number | undefined => {
  const amount =
    lever === 'hours'
      ? (countIn(text, /^hours?$/) ?? fullTime * (countIn(text, person) ?? 1))
      : percentIn(text)
  return amount !== undefined && isFall(text, ideas, lever) ? -amount : amount
}

const moneyIn = (text: string, ideas: ReadonlySet<Concept>, lever: Lever | undefined): number | undefined => {
  const dollars = dollarsIn(text)
  const isSigned = ideas.has('price') || lever === 'cost'
  return dollars !== undefined && isSigned && isFall(text, ideas, lever) ? -dollars : dollars
}

/** What a what-if turns, and by how much. */
const changeIn = (
  text: string,
  ideas: ReadonlySet<Concept>,
): Pick<Slots, 'lever' | 'kind' | 'part' | 'amount' | 'dollars' | 'per' | 'opening'> => {
  const lever = leverOf(text, ideas)
  const kind = lever === 'cost' ? (kindOf(ideas) ?? 'costs') : undefined
  const dollars = moneyIn(text, ideas, lever)
  return {
    lever,
    kind,
    part: kind && partIn(text, kind),
    amount: amountIn(text, ideas, lever),
    dollars,
    per: dollars === undefined || lever === 'price' ? undefined : perIn(text, dollars),
    opening: lever === 'opening' ? openingOf(text) : undefined,
  }
}

const saidIn = (ideas: ReadonlySet<Concept>): Question['said'] => {
  if (ideas.has('up') === ideas.has('down')) return undefined
  return ideas.has('up') ? 'up' : 'down'
}

const grainIn = (ideas: ReadonlySet<Concept>): Question['grain'] => {
  if (ideas.has('month')) return 'month'
  if (ideas.has('hour')) return 'hour'
  if (ideas.has('day')) return 'day'
  return ideas.has('week') ? 'week' : undefined
}

const endIn = (ideas: ReadonlySet<Concept>): Question['end'] => {
  if (ideas.has('worst')) return 'worst'
  return ideas.has('best') ? 'best' : undefined
}

/** The field that ideas speak of, the most particular first. */
export const metricIn = (ideas: ReadonlySet<Concept>): Question['metric'] =>
  metrics.find((metric) => ideas.has(metric))

/** The particulars of a message in plain words. */
export const slotsIn = (
  text: string,
  ideas: ReadonlySet<Concept>,
  calendar: Calendar,
  before: Question | undefined,
): Slots => ({
  metric: metricIn(ideas),
  when: whenIn(text, calendar, before?.when),
  months: monthsIn(text),
  day: dayIn(text, calendar),
  against: againstIn(text),
  ...changeIn(text, ideas),
  said: saidIn(ideas),
  end: endIn(ideas),
  grain: grainIn(ideas),
  weekday: weekdayIn(text),
  weekdays: weekdaysIn(text),
  target: targetIn(text),
  leavesOut: namesMovingHoliday(text) ? 'holiday' : undefined,
  lens: lensIn(text),
})
