/** What the columns of totals by month hold, by the words of their labels. Words that contradict each other name nothing. */
import { plainLabel } from '../roles.ts'
import { taxSaidIn, withoutTaxWords } from '../tax/tax-words.ts'

/**
 * What a label says; `isSure` if nobody needs to confirm it, `beside-income` if other columns are surely income. Left out are counts, shares, results, and amounts beside the
 * actual ones; `isCount` if money in such a column contradicts its label.
 */
export type Said =
  | { readonly is: 'in' | 'out'; readonly isSure: boolean | 'beside-income' }
  | { readonly is: 'left-out'; readonly isSure: boolean; readonly isCount?: boolean }
  | { readonly is: 'unclear' | 'of-a-year' }

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`)

const year = /\b(?:19|20)\d\d\b|\bfy ?\d\d(?:\d\d)?\b/
const besideActual = words(
  'budget(?:ed)?|target(?:ed)?|forecast(?:ed)?|plan(?:ned)?|projected|projections?|estimated?|ytd|to date|cumulative|running (?:total|sum|balance)|(?:last|prior|previous|same) (?:year|yr|month|period)s?|ly|py|variance|var|changed?|growth|average|avg|mean|median|rolling',
)
const share =
  /%|\b(?:per|percent(?:age)?|pct|ratio|rate|versus|vs|margin)\b|\bto (?:sales|income|revenue|turnover|takings)\b/
const result = words(
  'profits?|loss|surplus|deficit|result|net (?:income|earnings|position|result)|ebitda?|balance',
)
const taxLabel = /^(?:gst|vat|tax)(?: (?:collected|paid|payable|on sales|on purchases|amount|total))?$/
const count = words(
  'number|counts?|headcount|fte|qty|quantity|hours?|hrs|days?|units?|kwh|litres?|kg|notes?|comments?|weather|covers?|guests?|visits?|visitors?|leads?|calls?|enquir(?:y|ies)|inquir(?:y|ies)|quotes?|appointments?|bookings?|jobs?|tickets?|transactions?|orders?|customers?|clients?|members?|sessions?|footfall',
)

/** Money that comes back, is owed, or is no cost or income of the month. */
const turned = words(
  'refunds?|returns?|returned|rebates?|discounts?|reimburse\\w*|recover\\w*|grants?|subsid\\w+|credits?|claims?|payouts?|savings?|write ?offs?|debtors?|creditors?|receivables?|payables?|owing|owed|accrued|accruals?|prepaid|prepayments?|deposits?|on hand|inventory|stock(?:take)?|loans?|drawings?|dividends?|transfers?|capital|assets?|bonus(?:es)?|commissions?|tips?|donations?|deferred|unearned|unpaid|outstanding|provision',
)
const earned = words('income|revenues?|sales|turnover|takings')
const received = words('received|receipts|earned|income')
const paid = words('paid|costs?|expenses?|payments?|bills?')
const cost = words(
  'costs?|expenses?|expenditure|overheads?|purchases|cogs|outgoings|wages?|salar(?:y|ies)|payroll|superannuation|super|work ?cover|subcontractors?|contractors?|electricity|utilit(?:y|ies)|insurances?|depreciation|marketing|advertising|promotions?|council rates|body corporate|strata',
)
const feeOfBank = words('bank|merchant|eftpos|card|gateway|processing')
const feeOfCost = words(
  'legal|lawyers?|solicitors?|accountants?|accounting|bookkeep(?:ing|er)|audit|paypal|stripe|square|platform|franchise|licen[cs]e|asic',
)
const feeOfIncome = words(
  'consult(?:ing|ation|ancy)?|advisory|tuition|membership|client|project|retainer|coaching|class|course|school|enrolment|design|engagement',
)
/** Bought by those who earn with something else. */
const bought = words('rent|lease|premises|power|fuel|internet|phones?|telephone|postage|stationery')
/** Bought by most businesses, and sold by some. */
const either = words(
  'cleaning|repairs?|maintenance|travel|motor|vehicles?|gas|water|energy|mobile|software|subscriptions?|accounting|bookkeeping|legal|legals|freight|packaging|ingredients|materials|supplies|licen[cs]es?|admin(?:istration)?|equipment|training|uniforms|security|waste|printing',
)

const places =
  /^(?:(?:online|web|website|app|shop|store|retail|wholesale|trade|cash|card|eftpos|food|drinks?|beverages?|products?|goods|services?|domestic|local|exports?|other|total|amount|value|received|earned|[a-z])(?: |$))+$|^(?:from|of|by|in|at) /

const freeOfTax = /\b(?:gst|vat|tax) free\b|\b(?:non )?taxable\b|\binput taxed\b|\bzero rated\b/g

/** A label in plain words without those about tax; those that tell sales with tax from sales without it stay. */
export const amountWords = (label: string): string => {
  const plain = plainLabel(label)
  const said = plain.search(freeOfTax) < 0 ? taxSaidIn(plain) : undefined
  return (said ? (withoutTaxWords(plain, said) ?? plain) : plain)
    .replace(/^actual (?=\w)|(?<=\w) actuals?$/g, '')
    .trim()
}

const cleaned = (label: string): string =>
  amountWords(label)
    .replace(freeOfTax, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:total|gross|nett?|all|actual) (?=\w))+|(?<=\w) (?:actuals?|total)$/g, '')

const isIncome = (plain: string): boolean => {
  const found = earned.exec(plain)
  if (!found) return false
  const after = plain.slice(found.index + found[0].length).trim()
  return after === '' || places.test(after) || isIncome(after)
}

const unclear: Said = { is: 'unclear' }

/** Fees are paid and earned: most of them are confirmed. */
const ofFees = (plain: string): Said => {
  if (isIncome(plain) && !cost.test(plain) && !feeOfBank.test(plain)) return { is: 'in', isSure: true }
  const [isCost, isIn] = [feeOfBank.test(plain) || feeOfCost.test(plain), feeOfIncome.test(plain)]
  if (earned.test(plain) || isCost === isIn || (isCost ? received : paid).test(plain)) return unclear
  return { is: isCost ? 'out' : 'in', isSure: feeOfBank.test(plain) }
}

/** Labels of what is no money of the month; undefined for any other. */
const besides = (label: string, plain: string): Said | undefined => {
  const hasMoney = [earned, cost, received, paid, /\bfees?\b/].some((form) => form.test(plain))
  if (plain === '' || /^(?:totals?|gross|nett?|amounts?|values?)$/.test(plain))
    return { is: 'left-out', isSure: false }
  if (besideActual.test(plain)) return { is: 'left-out', isSure: false }
  if (year.test(plain)) return { is: 'of-a-year' }
  if (share.test(label.toLowerCase()) || share.test(plain) || label.includes('#'))
    return { is: 'left-out', isSure: !hasMoney }
  if (/\b(?:payroll|fringe benefits?) tax\b/.test(plain)) return { is: 'out', isSure: true }
  const saysTax = taxSaidIn(plainLabel(label)) !== undefined
  if (taxLabel.test(plain) && !saysTax) return { is: 'left-out', isSure: true }
  if (/\b(?:tax|gst|vat)\b/.test(plain)) return unclear
  if (/\bcosts? of (?:sales|revenue|goods|services)\b/.test(plain)) return { is: 'out', isSure: true }
  if (result.test(plain)) return { is: 'left-out', isSure: true }
  if (turned.test(plain)) return unclear
  if (!count.test(plain) || (isIncome(plain) && !count.test(plain.slice(plain.search(earned)))))
    return undefined
  return saysTax ? unclear : { is: 'left-out', isSure: !hasMoney, isCount: true }
}

/** What a label says about the amounts of its column. */
export const saidBy = (label: string): Said => {
  const plain = cleaned(label)
  const beside = besides(label, plain)
  if (beside) return beside
  const hasCost = cost.test(plain)
  if (/\bfees?\b/.test(plain)) return ofFees(plain)
  if (earned.test(plain)) {
    if (hasCost) return unclear
    if (isIncome(plain)) return { is: 'in', isSure: true }
    // "Sales - Quay" is of a place, or of something else.
    const [first = ''] = label.split(/ [-–:|] |[:(]/)
    return first !== label && isIncome(cleaned(first)) ? { is: 'in', isSure: false } : unclear
  }
  if (received.test(plain))
    return !hasCost && /\b(?:rents?|rental|interest)\b|^receipts$/.test(plain)
      ? { is: 'in', isSure: true }
      : unclear
  if (hasCost) return { is: 'out', isSure: true }
  if (/\binterest\b/.test(plain)) return paid.test(plain) ? { is: 'out', isSure: true } : unclear
  if (bought.test(plain)) return { is: 'out', isSure: either.test(plain) ? false : 'beside-income' }
  return either.test(plain) ? { is: 'out', isSure: paid.test(plain) } : unclear
}
