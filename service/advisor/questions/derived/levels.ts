/** A measure beside a level that is asked about or claimed: "how far off 36 billed days are we?", "wages are over a third of sales". */
import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { Target, ValuePlan } from '#schema/advisor/measure-plans'
import { addsUp, measureNamed } from '../../measures/measures.ts'
import { shareOf } from '../../measures/ratios.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import type { Amount } from '../amounts/amounts.ts'
import { isPartOf } from '../amounts/part-of.ts'
import { isRoughly, typicalIn } from '../assertions/typical.ts'
import {
  baseWeeks,
  isLineOfExpense,
  lastWeeks,
  type Question,
  speaksOfPresent,
  takeMeasure,
  type Used,
  withoutPresent,
} from '../question.ts'
import { takeBounds, takeRuns } from '../readers/count-bounds.ts'
import { soldAfterNumber } from '../readers/count-reader.ts'
import { hoursIn, namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import type { DerivedReader } from './derived-reader.ts'

const farFrom =
  /\b(?:how (?:far|much)(?: \w+)? (?:off|short|away|below|under|above|over|from)|how (?:close|near)|(?:far|close|near) (?:are|were|is|was)|short of|gap to|away from|compared? (?:to|with) \$?\d)/i
const isBeyond =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:is|are|was|were|does|do|did)\b.*\b(?:(?<up>above|over|more than|at least|higher than|beyond|exceed\w*)|(?<down>below|under|less than|lower than|short of))\b/i
/** "Is $1,300 a day above our rate?" asks whether the rate is below it. */
const amountFirst = /^\W*(?:(?:and|so|but|ok)\W+)*(?:is|are|was|were|does|do|did|would)\s+\$?\s?\d/i
// "A week" says what the level is of; other weeks are counted.
const supposes =
  /\b(?:if|would|could|should|will|why|how many|how often|ever|(?<!\b(?:an?|per|each|every) (?:\w+ )?)week|weeks|days|months)\b/i

/** A number so large is one of sales where none is named. */
const leastSum = 1000

/** "Is the fit-out above $90,000?" names what no measure is, so it is not about sales. */
const namesAnother = ({ terms }: Question): boolean =>
  terms.some(
    (term, at) =>
      meaningOf(term, 'unknown') !== undefined &&
      /^(?:the|our|my|his|her|their|any)$/i.test(terms[at - 1]?.text ?? ''),
  )

const wantsConfirmed =
  /\b(?:is|are|was) (?:he|she|it|that|they|this) (?:right|correct|true|accurate)\b|\bis that (?:so|right|true)\b|\btrue or false\b|\bright\?\s*$/i

/** "How far off 36 billed days are we?", "is staff cost above half of fees?" */
export const distance: DerivedReader = (question) => {
  const { text, amounts } = question
  const [amount, other] = amounts
  const side = isBeyond.exec(text)?.groups
  const isClaim = wantsConfirmed.test(text)
  const isAsked = isClaim || farFrom.test(text) || (side !== undefined && !supposes.test(text))
  if (!amount || other || !isAsked || takeRuns(question, new Set())) return undefined
  const isUp = amountFirst.test(text) ? side?.down : side?.up
  const way = isClaim ? 'equal' : !side ? undefined : isUp ? 'above' : 'below'
  return levelOf(question, amount, way)
}

/** A measure held against an amount; undefined where none is named that could have it. */
const levelOf = (
  question: Question,
  amount: Amount,
  way: Target['side'],
  isClaim = false,
): ValuePlan | undefined => {
  const used: Used = new Set([amount.first])
  const named =
    amount.unit === 'plain' && (soldAfterNumber.test(question.text) || soldIn(question, amount) !== undefined)
      ? 'transactions'
      : takeMeasure(
          question,
          used,
          amount.value >= leastSum && !namesAnother(question) ? 'revenue' : undefined,
        )
  if (named === undefined) return undefined
  const isPart = amount.unit === 'percent'
  const measure: MeasureName | undefined =
    isPart && (isLineOfExpense(named) || named === 'costs' || named === 'profit') ? shareOf(named) : named
  if (measure === undefined || (isPart && !/share|margin|growth/.test(measure))) return undefined
  const typical = typicalIn(question)
  const selection = takeSelection(
    question,
    used,
    typical?.over ?? (isClaim && speaksOfPresent(question) ? baseWeeks(question) : lastWeeks(1)),
  )
  const span = resolvePeriod(selection.period, { today: question.today, record: undefined })
  // A level of a week is held against the mean of several.
  const isLong = span !== undefined && lengthOf(span) > 7
  const isSum = isMeasured(measure) && addsUp(measureNamed(measure)) === 'sum'
  const isOfWhole = isClaim && !typical && namedPeriods(question).length > 0
  const each = typical?.each ?? (isLong && !isOfWhole ? 'week' : undefined)
  return {
    operator: 'value',
    measure,
    ...selection,
    ...(each && isSum ? { aggregate: 'mean' as const, each } : {}),
    target: {
      size: amount.value,
      ...(way ? { side: way } : {}),
      ...(way === 'equal' && isRoughly(question) ? { about: true } : {}),
    },
  }
}

/** Words of a time other than one that is named, and than "a week". */
const isOfTime =
  /\b(?:times?|once|in|for|within|by|every|each|since|ever|had|been|weeks|days|months|times)\b/i

/** "Wages are over a third of sales", "we have in excess of nine months of runway": the level of a claim. */
export const claimedLevel = (claim: Question): ValuePlan | undefined => {
  const [amount, other] = claim.amounts
  const [bound, second] = takeBounds(claim, new Set()).bounds
  if (!amount || other || !bound || second || isOfTime.test(untimed(claim, soldIn(claim, amount))))
    return undefined
  if (takeRuns(claim, new Set())) return undefined
  if (isPartOf(claim, amount)) return undefined
  const isSided = claim.terms.some((term) => isCue(term, 'above', 'below'))
  return levelOf(claim, amount, isSided ? (bound.isBelow ? 'below' : 'above') : 'equal', true)
}

/** "We bill 36 days a week": where days are sold, the noun of a number is no time. */
const soldIn = ({ terms, text }: Question, { after }: Amount): number | undefined =>
  terms[after]?.meanings.some(
    (meaning) => meaning.kind === 'measure' && meaning.measure === 'transactions',
  ) && /\bbill/i.test(text)
    ? after
    : undefined

/** The words of a claim without its named times, and without what says how often: "in August", "a week", "has been". */
const untimed = ({ terms }: Question, sold: number | undefined): string =>
  terms
    .filter((term, at) => {
      if (at === sold) return false
      const next = terms[at + 1]
      const isTime = (one: typeof next) =>
        one !== undefined && (meaningOf(one, 'period') ?? meaningOf(one, 'weekdays')) !== undefined
      const leadsToTime =
        isTime(next) || (/^(?:the|a|an|our)$/i.test(next?.text ?? '') && isTime(terms[at + 2]))
      return !isTime(term) && !(leadsToTime && isCue(term, 'of'))
    })
    .map(({ text }) => text)
    .join(' ')
    .replace(/^.*$/s, withoutPresent)
    .replace(/\b(?:in|for|per|each|every|a|any) (?:a |any )?(?:day|week|fortnight|month|quarter)s?\b/gi, '')
    .replace(/\b(?:(?:has|have|had|['’]ve|['’]s) )?been\b/gi, '')

const made =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:did|were|was|have|has) (?:we|i|the (?:business|company|practice|agency|shop|caf[eé])|it) (?:still |actually |really |even )*(?:ma[dk]e (?:a |any )?(?:money|profit)|(?:been )?profitable|(?:been )?in the black)\b/i

/** "Did we make money in July?": the sign of the profit of that time. */
export const madeThen: DerivedReader = (question) => {
  const [named, other] = namedPeriods(question)
  if (!named || other || question.amounts.length > 0 || !made.test(question.text)) return undefined
  if (weekdaysIn(question).length > 0 || hoursIn(question).length > 0) return undefined
  if (/\b(?:every|each|always|ever|any (?:week|month)|than|or|if|how)\b/i.test(question.text))
    return undefined
  return { operator: 'value', measure: 'profit', period: named.period, target: { size: 0, side: 'above' } }
}
