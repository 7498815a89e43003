/** Numbers and days as they are said, in digits: "twelve and a half grand" is "$12,500", "the twenty seventh of july" is "27 july". */
import { tens, unitOf, units } from '../lexicon/number-words.ts'
import { withDays } from './spoken-days.ts'

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  k: 1000,
  million: 1_000_000,
  mil: 1_000_000,
}

const small = units.join('|')
const large = Object.keys(tens).join('|')
const oneWord = `(?:${small}|${large}|hundred|thousand|grand|million)`
// "Two hundred and forty-five thousand", "a hundred", "fourteen fifty".
const run = new RegExp(
  String.raw`(?<![\p{L}\d$.'’-])(?:\d[\d,]*(?:\.\d+)?|a|${oneWord})(?:(?:\s+|-)(?:and\s+(?!a\b))?${oneWord})*(?<half>\s+and\s+a\s+half(?:\s+(?<scale>hundred|thousand|grand|k|million|mil))?)?(?![\p{L}\d'’]|-\p{L})`,
  'giu',
)

/** The value of number words in a row; undefined if they are no single number, such as "two three". */
const numberFrom = (words: readonly string[]): number | undefined => {
  let total = 0
  let part = 0
  let last = Number.POSITIVE_INFINITY
  let largest = Number.POSITIVE_INFINITY
  for (const [at, word] of words.entries()) {
    if (word === 'a') continue
    // "And" goes on only from a hundred or more: "twenty and five" are two numbers.
    if (word === 'and' && scales[words[at - 1] ?? ''] === undefined) return undefined
    if (word === 'and') continue
    const scale = scales[word]
    const value =
      unitOf(word) ?? tens[word] ?? (/^\d/.test(word) ? Number(word.replaceAll(',', '')) : undefined)
    if (scale === 100) {
      if (part >= 100) return undefined
      part = Math.max(1, part) * scale
    } else if (scale !== undefined) {
      // "Ten thousand and twelve thousand" are two numbers.
      if (scale >= largest) return undefined
      largest = scale
      total += Math.max(1, part) * scale
      part = 0
    } else if (value === undefined) return undefined
    else {
      const fits =
        part === 0 ||
        (part % 100 === 0 && value < 100) ||
        (last >= 20 && last < 100 && value < 10 && last % 10 === 0)
      if (!fits) return undefined
      part += value
    }
    last = scale ?? value ?? last
  }
  return total + part
}

/** A number that may be a year has no comma. */
const shownAs = (value: number): string =>
  Number.isInteger(value) && (value < 1990 || value > 2050) ? value.toLocaleString('en-AU') : String(value)

// "One" is a pronoun, "second" a part of a minute: the readers of counts and hours know small numbers in words.
const leastAlone = 13

/** Before these, a spelled number counts nothing: "half past three" is left to those who read times. */
const isOfClock = /\b(?:past|at|o['’]?clock|quarter to|before|after|until|till|between)\s+$/i
const clockNext = /^\s*(?:o['’]?clock|am\b|pm\b|thirty\b|fifteen\b)/i

/** After "a grand" that is an amount: "a grand opening" is none. */
const grandNext =
  /^\s*(?:$|[?!.,;:)]|(?:a|an|per|on|for|in|more|less|extra|each|every|off|up|down|to|from|or|and|at|by|last|this|next|over|under|cheaper|dearer|worth)\b)/i

const numeral = (
  written: string,
  offset: number,
  text: string,
  halfSaid: string | undefined,
  scaleAfter: string | undefined,
): string => {
  const said = halfSaid === undefined ? written : written.slice(0, written.length - halfSaid.length)
  const words = said.toLowerCase().split(/[\s-]+/)
  const isDigits = /^\d/.test(said)
  const isPlainDigits = isDigits && words.length === 1
  if (isPlainDigits && halfSaid === undefined) return written
  if (words.length === 1 && words[0] === 'a') return written
  // "A hundred" is a number, "a five" is none, and "hundreds" is no number either.
  if (words[0] === 'a' && scales[words[1] ?? ''] === undefined) return written
  if (/^a grand$/i.test(said) && !grandNext.test(text.slice(offset + written.length))) return written
  const whole = numberFrom(words)
  const [first, second] = said.split(/\s+and\s+/i)
  if (
    whole === undefined &&
    halfSaid === undefined &&
    first &&
    second &&
    numberFrom(words.slice(words.indexOf('and') + 1)) !== undefined
  )
    return [first, second].map((one) => numeral(one, 0, one, undefined, undefined)).join(' and ')
  if (whole === undefined) return written
  const isAlone = words.length === 1 && halfSaid === undefined
  const [before, after] = [text.slice(Math.max(0, offset - 24), offset), text.slice(offset + written.length)]
  if (isAlone && (whole < leastAlone || scales[words[0] ?? ''] !== undefined)) return written
  if (isAlone && (isOfClock.test(before) || clockNext.test(after))) return written
  const lastScale = scales[words.at(-1) ?? '']
  const half = halfSaid === undefined ? 0 : 0.5 * (scaleAfter ? 1 : (lastScale ?? 1))
  const value = (whole + half) * (scaleAfter ? (scales[scaleAfter.toLowerCase()] ?? 1) : 1)
  const isGrand = words.at(-1) === 'grand' || scaleAfter?.toLowerCase() === 'grand'
  const isMoney = isGrand && !/^\s+(?:dollars|bucks)\b/i.test(after)
  return `${isMoney ? '$' : ''}${shownAs(value)}`
}

/** Writes the numbers and dates of a message in digits. */
export const withNumerals = (message: string): string => {
  const days = withDays(message)
  return days.replace(
    run,
    (written: string, half: string | undefined, scale: string | undefined, at: number) =>
      numeral(written, at, days, half, scale),
  )
}
