/** "If we settle 130 next week, what are the fees?", "40 billed days: what does that bring in?": a number sold, and what it comes to. */
import type { BusinessType } from '#schema/session/session'
import { baseWeeks, measuresIn, type Question } from '../question.ts'
import { readScenario } from '../readers/change-readers.ts'
import { meaningOf } from '../term.ts'
import type { DerivedReader } from './derived-reader.ts'

type Sold = { readonly plain: string; readonly named: RegExp }

const ofOthers: Sold = { plain: 'sales', named: /^(?:sales?|customers?|people|orders?|transactions?)$/i }

/** What each trade sells, and who buys it one by one. */
const sold: Readonly<Record<BusinessType, Sold>> = {
  cafe: {
    plain: 'sales',
    named: /^(?:sales?|customers?|people|guests?|diners?|covers?|orders?|dockets?|heads?)$/i,
  },
  consulting: { plain: 'billed days', named: /^(?:(?:billed |billable |consulting |chargeable )?days?)$/i },
  other: ofOthers,
  realestate: { plain: 'transactions', named: /^(?:transactions?|settlements?|deals?|completions?)$/i },
  retail: ofOthers,
}

const sells = '(?:sell|serve|settle|bill|do|close|complete|have|get|make|hit|reach)'
const past = '(?:sold|served|settled|billed|did|closed|completed|had|got|made|hit|reached)'
const supposed = new RegExp(
  String.raw`\b(?:if|suppose|supposing|say|assume|assuming|imagine) (?:we|i)(?: can| could| only| just| were to)* (?:${sells}|${past})(?: only| just| about| around)? $`,
  'i',
)
const opens = /^\W*(?:(?:and|so|but|ok|with|at|on|for)\W+)*$/i
/** What may follow a number whose noun is left out: "1,200 muffins" are not all that is sold. */
const mayFollow =
  /^(?:(?:a|per|each|every|in a|in the|next|this|the coming) (?:normal |typical )?week\b|weekly\b|at\b|what|how\b|\W|$)/i

const asksRevenue =
  /\b(?:what|how much)\b.*\b(?:revenue|fees|takings|turnover|billings?|income|come in|comes in|bring in|brings in|(?:do|would|will|could|should) (?:we|i|that|it) (?:take|bill|turn over|ring up|bring|be worth))\b/i
const asksProfit =
  /\b(?:what|how much)\b.*\b(?:profit|left|earn|clear|(?:do|would|will|could) (?:we|i) make)\b/i
const asksMargin = /\bwhat\b.*\bmargin\b/i
/** Fewer are some that are named, and no week's work: "two settlements, how much is riding on them?" */
const leastSold = 10

const otherTimes =
  /\b(?:tomorrow|today|yesterday|(?:a|per|each|every|the|this|next|last) (?:day|month|quarter|year|fortnight|hour)|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b/i

const outcomeAsked = (text: string): string | undefined => {
  if (asksMargin.test(text)) return 'the margin'
  if (asksProfit.test(text)) return 'profit'
  return asksRevenue.test(text) ? 'revenue' : undefined
}

const onTop = /\b(?:more|fewer|less|extra|another)\b/i

/** Where only one number is told, and nothing else moves. */
const isAlone = ({ amounts, terms }: Question, buyers: RegExp): boolean =>
  amounts.length === 1 &&
  !terms.some(
    (term) =>
      !buyers.test(term.text) &&
      (meaningOf(term, 'staff-hours') ?? meaningOf(term, 'weekdays')) !== undefined,
  )

/** The number sold as the level that all of a week comes to; undefined where something else is sold, or another time is meant. */
export const toldVolume: DerivedReader = (question, ask) => {
  const { text, terms, trade } = question
  const [amount] = question.amounts
  const [first, after] = [terms[amount?.first ?? -1], terms[amount?.after ?? -1]]
  const { plain, named } = sold[trade]
  if (!amount || !first || amount.unit !== 'plain' || amount.value < leastSold || otherTimes.test(text))
    return undefined
  if (!isAlone(question, named)) return undefined
  const isNamed = after !== undefined && named.test(after.text)
  const words = (from: number, until?: number) =>
    terms
      .slice(from, until)
      .map((term) => term.text)
      .join(' ')
  const lead = `${words(0, amount.first)} `
  const isSupposed = supposed.test(lead)
  // "If we have 40 next week" may be of anything.
  const isOfOther =
    !isNamed && !/\b(?:sell|sold|serve|served|settle|settled|bill|billed) (?:\w+ )?$/i.test(lead)
  if (isOfOther || !(isSupposed || (isNamed && opens.test(lead)))) return undefined
  const rest = words(isNamed ? amount.after + 1 : amount.after)
  const asked = outcomeAsked(isSupposed ? text : rest)
  if (asked === undefined || !(isNamed || mayFollow.test(rest)) || onTop.test(text)) return undefined
  const from = ask(`what would ${asked} be with ${amount.value} ${plain} a week`)
  const plan = measuresIn(from).length > 0 ? readScenario(from)?.plan : undefined
  return plan?.operator === 'scenario' && plan.changes.length === 1
    ? { ...plan, period: baseWeeks(question) }
    : undefined
}
