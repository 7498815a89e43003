/** Hours as a clock has them: "5", "5 pm", "half" of a day, "noon". */
import { numberWords } from '../lexicon/numbers.ts'
import { type At, afterWords, isWord, type Word } from './calendar-words.ts'

type Half = 'am' | 'pm'
export type Clock = { readonly hour: number; readonly half?: Half; readonly isClock: boolean }

/** The hour of noon. */
export const noon = 12

const spelledHours = new Map(
  numberWords.flatMap(([value, list]) =>
    value <= noon && !list.includes('couple') ? list.map((word) => [word, value] as const) : [],
  ),
)
const afterHour = ['on', 'in', 'at', 'each', 'every', 'during', 'and', 'to', 'compare', 'versus', 'o']

const halfAt = (words: readonly Word[], at: number): At<Half> | undefined => {
  const dotted = isWord(words, at, 'a', 'p') && isWord(words, at + 1, '.') && isWord(words, at + 2, 'm')
  if (dotted) return { after: at + 3, value: isWord(words, at, 'a') ? 'am' : 'pm' }
  if (isWord(words, at, 'am')) return { after: at + 1, value: 'am' }
  if (isWord(words, at, 'pm')) return { after: at + 1, value: 'pm' }
  const place = isWord(words, at, 'in') && isWord(words, at + 1, 'the') ? at + 2 : undefined
  if (place === undefined) return undefined
  if (isWord(words, place, 'morning')) return { after: place + 1, value: 'am' }
  return isWord(words, place, 'afternoon', 'arvo', 'evening') ? { after: place + 1, value: 'pm' } : undefined
}

/** An hour in words, as in "before ten on weekdays": none of an amount. */
const spelledHour = (words: readonly Word[], at: number): At<Clock> | undefined => {
  const hour = spelledHours.get(words[at]?.word ?? '')
  const next = words[at + 1]
  const isAlone = next === undefined || next.kind === 'mark' || isWord(words, at + 1, ...afterHour)
  return hour !== undefined && isAlone
    ? { after: at + 1, value: { hour, isClock: isWord(words, at - 1, 'before', 'after', 'until', 'till') } }
    : undefined
}

/** The hour at a place: "5", "5 pm", "five o’clock", "noon"; `isClock` where it can be nothing else. */
export const clockAt = (words: readonly Word[], at: number): At<Clock> | undefined => {
  if (isWord(words, at, 'noon', 'midday', 'lunch', 'lunchtime'))
    return { after: at + 1, value: { hour: noon, half: 'am', isClock: true } }
  const spelled = spelledHour(words, at)
  if (spelled) return spelled
  const { value, unit } = words[at] ?? {}
  if (value === undefined || unit !== 'plain' || value > 24 || value < 1) return undefined
  const isWithMinutes = isWord(words, at + 1, ':') && words[at + 2]?.value !== undefined
  const place = isWithMinutes ? at + 3 : at + 1
  const clock = afterWords(words, place, 'o clock') ?? afterWords(words, place, 'oclock')
  const half = halfAt(words, clock ?? place)
  const isClock = clock !== undefined || half !== undefined || isWithMinutes
  return {
    after: half?.after ?? clock ?? place,
    value: { hour: Math.floor(value), ...(half ? { half: half.value } : {}), isClock },
  }
}

/** The hour of the day, 0 to 24. */
export const hourOf = ({ hour }: Clock, half: Half | undefined): number => {
  if (hour > noon || half === undefined) return hour
  return half === 'pm' ? (hour % noon) + noon : hour
}

// Nobody asks about 2 in the night: small hours are those of the afternoon.
export const usualHalf = ({ hour }: Clock, isLate: boolean): Half =>
  hour < 6 || (isLate && hour < noon) ? 'pm' : hour === noon ? 'am' : 'am'
