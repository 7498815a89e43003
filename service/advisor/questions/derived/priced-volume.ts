/** "The rate from 1,640 to 1,750, we bill 140 days a month: what's the extra a year?": a sum is asked for, not whether to do it. */
import { takePriceStep } from '../amounts/price-steps.ts'
import { hasCue } from '../question.ts'
import { readScenario } from '../readers/change-readers.ts'
import type { DerivedReader } from './derived-reader.ts'

const asksForSum = /\b(?:what|how much|work out|calculate|add up|comes? to|extra|more)\b/i

/** What a price that moves brings on a stated number sold. */
export const pricedVolume: DerivedReader = (question) => {
  if (!asksForSum.test(question.text) && !hasCue(question, 'should')) return undefined
  if (takePriceStep(question, new Set()) === undefined) return undefined
  const plan = readScenario(question)?.plan
  return plan?.operator === 'scenario' ? plan : undefined
}
