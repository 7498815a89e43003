/** The particulars of a question: which field, which weeks, how much, and what is turned. */
import { costs } from './intents.ts'
import type { Idea } from './lexicon.ts'
import { type Lever, metrics, type Question } from './question.ts'
import {
  againstIn,
  type Calendar,
  countIn,
  dollarsIn,
  lensIn,
  percentIn,
  weekdayIn,
  whenIn,
} from './slots.ts'

/** What a question is about, without what it asks. */
export type Slots = Omit<Question, 'intent'>

/** A week of full work, in hours. */
const fullTime = 38

const leverOf = (ideas: ReadonlySet<Idea>): Lever | undefined => {
  if (ideas.has('hire')) return 'hours'
  if (ideas.has('price') || ideas.has('revenue_per_transaction')) return 'price'
  if (ideas.has('weekly_footfall')) return 'volume'
  if (costs.some((cost) => ideas.has(cost))) return 'cost'
  return ideas.has('revenue') ? 'takings' : undefined
}

const person = /^(people|person|staff|waiters?|baristas?|agents?|consultants?|chefs?|cooks?|pair)$/

const amountIn = (text: string, ideas: ReadonlySet<Idea>): number | undefined => {
  if (ideas.has('hire')) return countIn(text, /^hours?$/) ?? fullTime * (countIn(text, person) ?? 1)
  const percent = percentIn(text)
  return percent !== undefined && ideas.has('down') && !ideas.has('up') ? -percent : percent
}

const moneyIn = (text: string, ideas: ReadonlySet<Idea>): number | undefined => {
  const dollars = dollarsIn(text)
  return dollars !== undefined && ideas.has('price') && ideas.has('down') && !ideas.has('up')
    ? -dollars
    : dollars
}

const saidIn = (ideas: ReadonlySet<Idea>): Question['said'] => {
  if (ideas.has('up') === ideas.has('down')) return undefined
  return ideas.has('up') ? 'up' : 'down'
}

const grainIn = (ideas: ReadonlySet<Idea>): Question['grain'] => {
  if (ideas.has('hour')) return 'hour'
  if (ideas.has('day')) return 'day'
  return ideas.has('week') ? 'week' : undefined
}

const endIn = (ideas: ReadonlySet<Idea>): Question['end'] => {
  if (ideas.has('worst')) return 'worst'
  return ideas.has('best') ? 'best' : undefined
}

/** The particulars of a message in plain words. */
export const slotsIn = (
  text: string,
  ideas: ReadonlySet<Idea>,
  calendar: Calendar,
  before: Question | undefined,
): Slots => ({
  metric: metrics.find((metric) => ideas.has(metric)),
  when: whenIn(text, calendar, before?.when),
  against: againstIn(text),
  lever: leverOf(ideas),
  said: saidIn(ideas),
  amount: amountIn(text, ideas),
  dollars: moneyIn(text, ideas),
  end: endIn(ideas),
  grain: grainIn(ideas),
  weekday: weekdayIn(text),
  lens: lensIn(text),
})
