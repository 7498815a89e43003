/** Finds the numbers in a text: what each is worth, what it counts, and how finely it is written. */

/** What a number counts: dollars, percent (points too), or anything else. */
export type NumberKind = 'aud' | 'percent' | 'plain'

/** A number where it stands in a text. `step` is the worth of its last digit; `value` is never negative, NaN where it cannot be read. */
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

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
const names = `zero ${ones} seventeen eighteen nineteen`.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const word = [...names, ...tens, 'hundred', 'thousand', 'million'].join('|')
const spelled = `\\b(?<words>(?:${word})(?:(?:[ -]|(?: and ))(?:${word}))*)[ -](?<wordUnit>per ?cent(?:age points?)?|points?|dollars)\\b`

// Digits of other scripts are read by people too, but no record of ours is written in them.
const foreign = '(?<foreign>(?![0-9])\\p{Nd}+)'
const numbers = new RegExp(
  `(?<skip>${notFigures})|(?<![\\p{L}\\p{N}_])(?:${digits})|${spelled}|${foreign}`,
  'giu',
)

const worthOfWords = (words: string): number => {
  let total = 0
  let part = 0
  for (const one of words.toLowerCase().split(/ and |[ -]/)) {
    const times = scales[one]
    const small = Math.max(names.indexOf(one), (tens.indexOf(one) + 2) * 10 * Number(tens.includes(one)))
    if (times === undefined) part += small
    else if (times === 100) part = (part || 1) * 100
    else {
      total += (part || 1) * times
      part = 0
    }
  }
  return total + part
}

type Groups = Readonly<Record<string, string | undefined>>

const worthOfDigits = (groups: Groups): Pick<FoundNumber, 'value' | 'step'> => {
  const times = scales[groups.scale?.toLowerCase() ?? ''] ?? 1
  const whole = (groups.digits ?? '').replaceAll(',', '')
  const fraction = groups.fraction ?? ''
  const zeros = fraction === '' && times === 1 ? (/(?<=[1-9])0+$/.exec(whole)?.[0].length ?? 0) : 0
  const step = 10 ** (fraction === '' ? zeros : 1 - fraction.length) * times
  return { value: Number(whole + fraction) * times, step }
}

const kindOf = ({ money, dollars, percent, wordUnit }: Groups): NumberKind => {
  if (money !== undefined || dollars !== undefined || wordUnit?.toLowerCase() === 'dollars') return 'aud'
  return percent !== undefined || wordUnit !== undefined ? 'percent' : 'plain'
}

/** The numbers of a text, in order; dates, times of day, years, weeks of the year and the marks of a list are none. */
export const numbersIn = (text: string): readonly FoundNumber[] =>
  [...text.matchAll(numbers)].flatMap((found): FoundNumber[] => {
    const groups: Groups = found.groups ?? {}
    if (groups.skip !== undefined) return []
    const place = { start: found.index, end: found.index + found[0].trimEnd().length, kind: kindOf(groups) }
    if (groups.foreign !== undefined) return [{ ...place, value: Number.NaN, step: 1 }]
    if (groups.words !== undefined) return [{ ...place, value: worthOfWords(groups.words), step: 1 }]
    return [{ ...place, ...worthOfDigits(groups) }]
  })
