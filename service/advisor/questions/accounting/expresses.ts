/** Whether a plan expresses one meaning of a word. */
import type { Lever } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { asksOfShutdown } from '../amounts/stretches.ts'
import { isMistypedLight } from '../lexicon/light.ts'
import { type Question, textOf } from '../question.ts'
import { isLight, type Meaning } from '../term.ts'
import { expressesCue } from './cues.ts'
import { expressesSense } from './directions.ts'
import { expressesHours, expressesNumber, expressesPeriod, expressesWeekdays } from './extent.ts'
import { expressesGrain } from './grains.ts'
import { expressesMeasure } from './measures.ts'
import type { Place } from './place.ts'
import { sensesOf } from './senses.ts'

/** What is supposed is told around its size: "a new oven for $12,000" is the sum, and "if both go to the clinic" is nothing else. */
const isSized = (plan: AnswerablePlan, question: Question): boolean =>
  (plan.operator === 'scenario' &&
    (plan.gone !== undefined ||
      plan.closed !== undefined ||
      asksOfShutdown(question) ||
      question.amounts.some(({ unit, value }) => unit !== 'plain' || value >= leastSize))) ||
  (plan.operator === 'solve' && (question.amounts.length > 0 || plan.outcome !== 'profit'))

const leastSize = 3

/** What a lever is as a measure; a price is none. */
const measureOf = (lever: Lever): MeasureName | undefined =>
  lever === 'price' ? undefined : lever === 'volume' ? 'revenue' : lever

const expressesLever = (plan: AnswerablePlan, place: Place, lever: Lever): boolean => {
  if (plan.operator === 'scenario' || plan.operator === 'solve' || plan.operator === 'explain') return true
  // A run rate and a pace are no price.
  if (lever === 'price' && /^rates?$/.test(textOf(place.term))) return true
  const measure = measureOf(lever)
  return measure !== undefined && expressesMeasure(plan, place, measure)
}

/** True if a plan says what a word may mean. */
export const expresses = (plan: AnswerablePlan, place: Place, meaning: Meaning): boolean => {
  const { question, at } = place
  switch (meaning.kind) {
    case 'filler':
    case 'mark':
      return true
    case 'period':
      return expressesPeriod(plan, place, meaning.period, meaning.relation)
    case 'weekdays':
      return expressesWeekdays(plan, place, meaning.weekdays)
    case 'hours':
      return expressesHours(plan, place, meaning)
    case 'number':
      return expressesNumber(plan, place, meaning)
    case 'grain':
    case 'unit':
    case 'hour-of-day':
    case 'by-weekday':
      return expressesGrain(plan, place, meaning)
    case 'measure':
      return expressesMeasure(plan, place, meaning.measure)
    case 'lever':
      return expressesLever(plan, place, meaning.lever)
    case 'cue':
      return expressesCue(plan, place, meaning.cue)
    case 'staff-hours':
      return plan.operator === 'scenario' || plan.operator === 'solve'
    // "Why did sales collapse?" calls for no ambulance.
    case 'decline':
      return plan.operator === 'explain' && place.term.words.some((word) => sensesOf(word).includes('fall'))
    case 'unknown': {
      if (isSized(plan, question)) return true
      const said = sensesOf(meaning.word)
      // "What falls on a weekday", "goes down to"
      const isOfPlace = /^(?:on|in|to|into|under)$/.test(textOf(question.terms[at + 1]))
      if (said.length > 0 && !isOfPlace) return said.some((sense) => expressesSense(plan, place, sense))
      return said.length > 0 || isLight(place.term) || isMistypedLight(meaning.word)
    }
  }
}
