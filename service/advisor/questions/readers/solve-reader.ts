/** Reader of backwards questions: what one lever must come to for a target, or to pay for something. */
import type { Lever } from '#schema/advisor/change-plans'
import type { Amount } from '../amounts/amounts.ts'
import { isSupposed } from '../amounts/change-sizes.ts'
import { takeChanges } from '../changes.ts'
import { soldAt } from '../level-changes.ts'
import { isInClause, type LeverAt, leversIn } from '../levers.ts'
import {
  baseWeeks,
  hasCue,
  matchWords,
  measuresIn,
  nearest,
  type Question,
  type Reader,
  type Used,
} from '../question.ts'
import { namedPeriods, takeSelection } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { breaksEven } from './backwards.ts'
import { readFind } from './find-reader.ts'
import { isDeadline, isPaidFor, paidFor } from './paid-for.ts'
import { type Goal, goalOf, shareGoal } from './solve-goals.ts'

const aimsOf = (question: Question) =>
  question.terms.flatMap((term, at) => {
    const measure = meaningOf(term, 'measure')?.measure
    const isAim =
      measure === 'profit' || measure === 'margin' || measure === 'break-even-revenue' || isCue(term, 'reach')
    return isAim ? [{ at, isAim: true }] : []
  })

/** True if an amount is what is to be reached, and not what something costs. */
const isAimed = (question: Question, amount: Amount, asked: LeverAt | undefined): boolean => {
  const { first, unit } = amount
  const aims = aimsOf(question)
  const costs = leversIn(question).flatMap((one) =>
    one.lever === 'volume' || one.at === asked?.at || (unit === 'dollars' && one.lever === 'price')
      ? []
      : [{ at: one.at, isAim: false }],
  )
  const inClause = [...aims, ...costs].filter(({ at }) => isInClause(question, first, at))
  const found = nearest(inClause.length > 0 ? inClause : [...aims, ...costs], first)
  if (isPaidFor(question, amount)) return false
  return found?.isAim ?? costs.length === 0
}

/** "What would each customer have to spend": what a sale comes to is asked for, and not how many there are. */
const spendsEach =
  /\b(?:each|every|per|an?|the average|the typical|our|their) (?:average |typical )?(?:customer|person|head|guest|diner|punter|buyer|sale|client)s?\b(?: (?:would|will|must|should|need|needs|has|have|had|to|on average|average)){0,5} (?:spend|pay|fork out|part with|leave)\b|\b(?:customers|people|guests|diners|punters|clients|they)\b(?: (?:each|would|will|must|should|need|have|had|to|on average)){1,5} (?:spend|pay|fork out|part with)\b/i

/** True for a question what each customer has to spend for a target. */
export const asksSpend = ({ text, amounts }: Question): boolean =>
  spendsEach.test(text) &&
  /\b(?:need|needs|must|have to|has to|would|should)\b/i.test(text) &&
  /^\W*(?:(?:and|so|but|ok) )*(?:what|how much)\b/i.test(text) &&
  amounts.some(({ unit }) => unit === 'dollars' || unit === 'percent')

const asking = ['how-many', 'how-much', 'which', 'question', 'if'] as const

/** The lever that is asked for: the first after "how many", "what" and the like. */
const askedLever = (question: Question): LeverAt | undefined => {
  const all = leversIn(question)
  const spent = asksSpend(question) ? all.find(({ lever }) => lever === 'volume') : undefined
  if (spent) return { at: spent.at, lever: 'price' }
  const cue = question.terms.findIndex(
    (term) => isCue(term, 'how-many', 'how-much') || /^(few|many)$/i.test(term.text),
  )
  const at = cue >= 0 ? cue : question.terms.findIndex((term) => isCue(term, ...asking))
  const after = at < 0 ? undefined : all.find((one) => one.at >= at)
  return (
    after ??
    all.find(({ lever }) => lever === 'price') ??
    all.find(({ lever }) => lever === 'volume') ??
    all[0]
  )
}

const notPrices =
  /\b(?:without|not|no|leaving|never|rather than|instead of|except by|other than(?: by)?)\b(?:\W+\w+){0,3}\W+(?:prices?|rates?|fees?|charges?|charging)\b/i
const notVolume =
  /\b(?:without|not|no|leaving|rather than|instead of|other than|same number of|as many)\b(?:\W+\w+){0,3}\W+(?:sales|customers|days|volume|covers|orders|clients|settlements|deals|people)\b/i
const byCosts =
  /\b(?:cut(?:ting)?|sav(?:e|ing)|trim(?:ming)?|reduc(?:e|ing)|lower(?:ing)?)\b(?:\W+\w+){0,2}\W+(?:costs?|expenses|spending)\b(?: only| alone)?|\b(?:costs?|expenses) (?:only|alone)\b/i

/** The lever without those that the question rules out: "to 15 percent margin without raising prices". */
const allowed = ({ text }: Question, lever: Lever): Lever => {
  if (byCosts.test(text) && (lever === 'price' || lever === 'volume')) return 'other'
  if (lever === 'price' && notPrices.test(text)) return notVolume.test(text) ? 'other' : 'volume'
  return lever === 'volume' && notVolume.test(text) ? (notPrices.test(text) ? 'other' : 'price') : lever
}

/** True where how many sales it takes is asked in dollars: "how much more billing", "minimum fees a week". */
const isInRevenue = (question: Question, asked: LeverAt | undefined): boolean =>
  asked !== undefined &&
  meaningOf(
    question.terms[asked.at] ?? { start: 0, end: 0, text: '', words: [], isApart: false, meanings: [] },
    'measure',
  )?.measure === 'revenue'

/** "What do we need to take a day?": money, though no measure is named. */
const asksMoney =
  /\bhow much (?:(?:more|extra) )?(?:a|per|each|every|do|must|should|would|will)\b|\bwhat (?:do|must|should|would|will) (?:we|i) (?:need to |have to |got to )?(?:take|bill|make|earn|turn over|bring in|ring up)\b/i

const dearer = /\b(?:rise|rises|raise|increase|go up|put up|dearer|charge|lift|price|cut)\b/i

const unsoldThings =
  /\bhow many (?:more |extra |new |additional )?[a-z]+ (?:at|paying|worth|on) (?:about )?\$?\d/

/** "How many customers a day": what is asked for, and not what something costs a day. */
export const asksDaily = ({ text }: Pick<Question, 'text'>): boolean =>
  /\b(?:how many|how much|what (?:do|must|should|would|will) (?:we|i))\b[^,.;?]*?(?<!\d[\d,.]*k? )\b(?:(?:a|per|each|every) day|daily)\b/i.test(
    text,
  )

/** "How many more sales a week would pay for a second chef?", "what price gets margin to 15%?" */
export const readSolve: Reader = (question) => {
  // How many of a thing at so much each it takes is no level of any lever.
  if (
    matchWords(question, unsoldThings)?.places.some((at) =>
      question.terms.slice(at, at + 1).some((term) => meaningOf(term, 'unknown')),
    )
  )
    return undefined
  const used: Used = new Set()
  const asked = askedLever(question)
  const margins = measuresIn(question).filter(({ measure }) => measure === 'margin')
  const isBare = ({ first, unit, value }: Amount) =>
    unit === 'plain' && value < 100 && margins.some(({ at }) => Math.abs(at - first) <= 2)
  const sized = question.amounts.filter(
    (one) =>
      !(hasCue(question, 'if') && isSupposed(question, one)) &&
      soldAt(question, one) === undefined &&
      (one.unit === 'dollars' ||
        one.unit === 'percent' ||
        isBare(one) ||
        (one.unit === 'plain' && one.value >= 100)),
  )
  const target =
    sized.find((amount) => shareGoal(question, amount) !== undefined) ??
    sized.find((amount) => isAimed(question, amount, asked))
  if (target) used.add(target.first)
  if (asked) used.add(asked.at)
  const found = takeChanges(question, used, target ? [target] : [])
  const changes = [...found.filter(({ lever }) => lever !== asked?.lever), ...paidFor(question, used)]
  const isBreakEven =
    target === undefined &&
    changes.length === 0 &&
    (breaksEven.test(question.text) ||
      hasCue(question, 'loss') ||
      measuresIn(question).some(({ measure }) => measure === 'break-even-revenue'))
  if (target === undefined && changes.length === 0 && !isBreakEven) {
    // What it has to pay for has no size in the question; a text on record may have one.
    return hasCue(question, 'pay-for') ? readFind(question) : undefined
  }
  for (const { at } of [...leversIn(question), ...measuresIn(question)]) used.add(at)
  // "A week before we go backwards" names no week.
  const named = namedPeriods(question).find(
    ({ at, relation, period: { of } }) =>
      relation === undefined &&
      !isDeadline(question, at) &&
      // "At today's rate" is how things are, and not what the day brought.
      !(of.kind === 'unit-of' && of.unit === 'day' && of.date === question.today),
  )
  const period = named ? takeSelection(question, used, named.period).period : baseWeeks(question)
  for (const { at } of namedPeriods(question)) if (isDeadline(question, at)) used.add(at)
  const goal: Goal = target
    ? goalOf(question, target, isBare(target))
    : isBreakEven
      ? { outcome: 'profit', target: 0 }
      : { outcome: margins.length > 0 ? 'margin' : 'profit' }
  const inRevenue =
    (isInRevenue(question, asked) && (asked?.lever === 'volume' || !dearer.test(question.text))) ||
    (!asked && asksDaily(question) && asksMoney.test(question.text))
  const isStaffAlone = asked?.lever === 'staff' && changes.length === 0 && target === undefined
  return {
    plan: {
      operator: 'solve',
      lever: allowed(question, inRevenue || !asked || isStaffAlone ? 'volume' : asked.lever),
      ...goal,
      changes,
      period,
      ...(inRevenue ? { inRevenue: true } : {}),
      ...(asksDaily(question) ? { each: 'day' } : {}),
    },
    used,
  }
}
