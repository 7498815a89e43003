/** What a claim says of all times, or of most: "we never bill on Fridays", "we lose money most weeks", "we rarely take less than $15,000". */
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { AskAnew, DerivedReader } from '../derived/derived-reader.ts'
import { baseWeeks, measuresIn, type Question, type Used } from '../question.ts'
import { readCount } from '../readers/count-reader.ts'
import { takeSelection, weekdaysIn } from '../selection.ts'
import { asksWhether } from '../wording/asked-again.ts'

type Regularity = 'always' | 'never' | 'mostly' | 'rarely'

/** Each with what is left of the words: "not had a loss since June" still has the loss. The first that fits counts. */
const words: readonly (readonly [way: Regularity, words: RegExp, left: string])[] = [
  [
    'rarely',
    /\b(?:hardly ever|almost never|nearly never|barely ever|scarcely ever|rarely|seldom|not often|in only a few weeks)\b/i,
    '',
  ],
  [
    'mostly',
    /\b(?:almost always|nearly always|mostly|more often than not|most of the time|(?:in )?(?:most|the majority of|nearly all|almost all)(?: of)?(?: the| our)?(?= (?:days|weeks|months)\b))/i,
    '',
  ],
  [
    'never',
    /\b(?:(?:has|have|had|['’]ve|['’]s) (?:not|never)|haven['’]?t|hasn['’]?t|hadn['’]?t|never) (?:once )?had (?=(?:a|any|one|an)\b)|\bthere(?:['’]s| has| have)? (?:never|not) been (?=(?:a|any|one|an)\b)/i,
    'had ',
  ],
  [
    'never',
    /\b(?:never(?: once| ever)?|not once|at no (?:time|point)|no(?= (?:sales|fees|revenue|billing|takings|customers|transactions|orders|weeks?|months?|days?))|didn['’]?t (?:sell|take|make|bill|have) (?:a thing|anything|any))\b/i,
    '',
  ],
  [
    'always',
    /\b(?:always|without fail|consistently|(?:in )?(?:every|each)(?: single)?(?: and every)? (?:day|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! by\b))\b/i,
    '',
  ],
]

const mostParts = 200

/** "We never bill on Fridays", "we make a profit every week", "we lose money most weeks". */
export const claimedRegularity = (claim: Question, ask: AskAnew): CountPlan | undefined => {
  const found = words.find(([, pattern]) => pattern.test(claim.text))
  if (!found || claim.text.length > mostParts) return undefined
  const [way, pattern, left] = found
  // "Never less than" is read without its "never", which would turn the bound.
  const time = pattern.exec(claim.text)?.[0] ?? ''
  const grain = /\b(day|week|month)\b/i.exec(time)?.[1]
  const day = /\b\w{3,6}day\b/i.exec(time)?.[0]
  const rest = claim.text.replace(pattern, day ? `${left}on ${day}s` : grain ? `${left}in a ${grain}` : left)
  const counted = readCount(ask(rest))?.plan
  if (counted?.operator === 'count' && counted.runs === undefined && counted.times === undefined) {
    const { asked: _asked, ...plan } = counted
    return { ...plan, claimed: way }
  }
  if (way !== 'never' && way !== 'always') return undefined
  const used: Used = new Set()
  const isOfDays = weekdaysIn(claim).length > 0
  const [named, other] = measuresIn(claim)
  if (other || (named && !sold.test(named.measure)) || !trades.test(claim.text)) return undefined
  if (claim.amounts.length > 0 || setsBeside.test(claim.text) || weekdaysIn(claim).length > 1)
    return undefined
  return {
    operator: 'count',
    measure: named?.measure === 'transactions' ? 'transactions' : 'revenue',
    ...takeSelection(claim, used, baseWeeks(claim)),
    by: isOfDays ? 'day' : 'week',
    above: 0,
    claimed: way,
  }
}

/** "We never bill on Fridays", "we take money every day" */
const trades =
  /\b(?:sell|sold|bill|billed|take|took|taken|make|made|earn|earned|invoice|invoiced|trade|traded|open|opened|sales|takings|fees|revenue|billings?|customers|transactions|settlements|orders)\b/i
const setsBeside =
  /\b(?:beats?|than|more|less|better|worse|busier|quieter|higher|lower|up|down|ahead|behind|best|worst|\w{2,}est|r[io]se\w*|f[ae]ll\w*|dr[oi]p\w*|grow\w*|grew)\b/i

const sold = /^(?:revenue|transactions|customers)$/

/** "Don't give me revenue" asks nothing. */
const orders = /^\W*(?:and |so |but )?do(?:n['’]?t| not) (?!we\b|they\b|i\b|our\b|the\b)/i

/** "Did we make money every week?" asks whether there was none that we did not. */
export const askedOfAll: DerivedReader = (question, ask) => {
  if (!asksWhether(question.text) || orders.test(question.text)) return undefined
  const plan = claimedRegularity(question, ask)
  // "Have we been open every day?" is of days, which weeks do not tell.
  const isOfDays = /\b(?:every|each)\b[\w ]*?\bday\b/i.test(question.text)
  return plan?.claimed === 'always' && (plan.by === 'day' || !isOfDays) ? plan : undefined
}
