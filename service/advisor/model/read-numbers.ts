/** Finds numbers in a text, with value, kind and precision. */

import {
  isClaim,
  spelledNumber,
  spelledTime,
  worthOfMultiple,
  worthOfShare,
  worthOfWords,
} from './spelled-numbers.ts'

/** Kind of a number: dollars, percent (or points), or anything else. */
export type NumberKind = 'aud' | 'percent' | 'plain'

/** A number with its position. `step` is the value of its last digit; `value` is never negative, NaN if unreadable. */
export type FoundNumber = {
  readonly start: number
  readonly end: number
  readonly value: number
  readonly kind: NumberKind
  readonly step: number
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const notFigures = [
  '\\b\\d{4}-\\d\\d-\\d\\d\\b',
  '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
  `\\b(?:${day} ?(?:-|–|to|and|or) ?)?${day} (?:of )?${month}(?:,? 20\\d\\d)?`,
  `\\b${month}\\.? ${day}(?!\\d)(?:,? 20\\d\\d)?`,
  '(?<![$\\d.,])\\b20\\d\\d\\b(?![.,]?\\d|%| ?(?:percent|per cent|points|dollars))',
  '\\b(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:-|–|to|and) ?)?\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\b',
  '\\b\\d{1,2}:\\d\\d\\b',
  '\\b24/7\\b',
  '\\bweek \\d{1,2}\\b(?!\\.?\\d|%)',
  '(?<=^|\\n) {0,3}\\d{1,2}[.)](?= )',
  spelledTime,
].join('|')

const scales: { readonly [word: string]: number } = {
  hundred: 1e2,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}
const scale = '(?: ?(?<scale>k|m|bn|thousand|million|billion)(?![\\p{L}\\p{N}]))?'
const unit =
  '(?: ?-?(?:(?<percent>%|per ?cent(?:age points?)?|points?\\b|pp\\b)|(?<dollars>(?:Australian )?dollars|AUD\\b)))?'
const digits = `(?<money>(?:A?\\$|AUD) ?)?(?<digits>\\d{1,3}(?:,\\d{3})+|\\d+)(?<fraction>\\.\\d+)?${scale}${unit}`

// Digits of other scripts and signs like ½ are readable for people, but our records do not contain them.
const foreign = '(?<foreign>(?![0-9])\\p{Nd}+|(?<!\\p{L})[\\p{No}\\p{Nl}]+)'
const numbers = new RegExp(
  `(?<skip>${notFigures})|(?<![\\p{L}\\p{N}_])(?:${digits})|${spelledNumber}|${foreign}`,
  'giu',
)

type Groups = Readonly<Record<string, string | undefined>>

/** Value of the last non-zero digit. */
const stepOf = (whole: string): number => 10 ** (/(?<=[1-9])0+$/.exec(whole)?.[0].length ?? 0)

const worthOfDigits = (groups: Groups): Pick<FoundNumber, 'value' | 'step'> => {
  const times = scales[groups.scale?.toLowerCase() ?? ''] ?? 1
  const whole = (groups.digits ?? '').replaceAll(',', '')
  const fraction = groups.fraction ?? ''
  const step = fraction === '' && times === 1 ? stepOf(whole) : 10 ** Math.min(0, 1 - fraction.length) * times
  return { value: Number(whole + fraction) * times, step }
}

/** Numbers in words; undefined if they claim nothing. */
const worthOfSpelled = (
  { share, multiple, words, wordUnit }: Groups,
  before: string,
  after: string,
): Pick<FoundNumber, 'value' | 'step'> | undefined => {
  if (share !== undefined) return { value: worthOfShare(share), step: 10 }
  if (multiple !== undefined) return { value: worthOfMultiple(multiple), step: 1 }
  if (words === undefined || (wordUnit === undefined && !isClaim(words, before, after))) return undefined
  const value = worthOfWords(words)
  return { value, step: Number.isInteger(value) ? stepOf(String(value)) : 0.5 }
}

const kindOf = ({ money, dollars, percent, wordUnit, share }: Groups): NumberKind => {
  if (money !== undefined || dollars !== undefined || wordUnit?.toLowerCase() === 'dollars') return 'aud'
  return percent !== undefined || wordUnit !== undefined || share !== undefined ? 'percent' : 'plain'
}

/** Numbers of a text, in order; excludes dates, times, years, week numbers, small counts in words and list markers. */
export const numbersIn = (text: string): readonly FoundNumber[] =>
  [...text.matchAll(numbers)].flatMap((found): FoundNumber[] => {
    const groups: Groups = found.groups ?? {}
    if (groups.skip !== undefined) return []
    const place = { start: found.index, end: found.index + found[0].trimEnd().length, kind: kindOf(groups) }
    if (groups.foreign !== undefined) return [{ ...place, value: Number.NaN, step: 1 }]
    const isDigits = groups.digits !== undefined
    const worth = isDigits
      ? worthOfDigits(groups)
      : worthOfSpelled(groups, text.slice(0, place.start), text.slice(place.end))
    return worth ? [{ ...place, ...worth }] : []
  })
