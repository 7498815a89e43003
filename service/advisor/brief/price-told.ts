/** The change of prices that a topic asks about: its size and direction, and dollars told as a percentage. */
import { priceStepOf } from '../analysis/price-step.ts'
import type { StatedBy } from '../analysis/what-if.ts'
import { type Line, say } from '../line.ts'
import { vocabularies } from '../vocabulary.ts'
import { sized } from './step.ts'
import type { View } from './view.ts'

/** Beyond this our assumptions about how volume answers say nothing any more, percent. */
export const largestStep = 33

/** Says what dollars on a sale come to; undefined where no week is on record. */
export const dollarsTold = (records: View['records'], dollars: number): Line | undefined => {
  const step = priceStepOf(records, dollars)
  const { sale, perSale } = vocabularies[records.business.type]
  return (
    step &&
    say`${step.dollars} ${dollars < 0 ? 'less' : 'more'} on every ${sale} is ${step.share} of the ${perSale} of ${step.perSale}. Prices of single products aren’t on record, so this counts one in every ${sale}.`
  )
}

/** The change in percent, signed: the one that the topic names, else one that suits the owner's appetite for risk. */
export const priceChange = (
  view: View,
): { readonly percent: number; readonly by: StatedBy; readonly lead: Line | undefined } => {
  const { topic, records } = view
  const sign = topic.isCut ? -1 : 1
  const usual = { percent: sign * sized(view, 2, 3, 5), by: 'assumption' as const, lead: undefined }
  if (topic.percent !== undefined && topic.theme === 'pricing')
    return { percent: sign * topic.percent, by: 'question', lead: undefined }
  const dollars = topic.theme === 'pricing' ? topic.dollars : undefined
  const step = dollars === undefined ? undefined : priceStepOf(records, sign * dollars)
  if (!step || dollars === undefined || step.percent === 0 || Math.abs(step.percent) > largestStep)
    return usual
  return { percent: step.percent, by: 'question', lead: dollarsTold(records, sign * dollars) }
}
