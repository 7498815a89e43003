/** Keeps how messages were read, so that a long conversation costs one reading a turn and not one for each turn before it. */
import { LRUCache } from 'lru-cache'
import type { Question } from './question.ts'
import type { Calendar } from './times.ts'

/** Reads a message after the question before it. The result depends on nothing else. */
export type Read = (message: string, before: Question | undefined, calendar: Calendar) => Question

/** A thread goes on from at most 20 turns: enough for 500 conversations at the same time. */
const maxKept = 10_000

/** The same reading, remembered for the last ones asked for. */
export const keepReadings = (read: Read): Read => {
  const kept = new LRUCache<string, Question>({ max: maxKept })
  return (message, before, calendar) => {
    const key = JSON.stringify([message, before ?? null, calendar.latest ?? null, calendar.today])
    const known = kept.get(key)
    if (known !== undefined) return known
    const question = read(message, before, calendar)
    kept.set(key, question)
    return question
  }
}
