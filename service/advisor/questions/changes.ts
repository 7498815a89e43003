/** Changes in a question: which lever, in which direction, by how much. */
import type { Lever, LeverChange } from '#schema/advisor/change-plans'
import { perWeek } from './amount-units.ts'
import type { Amount } from './amounts.ts'
import { clauseOf, directionOf, directionsIn, type LeverAt, leversIn, within } from './levers.ts'
import { nearest, type Question, type Used } from './question.ts'
import { meaningOf } from './term.ts'

const smallPrice = 100

// A day of consulting or a commission has four or five digits, a coffee none.
const priceLimit = ({ trade }: Question): number => (trade === 'cafe' ? smallPrice : 800)

/** The lever that an amount is about: the noun after a number, or the nearest in its clause. */
const leverFor = (question: Question, amount: Amount, all: readonly LeverAt[]): LeverAt | undefined => {
  // More than the price of a sale is no price, and never a number of sales.
  const free =
    amount.unit === 'dollars'
      ? all.filter(
          ({ lever }) => lever !== 'volume' && (lever !== 'price' || amount.value <= priceLimit(question)),
        )
      : all
  const own = within(free, clauseOf(question, amount.first))
  const close = own.find(({ at }) => at > amount.first && at <= amount.first + 3)
  if (amount.unit === 'plain') return close
  const found = nearest(own, amount.first) ?? nearest(free, amount.first)
  const sold = nearest(
    all.filter(({ lever }) => lever === 'volume' || lever === 'supplies'),
    amount.first,
  )
  const isPrice =
    amount.unit === 'dollars' &&
    amount.value <= smallPrice &&
    (found === undefined || found.lever === 'supplies')
  return isPrice ? { at: sold?.at ?? amount.first, lever: 'price' } : found
}

const changeOf = (
  question: Question,
  used: Used,
  amount: Amount,
  free: readonly LeverAt[],
): LeverChange | undefined => {
  if (amount.unit === 'hours') {
    for (const { at, lever } of leversIn(question)) if (lever === 'staff') used.add(at)
    used.add(amount.first)
    return { lever: 'staff', by: 'hours', size: directionOf(question, used, amount.first) * amount.value }
  }
  const found = leverFor(question, amount, free)
  if (amount.unit === 'plain') {
    const shift = found && question.terms[found.at]
    const hours = shift && meaningOf(shift, 'staff-hours')?.hours
    if (found && hours !== undefined) {
      used.add(found.at)
      used.add(amount.first)
      return {
        lever: 'staff',
        by: 'hours',
        size: directionOf(question, used, amount.first) * hours * amount.value,
      }
    }
    if (found?.lever !== 'volume') {
      // "On 1,800 a week" is dollars, "prices up 2" percent.
      const isCost = amount.value >= smallPrice
      const isPercent =
        !isCost && directionsIn(question).some(({ at }) => at < amount.first && at >= amount.first - 2)
      if (!isCost && !isPercent) return undefined
      return free.length === 0
        ? undefined
        : changeOf(question, used, { ...amount, unit: isCost ? 'dollars' : 'percent' }, free)
    }
  }
  // A sum that is no price and stands beside no lever is spent once, as for a machine.
  if (!found && amount.unit === 'dollars' && amount.value > priceLimit(question)) return undefined
  const lever = found ?? { at: amount.first, lever: 'price' as const }
  used.add(amount.first)
  used.add(lever.at)
  const sign = directionOf(question, used, amount.first)
  const size = amount.unit === 'dollars' && lever.lever !== 'price' ? perWeek(question, amount) : amount.value
  const isPay = lever.lever === 'staff' && amount.unit === 'dollars' && plusSuper.test(question.text)
  if (isPay) takeWords(question, used, /^(?:super|superannuation)$/i)
  return {
    lever: lever.lever,
    by: amount.unit === 'percent' ? 'percent' : 'amount',
    size: sign * size,
    ...(isPay ? { withSuper: true } : {}),
  }
}

/** "75k plus super": superannuation comes on top. */
const plusSuper =
  /(?:plus|\+|and|with|on top|before|excluding|ex)\W+(?:the\W+)?super(?:annuation)?\b|super(?:annuation)? on top/i

const takeWords = ({ terms }: Question, used: Used, words: RegExp): void => {
  for (const [at, { text }] of terms.entries()) if (words.test(text)) used.add(at)
}

const multiples: readonly (readonly [word: RegExp, percent: number])[] = [
  [/^halv(e|es|ed|ing)$/i, -50],
  [/^doubl(e|es|ed|ing)$/i, 100],
  [/^tripl(e|es|ed|ing)$/i, 200],
  [/^(stop|stopped|cancel|cancelled|scrap|abolish|axe|ditch)$/i, -100],
]

/** "Halve marketing", "stop advertising": a change without an amount. */
const multipleOf = (question: Question, used: Used): LeverChange | undefined => {
  const [first] = leversIn(question)
  const at = question.terms.findIndex(({ text }) => multiples.some(([word]) => word.test(text)))
  const found = multiples.find(([word]) => word.test(question.terms[at]?.text ?? ''))
  // "Rent doubles" is about what comes before it, "double the rent" about what comes after.
  const isOfSubject = /(?:es|ed)$/i.test(question.terms[at]?.text ?? '')
  const subject = isOfSubject ? leversIn(question).findLast((one) => one.at < at) : undefined
  const lever = at < 0 ? undefined : (subject ?? leversIn(question).find((one) => one.at > at) ?? first)
  if (!lever || !found) return undefined
  used.add(at)
  used.add(lever.at)
  return { lever: lever.lever, by: 'percent', size: found[1] }
}

/** One shift or person more or less, without any number. */
const personOf = (question: Question, used: Used): LeverChange | undefined => {
  const at = question.terms.findIndex((term, place) => !used.has(place) && meaningOf(term, 'staff-hours'))
  const hours = question.terms[at] && meaningOf(question.terms[at], 'staff-hours')?.hours
  if (hours === undefined) return undefined
  used.add(at)
  return { lever: 'staff', by: 'hours', size: directionOf(question, used, at) * hours }
}

/** What is said with a unit counts more than a number of people or sales: "the two seniors cost us 3%". */
const rank = ({ by, lever }: LeverChange): number =>
  by === 'percent' || (by === 'amount' && lever !== 'volume') ? 0 : by === 'hours' ? 2 : 1

/** One change of each lever: the one that is said most exactly. */
const onePerLever = (changes: readonly LeverChange[], question: Question): LeverChange[] => {
  const given = question.amounts.filter(({ unit }) => unit === 'hours').map(({ value }) => value)
  const exact = (change: LeverChange) =>
    rank(change) - (change.by === 'hours' && given.includes(Math.abs(change.size)) ? 0.5 : 0)
  const best = new Map<Lever, LeverChange>()
  for (const change of changes) {
    const before = best.get(change.lever)
    if (!before || exact(change) < exact(before)) best.set(change.lever, change)
  }
  const kept = [...best.values()]
  // People who are only mentioned do not come or go.
  return kept.length > 1
    ? kept.filter(
        ({ by, size }) =>
          by !== 'hours' || given.includes(Math.abs(size)) || kept.every((one) => one.by === 'hours'),
      )
    : kept
}

/** Every change of a lever that a question gives a size for; `without` amounts are something else. */
export const takeChanges = (
  question: Question,
  used: Used,
  without: readonly Amount[] = [],
): LeverChange[] => {
  let free = leversIn(question)
  const changes: LeverChange[] = []
  for (const amount of question.amounts) {
    if (without.includes(amount) || used.has(amount.first)) continue
    const before = new Set(used)
    const change = changeOf(question, used, amount, free)
    if (!change) continue
    changes.push(change)
    // Each lever has one change: the next amount is about another.
    const taken = free.filter(({ at, lever }) => (used.has(at) && !before.has(at)) || lever === change.lever)
    const others = free.filter((one) => !taken.includes(one))
    free = others.length > 0 ? others : free
  }
  const kept = onePerLever(changes, question)
  const isMultiplied =
    kept.length > 0 && question.terms.some(({ text }) => /^(?:halv|doubl|tripl)/i.test(text))
  const multiple = isMultiplied ? multipleOf(question, used) : undefined
  if (multiple && !kept.some(({ lever }) => lever === multiple.lever)) return [...kept, multiple]
  if (kept.length > 0) return kept
  const only = multipleOf(question, used) ?? personOf(question, used)
  return only ? [only] : []
}
