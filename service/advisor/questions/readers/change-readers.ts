/** Readers of questions about changes that are supposed: scenario, and what the business can afford. */
import { type LeverChange, Outcome } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { directionsIn } from '../amounts/directions.ts'
import { asBroken, onceOnly } from '../amounts/once-only.ts'
import { isAway, isUnreplaced } from '../amounts/people-moves.ts'
import { hasProduct } from '../amounts/products.ts'
import { asksHowLong, takeShutdown, takeStretch } from '../amounts/stretches.ts'
import { onceProduct } from '../amounts/take-products.ts'
import { unreadMoves } from '../amounts/unread-moves.ts'
import { weekdayMoves } from '../amounts/weekday-moves.ts'
import { takeChanges } from '../changes.ts'
import { asksOfDemand } from '../demands.ts'
import { besides, type Departure, departureIn, example, isReadAsSales } from '../departures.ts'
import { clauseOf, leversIn, within } from '../levers.ts'
import { isOfShift } from '../phrases/shift-days.ts'
import {
  baseWeeks,
  lastWeeks,
  measuresIn,
  type PeriodTerm,
  type Question,
  type Reader,
  type Reading,
  type Used,
} from '../question.ts'
import { hoursIn, namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import { meaningOf } from '../term.ts'
import { closureIn } from './closures.ts'
import { readAdvise } from './fact-readers.ts'
import { affords, boughtWith, isGiftForEach, onceIn, paysBack } from './spent-once.ts'

const usual: Outcome[] = ['profit', 'margin', 'revenue']

/** "What does that cost us?" asks for what is lost. */
const losesUs = /\bcost(?:s|ing)? (?:us|me|the (?:business|company|agency|firm|caf[eé]))\b/i

/** What is done for revenue: "if we bill 38 days, what is the margin?" asks for another figure. */
const earns = /^(?:bill|take|earn|make|sell|charge|invoice)(?:s|ed|ing)?$/i

const closureWeeks = 8 // on record with hours

/** True where nothing else is supposed: work that goes, or payers of whom nothing is said but that they leave. */
const isSupposedLoss = ({ of, part }: Departure, changes: readonly LeverChange[]): boolean =>
  part !== undefined ||
  (of === 'team'
    ? changes.some(({ lever, by, size }) => lever === 'staff' && by === 'hours' && size !== 0)
    : changes.every(({ lever, by }) => (lever === 'volume' && by === 'amount') || by === 'hours'))

/** Whoever leaves takes paid hours along, whatever the verb. */
const asLoss = (change: LeverChange): LeverChange =>
  change.by === 'hours' ? { ...change, size: -Math.abs(change.size) } : change

const ofDeparture = (question: Question, gone: Departure, changes: readonly LeverChange[]): Reading => ({
  plan: {
    operator: 'scenario',
    changes:
      gone.of === 'team'
        ? changes.map(asLoss)
        : [example(gone), ...(gone.part === undefined ? besides(changes) : [])],
    outcomes: usual,
    period: baseWeeks(question),
    gone,
    ...takeStretch(question, new Set()),
  },
  used: new Set(question.terms.keys()),
})

/** "What if coffee were 30 cents dearer?", "one shift less on Tuesdays and prices up 2%", "can we afford a $9,000 oven?" */
export const readScenario: Reader = (question) => {
  if (asksOfDemand(question.text)) return readAdvise(question)
  if (isGiftForEach(question.text) && !hasProduct(question)) return readAdvise(question)
  // What an absence comes to is on record or nowhere, and so is what those who are not replaced did.
  if (isSupposedAway(question))
    return {
      plan: { operator: 'decline', because: 'not-on-record' },
      used: new Set(question.terms.keys()),
    }
  const used: Used = new Set()
  // Which shift it is does not alter what its hours cost.
  for (const { at } of [...weekdaysIn(question), ...hoursIn(question)])
    if (isOfShift(question, at)) used.add(at)
  const affordable = affords.test(question.text)
  const asked = affordable ? { affordable } : {}
  const bought = onceProduct(question, used)
  const sum = bought ? undefined : onceIn(question)
  if (sum) for (const at of boughtWith(question, sum)) used.add(at)
  const moves = weekdayMoves(question)
  const closed = closureIn(question, used, moves)
  const shutdown = closed ? undefined : takeShutdown(question, used)
  // What some hours bring is told by the week.
  const over = closed || bought ? {} : takeStretch(question, used)
  const ofDays = moves.map(({ amount }) => amount)
  const others = [
    ...takeChanges(question, used, sum ? [sum, ...ofDays] : ofDays).map((one) => asBroken(question, one)),
    ...moves.map(({ change }) => change),
  ]
  for (const { clause } of moves) for (let at = clause[0]; at < clause[1]; at += 1) used.add(at)
  const changes = shutdown
    ? [shutdown, ...others.filter(({ lever }) => lever !== 'volume')]
    : // Whoever is paid once is no hire.
      others.filter(({ by }) => !bought || by !== 'hours')
  const given = {
    changes,
    ...onceOnly(question, changes),
    ...(closed ? { closed } : {}),
    ...(sum ? { once: sum.value } : {}),
    ...bought,
  }
  const gone = departureIn(question)
  if (
    gone &&
    (isSupposedLoss(gone, changes) || isReadAsSales(gone, changes)) &&
    !closed &&
    !sum &&
    !hasProduct(question)
  )
    return ofDeparture(question, gone, changes)
  // Without a size there is nothing to work out, but there is advice: "what if we open an hour longer?"
  if (changes.length === 0 && !closed && (sum ? paysBack.test(question.text) : !bought))
    return readAdvise(question)
  const past = closed ? undefined : namedPeriods(question).find((one) => isOver(one, question))
  const { period } = past
    ? takeSelection(question, used, past.period, past)
    : { period: closed || moves.length > 0 ? lastWeeks(closureWeeks) : baseWeeks(question) }
  const named = measuresIn(question).flatMap(({ at, measure }) =>
    Outcome.is(measure) &&
    !(measure === 'costs' && losesUs.test(question.text)) &&
    !used.has(at) &&
    !earns.test(question.terms[at]?.text ?? '')
      ? [measure]
      : [],
  )
  // When a change begins does not alter what it does to a week.
  for (const { at } of namedPeriods(question)) used.add(at)
  for (const { at, measure } of measuresIn(question)) if (asksFor.has(measure)) used.add(at)
  // A lever that is named again, or said to stay, is read; one with a direction of its own and no size is not.
  const moved = new Set(changes.map(({ lever }) => lever))
  const unread = unreadMoves(question, used)
  for (const { at, lever } of leversIn(question))
    if (
      moved.has(lever) ||
      (!unread.includes(at) &&
        within(directionsIn(question), clauseOf(question, at)).every((one) => used.has(one.at)))
    )
      used.add(at)
  const outcomes: Outcome[] = shutdown
    ? ['profit', 'revenue']
    : asksForCosts.test(question.text)
      ? [...new Set<Outcome>([...named, ...usual, 'costs'])]
      : [...new Set<Outcome>([...named, ...usual])]
  const ofCash = asksHowLong(question) ? { asked: 'cash' as const } : {}
  // Who goes and takes so much of the trade along is read with what goes.
  if (gone?.of === 'team' && changes.some(({ lever }) => lever === 'volume'))
    for (const [at, term] of question.terms.entries()) if (meaningOf(term, 'staff-hours')) used.add(at)
  return { plan: { operator: 'scenario', ...given, outcomes, period, ...asked, ...over, ...ofCash }, used }
}

/** What is a sum of money without a sign. */
const leastSum = 100

/** True where somebody of the team is away for a while, or is not replaced. */
const isSupposedAway = (question: Question): boolean =>
  question.amounts.every(({ unit, value }) => unit === 'plain' && value < leastSum) &&
  (isUnreplaced(question) ||
    (isAway(question) && question.terms.some((term) => meaningOf(term, 'staff-hours'))))

const asksForCosts = /\b(?:total|our|all|overall|the) (?:costs|expenses|outgoings)\b/i

/** Measures that a question of what would happen asks for. */
const asksFor: ReadonlySet<MeasureName> = new Set(['profit', 'margin', 'revenue', 'costs', 'cash', 'runway'])

const ofPast =
  /\b(?:had|would have|could have|were|was|did|back in|based on|going by|using|like)\b|['’]d have\b/i

/** "From January" is when a change begins; a typical week is one of a time that is over, and said to be. */
const isOver = ({ period, at }: PeriodTerm, question: Question): boolean => {
  const { today, terms, text } = question
  const isLast = /^(?:the )?(?:last|past|previous|this)\b/i.test(terms[at]?.text ?? '')
  if (!isLast && !ofPast.test(text)) return false
  const span = resolvePeriod(period, { today, record: undefined })
  return span === undefined || span.to <= today
}

const supposes = /^\W*(?:(?:and|so|ok|but|now)\W+)*(?:what if|suppose|say|imagine|what would happen if)\b/i

/** "Can we afford a $9,000 oven?" and "what if prices rose 3%?" have a figure for an answer; advice comes where there is none. */
export const readAffordable: Reader = (question) => {
  const { text, amounts } = question
  const isSized = affords.test(text) || (supposes.test(text) && amounts.length > 0) || hasProduct(question)
  const read = isSized && !asksOfDemand(text) ? readScenario(question) : undefined
  return read?.plan.operator === 'scenario' ? read : readAdvise(question)
}
