/** Numbers in words: which ones can be checked, and their values. */
import { units as ones, tens as tensByWord } from '../questions/lexicon/number-words.ts'

const tens = Object.keys(tensByWord)
const scales: { readonly [word: string]: number } = {
  dozen: 12,
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}
const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`

const scale = anyOf(Object.keys(scales))
const word = anyOf([...ones, ...tens, ...Object.keys(scales)])
const numeral = `\\b(?:(?:half )?an? (?=${scale}\\b))?${word}(?:(?:[ -]| and )${word})*\\b(?: and an? (?:half|quarter)(?: ${scale})?\\b)?(?!-(?:first|second|third|\\p{L}+th)\\b)`
const unit = '[ -](?<wordUnit>per ?cent(?:age points?)?|points?|dollars)\\b'

const beforeShare = '(?<=\\b(?:by|up|down|nearly|almost|roughly|about|than|in) )'
const afterShare =
  '(?=\\s*(?:[.,;:!?)]|$)|\\s(?:in|on|over|from|since|this|last|next|than|if|when|while|and|or|but|more|less|lower|higher|off|of|within|each)\\b)'
const part = '(?:an?|one)[ -](?:third|quarter|fifth|tenth)'
// Only if unambiguous: a quarter is also a period, a third follows a second, and twice a week is a frequency.
const share = [
  `${beforeShare}(?:${part}|half)${afterShare}`,
  `\\b${part}(?= of\\b)`,
  '\\b(?:two[ -]thirds|three[ -]quarters(?= of\\b))',
  '(?<!\\b(?:first|second|other|latter|last) )\\bhalf(?= (?:of|the|its|your|our|their|as|what|that)\\b)',
  '\\bhalv(?:e|es|ed|ing)\\b',
].join('|')
const multiple =
  '\\b(?:twice(?! (?:an?|per|each|every|in|over)\\b)|(?:doubl|tripl)(?:e|es|ed|ing)\\b(?!-| (?:check|shift|time|up|down)))'

/** Case-insensitive pattern for numbers in words: group `share`, `multiple`, or `words`, perhaps with `wordUnit`. */
export const spelledNumber = `(?<share>${share})|(?<multiple>${multiple})|(?<words>${numeral}|\\bhalf an?(?=[ -](?:per ?cent|point)))(?:${unit})?`

/** Times of day and years in words. */
export const spelledTime = [
  `\\b${word} ?(?:[ap]\\.?m\\b|o[’']clock\\b)`,
  `\\b(?:half|quarter) (?:past|to) ${word}\\b`,
  `\\btwenty[ -]twenty(?:[ -]${anyOf(ones)})?\\b`,
].join('|')

/** Value of a number in words. */
export const worthOfWords = (words: string): number => {
  let total = 0
  let sum = 0
  for (const one of words.toLowerCase().split(/[ -]/)) {
    const times = scales[one] ?? 1
    if (tensByWord[one] !== undefined) sum += tensByWord[one]
    else if (times === 1)
      sum += one === 'half' ? 0.5 : one === 'quarter' ? 0.25 : Math.max(0, ones.indexOf(one))
    else if (times < 1000) sum = (sum || 1) * times
    else {
      total += (sum || 1) * times
      sum = 0
    }
  }
  return total + sum
}

/** Value of a share, in percent. */
export const worthOfShare = (words: string): number => {
  const of = /third|quarter|fifth|tenth/.exec(words.toLowerCase())?.[0]
  const each = { third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 }[of ?? ''] ?? 50
  return each * (/^two/i.test(words) ? 2 : /^three/i.test(words) ? 3 : 1)
}

/** Value of a multiple. */
export const worthOfMultiple = (words: string): number => (/^tripl/i.test(words) ? 3 : 2)

const measured =
  /^[ -](?:hours?|days?|weeks?|months?|years?|times|people|staff|customers?|clients?|sales|covers|shifts)\b/i
const named = /\b(?:next|last|past|first|final|previous|coming|following|these|those|other|another|every) $/i

/** True if a number in words is a claim: any from ten up, and smaller ones of measured things. */
export const isClaim = (words: string, before: string, after: string): boolean => {
  const value = worthOfWords(words)
  return value >= 10 || !Number.isInteger(value) || (value > 1 && measured.test(after) && !named.test(before))
}
