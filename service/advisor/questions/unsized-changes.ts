/** Changes without a number: "halve marketing", "stop advertising", "cut a shift", "hire somebody". */
import type { LeverChange } from '#schema/advisor/change-plans'
import { isDuration } from './amounts/change-sizes.ts'
import { directionOf, directionsIn } from './amounts/directions.ts'
import { addsAt, isAway, movesNobody, removalBefore } from './amounts/people-moves.ts'
import { partOfWeek, shareOfDays } from './amounts/working-time.ts'
import { clauseOf, type LeverAt, leversIn, within } from './levers.ts'
import { removesAt, wholly } from './lexicon/removals.ts'
import type { Question, Used } from './question.ts'
import { isCue, meaningOf } from './term.ts'

const multiples: readonly (readonly [word: RegExp, percent: number])[] = [
  [/^halv(e|es|ed|ing)$/i, -50],
  [/^doubl(e|es|ed|ing)$/i, 100],
  [/^tripl(e|es|ed|ing)$/i, 200],
  [/^(zero|nothing)$/i, -100],
]

/** Words between a verb and its object. */
const small =
  /^(?:the|our|my|all|any|every|both|those|these|of|that|this|on|paying|paying for|using|having|doing|buying)$/i
const longestVerb = 3
const mostBetween = 2

const isLine = (question: Question, { at, lever }: LeverAt): boolean => {
  const { terms } = question
  const isNamed = terms
    .slice(at, at + 1)
    .some((term) => meaningOf(term, 'measure') ?? meaningOf(term, 'lever'))
  // "Drop a rent increase": what goes is the step.
  const isStep = terms.slice(at + 1, at + 2).some((term) => isCue(term, 'up', 'down'))
  return isNamed && !isStep && lever !== 'price' && lever !== 'volume'
}

/** Words that say how much of a line there is, and not which part of it. */
const ofAll =
  /^(?:paid|whole|entire|total|monthly|weekly|annual|yearly|current|existing|present|expensive|pricey|costly|silly|stupid|useless|bloody|damn)$/i

/** "Print ads", "trade ads": a part of a line by the word that tells it from the rest. */
const partBefore = ({ terms }: Question, from: number, at: number): string | undefined => {
  const tells = terms
    .slice(from, at)
    .filter((term) => meaningOf(term, 'filler') === undefined && !ofAll.test(term.text))
  return tells.length === 0
    ? undefined
    : [...tells, ...terms.slice(at, at + 1)]
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 60)
}

/** Lines of costs that are given up whole: the object of a verb of giving up, or of "without" and "no". */
export const removalsIn = (question: Question, used: Used): readonly LeverChange[] => {
  const { terms } = question
  const levers = leversIn(question)
  return terms.flatMap((term, at): readonly LeverChange[] => {
    const words = (length: number) =>
      terms
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ')
    const verb = removesAt.exec(words(longestVerb))?.[0]
    const isCut = isCue(term, 'down') && wholly.test(question.text)
    const isWithout = /^(?:without|no)$/i.test(term.text)
    if (verb === undefined && !isCut && !isWithout) return []
    let until = at + 1
    while (verb !== undefined && until < at + longestVerb && words(until - at).length < verb.length)
      until += 1
    let object = until
    while (small.test(terms[object]?.text ?? '')) object += 1
    // "Stop all paid advertising": a word that says which, after a verb alone.
    const furthest = verb === undefined ? object : object + mostBetween
    const near = levers.filter((one) => one.at >= object && one.at <= furthest)
    // "Trade ads" are ads.
    const lever = near.find((one) => isLine(question, one)) ?? near[0]
    // One person of a line of costs is not the line.
    const isOne = lever && /^(?:an?|one|another)$/i.test(terms[lever.at - 1]?.text ?? '')
    if (!lever || isOne || !isLine(question, lever)) return []
    const clause = clauseOf(question, lever.at)
    if (question.amounts.some(({ first, value }) => first >= clause[0] && first < clause[1] && value !== 0))
      return []
    for (let place = at; place <= lever.at; place += 1) used.add(place)
    for (const [place, { text }] of terms.entries()) if (wholly.test(text)) used.add(place)
    directionOf(question, used, at)
    const part = partBefore(question, object, lever.at)
    return [{ lever: lever.lever, by: 'percent', size: -100, ...(part ? { part } : {}) }]
  })
}

/** Every lever that is multiplied or given up, where its clause has no number. */
export const multiplesIn = (question: Question, used: Used): readonly LeverChange[] => {
  const levers = leversIn(question)
  const removed = removalsIn(question, used)
  const found = question.terms.flatMap(({ text }, at): readonly LeverChange[] => {
    const multiple = multiples.find(([word]) => word.test(text))
    if (!multiple) return []
    const [, size] = multiple
    const clause = clauseOf(question, at)
    const own = within(levers, clause)
    const isSized = question.amounts.some(
      (amount) =>
        amount.first >= clause[0] &&
        amount.first < clause[1] &&
        amount.value !== 0 &&
        used.has(amount.first) &&
        !isDuration(question, amount),
    )
    // "Rent doubles" is about what comes before it, "double the rent" about what comes after.
    const isOfSubject = /(?:es|ed)$|^(?:zero|nothing)$/i.test(text)
    const subject = isOfSubject ? own.findLast((one) => one.at < at) : undefined
    const lever =
      subject ??
      own.find((one) => one.at > at) ??
      own[0] ??
      (own.length === 0 ? levers.find((one) => one.at > at) : undefined)
    // Customers who stop coming are no trade that is given up as a whole.
    if (!lever || isSized || (size === -100 && (lever.lever === 'volume' || lever.lever === 'price')))
      return []
    used.add(at)
    used.add(lever.at)
    if (size === -100) directionOf(question, used, at)
    return [{ lever: lever.lever, by: 'percent', size }]
  })
  const all = [...removed, ...found]
  return all.filter((one, place) => all.findIndex(({ lever }) => lever === one.lever) === place)
}

// Who moves or swaps a shift works as long as before.
const isMoved =
  /^(?:mov(?:e|es|ed|ing)|swap(?:s|ped|ping)?|reschedul\w*|switch(?:es|ed|ing)?|transfer\w*|rearrang\w*|rotat\w*)$/i

/** One shift or person more or less, without any number. Beside other changes, only where its clause says a direction. */
export const peopleIn = (question: Question, used: Used, isBeside: boolean): readonly LeverChange[] => {
  const at = question.terms.findIndex((term, place) => !used.has(place) && meaningOf(term, 'staff-hours'))
  const term = question.terms[at]
  const hours = term && meaningOf(term, 'staff-hours')?.hours
  if (hours === undefined || isAway(question) || movesNobody(question)) return []
  const clause = clauseOf(question, at)
  if (question.terms.slice(Math.max(clause[0], at - 4), at).some(({ text }) => isMoved.test(text))) return []
  const moves = within(directionsIn(question), clause).some((one) => one.at < at && at - one.at <= 4)
  const isSized = question.amounts.some(
    ({ first }) => first >= clause[0] && first < clause[1] && used.has(first),
  )
  if (isBeside && (!moves || isSized)) return []
  const removal = removalBefore(question, clause[0], at)
  const isSaid = within(directionsIn(question), clause).length > 0
  // A verb that nobody knows does not mean one more.
  if (removal === undefined && !isSaid && !addsAt(question, clause[0], at)) return []
  used.add(at)
  if (removal !== undefined) used.add(removal)
  const sign = directionOf(question, used, at)
  const part = partOfWeek(question)
  if (part.at !== undefined) used.add(part.at)
  return [
    {
      lever: 'staff',
      by: 'hours',
      size: (removal === undefined ? sign : -1) * hours * part.share * shareOfDays(question, hours),
    },
  ]
}
