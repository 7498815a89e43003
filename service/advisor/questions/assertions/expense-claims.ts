/** Claims about the lines of expense beside each other: "rent is our biggest cost", "marketing costs us more than rent". */
import { type ExpenseLine, expenseLines, type MeasureName } from '#schema/advisor/measure'
import type { RankPlan, SharePlan, Target } from '#schema/advisor/measure-plans'
import type { DerivedReader } from '../derived/derived-reader.ts'
import { takePlace } from '../places.ts'
import { baseWeeks, measuresIn, type Question, type Used } from '../question.ts'
import { takeSelection } from '../selection.ts'
import { isCue } from '../term.ts'
import { asksWhether } from '../wording/asked-again.ts'
import { isRoughly } from './typical.ts'

const isLine = (name: MeasureName | undefined): name is ExpenseLine =>
  expenseLines.some((line) => line === name)

const linesIn = (claim: Question) => measuresIn(claim).filter(({ measure }) => isLine(measure))

const ofCosts =
  /\b(?:cost|costs|expenses?|expenditure|outgoings?|overheads?|bills?|spend(?:ing)?|outlays?)\b/i

/** "Rent is our biggest expense": its place among the lines. */
export const claimedLine = (claim: Question): RankPlan | undefined => {
  const [named, other] = linesIn(claim)
  const isHighest = claim.terms.some((term) => isCue(term, 'highest', 'worst'))
  const isLowest = claim.terms.some((term) => isCue(term, 'lowest'))
  if (!named || other || isHighest === isLowest || !ofCosts.test(claim.text)) return undefined
  if (!isLine(named.measure) || claim.amounts.length > 0) return undefined
  // "Our biggest week for wages" is about weeks.
  if (/\b(?:day|week|fortnight|month|quarter|hour)\b/i.test(claim.text)) return undefined
  const place = takePlace(claim, new Set())
  return {
    operator: 'rank',
    measure: 'costs',
    ...takeSelection(claim, new Set(), baseWeeks(claim)),
    by: 'expense',
    order: isHighest ? 'highest' : 'lowest',
    count: 5,
    claimedLine: named.measure,
    ...(place && place.from > 1 ? { from: place.from } : {}),
  }
}

const whole = 100
const more =
  /\b(?:more|higher|bigger|larger|greater|dearer|costlier|ahead of|above|exceeds?|outweighs?|outstrips?|over)\b/i
const less = /\b(?:less|lower|smaller|fewer|cheaper|below|behind|under)\b/i

/** "Marketing costs us more than rent": one line as a share of the other. */
export const claimedBeside = (claim: Question): SharePlan | undefined => {
  const [one, other, third] = linesIn(claim)
  const [isMore, isLess] = [more.test(claim.text), less.test(claim.text)]
  if (!one || !other || third || isMore === isLess || claim.amounts.length > 0) return undefined
  if (one.measure === other.measure || !/\bthan\b|\bexceeds?|\bout(?:weighs?|strips?)/i.test(claim.text))
    return undefined
  return {
    operator: 'share',
    measure: one.measure,
    ...takeSelection(claim, new Set(), baseWeeks(claim)),
    whole: { measure: other.measure },
    target: { size: whole, side: isMore ? 'above' : 'below' },
  }
}

/** "Are contractors costing more than salaries?" is answered as the claim that they do. */
export const askedBeside: DerivedReader = (question) =>
  asksWhether(question.text) ? claimedBeside(question) : undefined

const makesUp =
  /\b(?:make|makes|made|making) up\b|\b(?:account|accounts|accounted) for\b|\b(?:is|are|was|were|represents?|equals?|comes? to|takes?(?: up)?|eats?(?: up)?|swallows?|amounts? to)\b/i

/** "Rent makes up a fifth of our costs": a line as a share of all of them. */
export const claimedPartOfCosts = (claim: Question, side: Target['side']): SharePlan | undefined => {
  const [amount, another] = claim.amounts
  const [line, other] = linesIn(claim)
  if (!amount || another || amount.unit !== 'percent' || !line || other) return undefined
  const after = claim.terms
    .slice(amount.after)
    .map(({ text }) => text)
    .join(' ')
  if (!makesUp.test(claim.text) || !/^(?:of|in|from)\b/i.test(after) || !ofCosts.test(after)) return undefined
  if (/\b(?:sales|revenue|takings|fees|turnover|income)\b/i.test(after)) return undefined
  const used: Used = new Set([amount.first])
  return {
    operator: 'share',
    measure: line.measure,
    ...takeSelection(claim, used, baseWeeks(claim)),
    whole: { measure: 'costs' },
    target: {
      size: amount.value,
      side: side ?? 'equal',
      ...(side === 'equal' && isRoughly(claim) ? { about: true } : {}),
    },
  }
}
