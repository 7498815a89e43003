/** What the columns of totals by month hold, by their labels. */
import { plainLabel } from '../roles.ts'
import { costKindOf } from '../wages.ts'

/** Labels of sums, counts and the like. */
const noAmount =
  /\b(?:totals?|profits?|net|gross|margin|result|surplus|loss|number|count|orders?|customers?|transactions?|qty|quantity|hours?|days?|headcount|staff numbers?|budget|target|forecast|last year|prior|previous|variance|change|growth|percent|average|avg|balance|year|notes?|comments?|gst|vat|tax)\b|%|#/i
const incomeLabel = /\b(?:income|revenues?|sales|turnover|receipts|takings|fees)\b/i
const costLabel = /\b(?:costs?|expenses?|expenditure|overheads?|purchases|cogs)\b/i

const otherCost =
  /\b(?:insurance|power|electricity|gas|water|energy|utilities|internet|phones?|software|subscriptions?|accounting|bookkeeping|legal|bank fees|merchant fees|freight|postage|travel|motor|vehicles?|fuel|repairs|maintenance|cleaning|depreciation|interest|licen[cs]es?|admin(?:istration)?)\b/i

const taxWords =
  /\b(?:ex|excl|excluding|inc|incl|including|with|without|net of|before|after|plus) (?:gst|vat|tax)\b/g

/** A label without words about tax; undefined if it names neither income nor costs of a month, but a sum, a count or a tax. */
export const amountWords = (label: string): string | undefined => {
  const words = plainLabel(label).replace(taxWords, '').trim()
  return noAmount.test(words.replace(/^(?:total|gross|net) (?=\w)/, '')) ? undefined : words
}

/** Direction of the money that a label names; undefined if it names neither. */
export const directionOf = (label: string): 'in' | 'out' | undefined => {
  if (costLabel.test(label)) return 'out'
  if (incomeLabel.test(label)) return 'in'
  const kind = costKindOf(label)
  // Words that name no cost are other costs there, and may be anything here.
  return kind === undefined || (kind === 'other' && !otherCost.test(label)) ? undefined : 'out'
}
