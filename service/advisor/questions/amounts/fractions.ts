/** Numbers in words, and fractions: "a third", "two fifths", "half", "one in ten", "three of five". */
import { type At, isWord, type Word } from '../calendar/calendar-words.ts'
import { fractionWords, numberWords } from '../lexicon/numbers.ts'

const wordValues = new Map(numberWords.flatMap(([value, list]) => list.map((word) => [word, value] as const)))
const fractions = new Map(
  fractionWords.flatMap(([value, list]) => list.map((word) => [word, value] as const)),
)

/** The number that a word is. */
export const numberOf = (word: Word | undefined): number | undefined => {
  for (const form of word?.forms ?? []) {
    const value = wordValues.get(form)
    if (value !== undefined) return value
  }
  return undefined
}

const percent = (fraction: number): number => Number((100 * fraction).toFixed(2))

const afterFraction =
  /^(?:of|off|less|more|fewer|extra|higher|lower|up|down|cheaper|dearer|bigger|smaller|on|onto|from|to|in|at|by|for|and|or|but|if|as|than|since|until|till|before|after|during|over|through|within|between|this|that|these|those|last|next|past|compared|versus|vs|against|when|while|where|because|so|then|too|each|every|per|all|any|more or less|again|already|now|today|lately|overall|the|our|my|is|was|are|were|goes?|would|will|drop|cut|rise|increase|fall|reduction|discount|decrease|lift|raise|jump|share|quarter|what|how|a|an|time|times|week|month|year|day)$/

const isNoun = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{L}+$/u.test(word.word) && !afterFraction.test(word.word)

/** "40 hours a quarter", "20 fewer days a quarter": how often, and no part of anything. */
const isEachQuarter = (words: readonly Word[], at: number): boolean =>
  isWord(words, at, 'a') &&
  isWord(words, at + 1, 'quarter') &&
  !isWord(words, at + 2, 'of', 'off', 'less', 'more', 'fewer', 'higher', 'lower') &&
  words
    .slice(Math.max(0, at - 3), at)
    .some((word) => word.value !== undefined || numberOf(word) !== undefined)

/** "A third", "two fifths", "half", "one in ten", "three of five". */
export const fractionAt = (words: readonly Word[], at: number): At<number> | undefined => {
  const count = isWord(words, at, 'a', 'an') ? 1 : (numberOf(words[at]) ?? words[at]?.value)
  const inTen =
    count !== undefined && isWord(words, at + 1, 'in', 'out', 'of')
      ? isWord(words, at + 1, 'out')
        ? at + 3
        : at + 2
      : undefined
  const whole = inTen === undefined ? undefined : (numberOf(words[inTen]) ?? words[inTen]?.value)
  if (
    count !== undefined &&
    inTen !== undefined &&
    whole !== undefined &&
    [3, 4, 5, 10, 20, 100].includes(whole) &&
    count < whole
  )
    return { after: inTen + 1, value: percent(count / whole) }
  const place = count === undefined ? at : at + 1
  const fraction = (words[place]?.forms ?? []).flatMap((form) => fractions.get(form) ?? [])[0]
  if (fraction === undefined) return undefined
  const isHalf = fraction === 1 / 2
  // "A fifth property manager" is one more, and no fifth of anything.
  const isOneMore =
    isWord(words, at, 'a', 'an') &&
    fraction < 1 / 2 &&
    isNoun(words[place + 1]) &&
    !isWord(words, place, 'quarter')
  if (isOneMore || isEachQuarter(words, at)) return undefined
  // "The third week" is no fraction, and neither is half of a year.
  if (!isHalf && count === undefined) return undefined
  if (isHalf && isWord(words, place + 1, 'dozen', 'year', 'hour', 'a', 'an')) return undefined
  // "Closed half the time" is no half of anything sold.
  if (isHalf && isWord(words, place + 1, 'the') && isWord(words, place + 2, 'time')) return undefined
  return { after: place + 1, value: percent(fraction * (count ?? 1)) }
}
