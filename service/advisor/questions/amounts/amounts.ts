/** Amounts in a message: a number in digits or words, with its unit wherever that is written, or a fraction. */
import { type At, afterWords, isWord, type Word } from '../calendar/calendar-words.ts'
import { unitOfNumber } from '../lexicon/numbers.ts'
import type { NumberUnit } from '../tokens.ts'
import { fractionAt, numberOf } from './fractions.ts'
import { andHalfAt, halfOfOneAt } from './halves.ts'

/** An amount over the words or terms from `first` until `after` (exclusive). */
export type Amount = {
  readonly first: number
  readonly after: number
  readonly value: number
  readonly unit: NumberUnit
}

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  k: 1000,
  million: 1_000_000,
  mil: 1_000_000,
  mill: 1_000_000,
}
const scaleAt = (words: readonly Word[], at: number): number | undefined => scales[words[at]?.word ?? '']

const pronounLead = [
  'that',
  'which',
  'this',
  'the',
  'other',
  'last',
  'next',
  'each',
  'every',
  'no',
  'another',
  'any',
  'only',
  'best',
  'worst',
  'big',
  'right',
  'single',
]
const notCounted = [
  'of',
  'is',
  'was',
  'be',
  '?',
  '.',
  ',',
  ':',
  ';',
  'do',
  'that',
  'to',
  'and',
  'go',
  'should',
  'for',
  'at',
  'on',
]

/** True for "one" as a pronoun: "that one", "one of them", "the one who left". */
const isPronoun = (words: readonly Word[], at: number): boolean =>
  isWord(words, at, 'one') &&
  (at + 1 >= words.length || isWord(words, at - 1, ...pronounLead) || isWord(words, at + 1, ...notCounted))

/** A number written in words: "twenty five", "eleven hundred", "two thousand five hundred". */
const spelledAt = (words: readonly Word[], at: number): At<number> | undefined => {
  let place = isWord(words, at, 'a') && scaleAt(words, at + 1) !== undefined ? at + 1 : at
  let total = 0
  let part = 0
  let isAny = false
  for (; place < at + 8; place++) {
    const scale = scaleAt(words, place)
    const value = scale === undefined ? numberOf(words[place]) : undefined
    if (scale === 100) part = Math.max(1, part) * scale
    else if (scale !== undefined) {
      total += Math.max(1, part) * scale
      part = 0
    } else if (
      value !== undefined &&
      (part === 0 || (part % 10 === 0 && part % 100 !== 10 && value < 10) || (part % 100 === 0 && part > 0))
    )
      part += value
    else if (
      !(isAny && isWord(words, place, 'and') && part >= 100 && numberOf(words[place + 1]) !== undefined)
    )
      break
    isAny ||= scale !== undefined || value !== undefined
  }
  return isAny ? { after: place, value: total + part } : undefined
}

const digitsAt = (
  words: readonly Word[],
  at: number,
): (At<number> & { readonly unit: NumberUnit }) | undefined => {
  const { value, unit = 'plain' } = words[at] ?? {}
  if (value === undefined) return undefined
  const scale = scaleAt(words, at + 1)
  return scale === undefined
    ? { after: at + 1, value, unit }
    : { after: at + 2, value: value * scale, unit: words[at + 1]?.word === 'grand' ? 'dollars' : unit }
}

const unitAfter = (words: readonly Word[], at: number): At<NumberUnit> | undefined => {
  for (const unit of ['dollars', 'cents', 'percent'] as const)
    for (const phrase of unitOfNumber[unit]) {
      const after = afterWords(words, at, phrase)
      if (after !== undefined) return { after, value: unit }
    }
  if (isWord(words, at, 'c') && words[at]?.isApart === false) return { after: at + 1, value: 'cents' }
  const dash = isWord(words, at, '-', 'paid', 'staff', 'extra', 'more', 'rostered', 'fewer', 'less')
    ? at + 1
    : at
  return isWord(words, dash, 'hour') ? { after: dash + 1, value: 'hours' } : undefined
}

/** "A dollar", "a buck", not "of a dollar". */
const oneDollarAt = (words: readonly Word[], at: number): Amount | undefined =>
  isWord(words, at, 'a') &&
  isWord(words, at + 1, 'dollar', 'buck') &&
  !isWord(words, at - 1, 'of', 'out', 'in', 'per', 'from', 'half', 'make', 'on')
    ? { first: at, after: at + 2, value: 1, unit: 'dollars' }
    : undefined

const amountAt = (words: readonly Word[], at: number): Amount | undefined => {
  const dollar = oneDollarAt(words, at)
  if (dollar) return dollar
  const half = halfOfOneAt(words, at)
  if (half) return { first: at, after: half.after, value: half.value, unit: half.unit }
  const fraction = fractionAt(words, at)
  if (fraction) return { first: at, after: fraction.after, value: fraction.value, unit: 'percent' }
  // "One of the two seniors", "one fewer of our 14 staff": the first number counts.
  const of = isWord(words, at + 1, 'fewer', 'less', 'more') ? at + 2 : at + 1
  const several =
    isWord(words, of, 'of') && isWord(words, of + 1, 'the', 'our', 'my', 'all')
      ? (numberOf(words[of + 2]) ?? words[of + 2]?.value)
      : undefined
  const few = several === undefined ? undefined : (numberOf(words[at]) ?? words[at]?.value)
  if (several !== undefined && few !== undefined && few < several)
    return { first: at, after: of + 3, value: few, unit: 'plain' }
  if (isPronoun(words, at) && andHalfAt(words, at + 1) === undefined) return undefined
  const digits = digitsAt(words, at)
  const whole = digits ?? spelledAt(words, at)
  if (whole === undefined) return undefined
  const end = andHalfAt(words, whole.after)
  const found = end === undefined ? whole : { ...whole, after: end, value: whole.value + 0.5 }
  const isGrand = !digits && words.slice(at, found.after).some(({ word }) => word === 'grand')
  const own = digits?.unit ?? (isGrand ? 'dollars' : 'plain')
  const written = unitAfter(words, found.after)
  const after = written?.after ?? found.after
  if (written?.value === 'cents') return { first: at, after, value: found.value / 100, unit: 'dollars' }
  return { first: at, after, value: found.value, unit: written?.value ?? own }
}

/** All amounts, in order; none overlap, and none are in `taken` words. */
export const amountsIn = (words: readonly Word[], taken: ReadonlySet<number>): readonly Amount[] => {
  const amounts: Amount[] = []
  for (let at = 0; at < words.length; ) {
    const amount = taken.has(at) ? undefined : amountAt(words, at)
    if (amount) amounts.push(amount)
    at = amount?.after ?? at + 1
  }
  return amounts
}
