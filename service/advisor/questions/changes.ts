/** Changes in a question: which lever, in which direction, by how much or to what level. */
import type { Lever, LeverChange } from '#schema/advisor/change-plans'
import { amountUnit, perWeek } from './amounts/amount-units.ts'
import type { Amount } from './amounts/amounts.ts'
import { isDuration, isHalfOf, isLevel, startOf } from './amounts/change-sizes.ts'
import { directionOf, directionsIn } from './amounts/directions.ts'
import { withFurther } from './amounts/further-amounts.ts'
import { leverFor } from './amounts/lever-for.ts'
import { listedWith } from './amounts/listed-with.ts'
import { buyersGone, isPartOfTheirs, partOfWhom } from './amounts/part-of-whom.ts'
import { isAway, isUnknownMove, movesNobody } from './amounts/people-moves.ts'
import { asUnit } from './amounts/plain-amounts.ts'
import { takePriceStep } from './amounts/price-steps.ts'
import { plusSuper } from './amounts/products.ts'
import { revenueLevel } from './amounts/revenue-levels.ts'
import { isShareTold, shareOfRevenue } from './amounts/share-told.ts'
import { takeProducts } from './amounts/take-products.ts'
import { partOfWeek, peopleOfEach, shareOfDays, takeWorkers } from './amounts/working-time.ts'
import { levelChange, soldAt } from './level-changes.ts'
import { clauseOf, hasPriceOfOthers, type LeverAt, leversIn, within } from './levers.ts'
import { hasExpense, priceLimit, revenueFor, unnamedChange } from './money-changes.ts'
import { placedWork, takePlaced } from './placed-work.ts'
import { measuresIn, type Question, type Used } from './question.ts'
import { ofTakings } from './takings.ts'
import { meaningOf } from './term.ts'
import { multiplesIn, peopleIn } from './unsized-changes.ts'

const takeWords = ({ terms }: Question, used: Used, words: RegExp): void => {
  for (const [at, { text }] of terms.entries()) if (words.test(text)) used.add(at)
}

const paidHours = (question: Question, used: Used, amount: Amount): LeverChange => {
  for (const { at, lever } of leversIn(question)) if (lever === 'staff') used.add(at)
  used.add(amount.first)
  const people = peopleOfEach(question, amount)
  if (people) used.add(people.first)
  const size = perWeek(question, amount) * (people?.value ?? 1)
  return { lever: 'staff', by: 'hours', size: directionOf(question, used, amount.first) * size }
}

const sellsTime = /\b(?:bill|charge|invoice|sell)(?:s|ed|ing)?\b(?! rates?\b)|\bsold\b/i

/** Paid hours of one person in a week. */
const oneWeek = 38

const changeOf = (
  question: Question,
  used: Used,
  amount: Amount,
  free: readonly LeverAt[],
): LeverChange | undefined => {
  if (
    isDuration(question, amount) ||
    isShareTold(question, amount) ||
    partOfWeek(question).at === amount.first
  )
    return undefined
  const whom = partOfWhom(question, amount)
  if (whom) return whom === 'buyers' ? buyersGone(question, used, amount) : undefined
  const share = shareOfRevenue(question, used, amount)
  if (share) return share
  const priced = soldAt(question, amount)
  if (priced !== undefined) {
    for (const at of [priced, amount.first]) used.add(at)
    return { lever: 'price', by: 'level', size: amount.value }
  }
  const whole = startOf(question, amount) ? undefined : revenueLevel(question, amount)
  if (whole) {
    for (const at of whole) used.add(at)
    // What comes in is spoken of by the week where nothing else is said.
    const size = amountUnit(question, amount) === undefined ? amount.value : perWeek(question, amount)
    return { lever: 'volume', by: 'revenue-level', size }
  }
  const isOfHours =
    amount.unit === 'plain' &&
    within(
      measuresIn(question).filter(({ measure }) => measure === 'paid-hours'),
      clauseOf(question, amount.first),
    ).length > 0
  // "If everyone billed 3 more hours" sells time, and pays for none.
  if (amount.unit === 'hours' && sellsTime.test(question.text)) return undefined
  if (amount.unit === 'hours' || isOfHours) return paidHours(question, used, amount)
  if (takeWorkers(question, used, amount)) return undefined
  const found = leverFor(question, amount, free)
  if (amount.unit === 'plain' && amount.value !== 0) {
    const shift = found && question.terms[found.at]
    const hours =
      shift &&
      (meaningOf(shift, 'staff-hours')?.hours ??
        (/^staff$/i.test(shift.text) && shift === question.terms[amount.after] ? oneWeek : undefined))
    if (found && hours !== undefined) {
      // "Two casuals for 10 hours each": the hours are said.
      if (question.amounts.some((one) => peopleOfEach(question, one) === amount)) return undefined
      if (isAway(question) || movesNobody(question)) return undefined
      // People who are only mentioned do not come or go: "both seniors get placed: six more days".
      const isMoved = within(directionsIn(question), clauseOf(question, found.at)).length > 0
      if (!isMoved && question.amounts.length > 1) return undefined
      for (const at of [found.at, amount.first]) used.add(at)
      const sign = directionOf(question, used, amount.first)
      return { lever: 'staff', by: 'hours', size: sign * hours * shareOfDays(question, hours) * amount.value }
    }
    const unit = found?.lever === 'volume' ? undefined : asUnit(question, amount)
    if (found?.lever !== 'volume')
      return unit && free.length > 0 ? changeOf(question, used, unit, free) : undefined
  }
  const sold = revenueFor(question, amount, free)
  if (sold && (found === undefined || Math.abs(sold.at - amount.first) < Math.abs(found.at - amount.first))) {
    for (const at of [sold.at, amount.first]) used.add(at)
    const size = directionOf(question, used, amount.first) * perWeek(question, amount)
    return { lever: 'volume', by: 'revenue', size }
  }
  const unnamed = hasExpense(question) ? undefined : unnamedChange(question, used, amount)
  if (unnamed) return unnamed
  // A sum that is no price and stands beside no lever is spent once, as for a machine.
  if (!found && amount.unit === 'dollars' && amount.value > priceLimit(question)) return undefined
  if (!found && hasPriceOfOthers(question)) return undefined
  const lever = found ?? { at: amount.first, lever: 'price' as const }
  const isPerson = question.terms.slice(lever.at, lever.at + 1).some((term) => meaningOf(term, 'staff-hours'))
  if (!isPerson && isLevel(question, amount, lever.lever)) return levelChange(question, used, amount, lever)
  const clause = clauseOf(question, amount.first)
  // "We frobnicate marketing by 10%" may mean either way.
  const isKnown = lever.lever === 'volume' || within(directionsIn(question), clause).length > 0
  if (!isKnown && isUnknownMove(question, clause)) return undefined
  used.add(amount.first)
  used.add(lever.at)
  const isHalf = isHalfOf(question, amount) && directionsIn(question).every(({ at }) => at > lever.at + 2)
  const sign = isHalf ? -1 : directionOf(question, used, amount.first)
  const isPriced = lever.lever === 'price' || amount.unit === 'percent'
  const size = isPriced ? amount.value : perWeek(question, amount)
  const isPay = lever.lever === 'staff' && amount.unit === 'dollars' && plusSuper.test(question.text)
  if (isPay) takeWords(question, used, /^(?:super|superannuation)$/i)
  return {
    lever: lever.lever,
    by: amount.unit === 'percent' ? 'percent' : 'amount',
    size: sign * size,
    ...(isPay ? { withSuper: true } : {}),
  }
}

/** What is said with a unit counts more than a number of people or sales: "the two seniors cost us 3%". */
const rank = ({ by, lever }: LeverChange): number =>
  by === 'hours' ? 2 : by === 'amount' && lever === 'volume' ? 1 : 0

/** One change of each lever: the one that is said most exactly. Hours and pay are two, if the hours are said as such. */
const onePerLever = (changes: readonly LeverChange[], question: Question): LeverChange[] => {
  const given = question.amounts.map(({ value }) => value)
  const isOfPeople = ({ by, size }: LeverChange) => by === 'hours' && !given.includes(Math.abs(size))
  const paid = changes.find(({ lever, by }) => lever === 'staff' && by !== 'hours')
  const best = new Map<string, LeverChange>()
  for (const change of changes) {
    // What people cost is said, so that their hours are not wanted; those who go while others come are counted.
    if (paid && isOfPeople(change) && Math.sign(paid.size) === Math.sign(change.size)) continue
    const key = change.by === 'hours' ? 'hours' : change.lever
    const before = best.get(key)
    if (!before || rank(change) < rank(before)) best.set(key, change)
  }
  return [...best.values()]
}

/** Every change of a lever that a question gives a size for; `without` amounts are something else. */
export const takeChanges = (
  question: Question,
  used: Used,
  without: readonly Amount[] = [],
): LeverChange[] => {
  // What is theirs is a part of ours that no record splits.
  if (isPartOfTheirs(question.text)) return []
  const placed = placedWork(question)
  if (placed) return takePlaced(question, used, placed)
  const step = takePriceStep(question, used)
  if (step) return [step]
  const products = takeProducts(question, used)
  let free = leversIn(question).filter(({ at }) => products.length === 0 || !used.has(at))
  const changes: LeverChange[] = [...products]
  for (const amount of question.amounts) {
    if (without.includes(amount) || used.has(amount.first)) continue
    const next = question.amounts[question.amounts.indexOf(amount) + 1]
    if (next && startOf(question, next) === amount) continue
    const before = new Set(used)
    const own = changeOf(question, used, amount, free)
    if (!own) continue
    const change = withFurther(question, used, amount, own)
    changes.push(change, ...listedWith(question, used, change))
    // Each lever has one change: the next amount is about another.
    const taken = free.filter(({ at, lever }) => (used.has(at) && !before.has(at)) || lever === change.lever)
    const others = free.filter((one) => !taken.includes(one))
    free = others.length > 0 ? others : free
  }
  const moved = new Set<Lever>(changes.map(({ lever }) => lever))
  const multiples = multiplesIn(question, used).filter(({ lever }) => !moved.has(lever))
  const people = moved.has('staff') ? [] : peopleIn(question, used, changes.length + multiples.length > 0)
  takeWords(question, used, /^both$/i)
  if (people.length > 0 || moved.has('staff'))
    takeWords(question, used, /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/i)
  return onePerLever([...changes, ...multiples, ...people], question).map((change) =>
    ofTakings(question, change),
  )
}
