/** What labels say about discounts: columns of them, and prices before or after them. */
import type { Column } from '../assign-roles.ts'
import { plainLabel } from '../roles.ts'

const word =
  '(?:discount(?:s|ed)?|discs?|markdowns?|mark downs?|promos?|promotions?|promotional|coupons?|rebates?|reductions?|deductions?|concessions?|savings?|comps?|comped)'

const named = new RegExp(`\\b${word}\\b|^(?:money |amount |price |percent )?off$|^you saved?$|^saved$`)

/** "Less" names other things that are no discount: a tax, or what a payment cost. */
const less = /^less\b(?! (?:gst|vat|tax|fees?|commissions?|charges?|tips?)\b)/

/** Words about a discount rather than its size. */
const about =
  /\b(?:codes?|names?|types?|reasons?|id|ids|no|numbers?|by|descriptions?|details?|counts?|dates?|qty|quantity|notes?|campaigns?|groups?)\b/

/** Amounts that a discount is in, or is not yet in. */
const isOfPrice = new RegExp(
  `\\b(?:before|after|without|excl?|excluding|incl?|including|net of|pre|post) (?:all |any |the )?${word}\\b|\\bdiscounted (?:price|total|value|sales?)\\b|\\bdiscount price\\b|[a-z] less ${word}\\b|\\bundiscounted\\b`,
)

/** True for a label of amounts or percentages that are taken off. */
export const namesDiscount = (label: string): boolean => {
  const plain = plainLabel(label)
  if (isOfPrice.test(plain) || about.test(plain)) return false
  return named.test(plain) || less.test(plain) || /^%\s*off$/i.test(label.trim())
}

const after = new RegExp(
  `\\b(?:after|incl?|including|net of|post) (?:all |any |the )?${word}\\b|\\bdiscounted\\b|\\bdiscount price\\b|[a-z] less ${word}\\b`,
)
const before = new RegExp(
  `\\b(?:before|without|excl?|excluding|pre) (?:all |any |the )?${word}\\b|\\bundiscounted\\b|\\brrp\\b|\\b(?:list|full|original|regular|normal) price\\b`,
)

/** Whether a label says that its amounts are before or after discounts. */
export const discountSaidIn = (label: string): 'before' | 'after' | undefined => {
  const plain = plainLabel(label)
  if (before.test(plain)) return 'before'
  return after.test(plain) ? 'after' : undefined
}

/** Whether the label of a discount says that it is money or a percentage. */
export const formSaidIn = ({ label }: Column): 'money' | 'percent' | undefined => {
  if (/%|\b(?:percent(?:age)?|pct|rate)\b/i.test(label)) return 'percent'
  return /[$€£]|\b(?:amount|amt|aud|dollars?)\b/i.test(label) ? 'money' : undefined
}
