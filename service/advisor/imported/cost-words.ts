/** Words of costs: goods that are bought to be sold or used up, and costs of no kind of their own. */
import { type BusinessType, businessTypes } from '#schema/session/session'
import { partsOf } from '../questions/lexicon/parts.ts'

/** Costs of no kind of their own. Names of things alone may be what was bought to keep. */
export const runningCostWords =
  /\b(?:fees?|charges?|costs?|expenses?|insurances?|telephones?|phones?|mobiles?|internet|subscriptions?|software|travel|accommodation|fuel|petrol|parking|tolls|rego|registrations?|entertainment|meals|accounting|bookkeeping|audit|legal|interest|depreciation|amorti[sz]ation|bad debts?|donations?|training|stationery|postage|printing|couriers?|licen[cs]es?|permits?|hire|dues|uniforms|running|servicing|commissions?|consult\w*|hosting|website|security|pest|waste|laundry)\b/i

/** The same, in a file of costs: nothing there is bought to keep only because it is a thing. */
const furtherCostWords =
  /\b(?:broadband|flights?|taxis?|diesel|accountants?|bookkeepers?|lawyers?|solicitors?|post|licen[cs]ing|domains?|memberships?|eftpos|merchant|paypal|stripe|xero|myob|quickbooks|sundry|sundries|misc\w*|general|others?)\b/i

/** True for a cost of no kind of its own. */
export const isOtherCost = (account: string): boolean =>
  runningCostWords.test(account) || furtherCostWords.test(account)

/** Goods and those who sell them, beyond the parts that questions are asked about. */
const goods = `supplier, wholesaler, wholesale, distributor, ingredient, consumable, merchandise, goods, cream, yoghurt, beef, lamb, pork, ham, poultry, seafood, fish, prawn,
  grocery, grocer, greengrocer, fruiterer, dough, yeast, spice, herb, oil, sauce, condiment, juice, drink, alcohol, beer, wine, spirit, liquor, tea, chai, cup, lid,
  straw, container, carton, wrap, nut, grain, rice, pasta, honey, jam, salad, potato, tomato, timber, steel, fabric, thread, yarn, paint, glue, component,
  fertiliser, feed, chemical, reagent, sign`

const trades: readonly BusinessType[] = [...businessTypes, 'retail', 'other']

/** A word without its ending of several. */
const single = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|to)es$/, '$1')
    .replace(/([^su])s$/, '$1')

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(single)

/** Of several words, such as "coffee bean", the last names the thing. */
const named: ReadonlySet<string> = new Set(
  [...goods.split(','), ...trades.flatMap((trade) => partsOf(trade, 'supplies'))].flatMap(
    (part) => wordsIn(part).at(-1) ?? [],
  ),
)

/** True for a name with goods in it. */
export const goodsNamed = (account: string): boolean => wordsIn(account).some((word) => named.has(word))
