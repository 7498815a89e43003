/** A danger that a long message names in the part that is not read. */
import { isInMortalDanger, isOfSelfHarm } from '../readers/mortal-danger.ts'
import { readablePart } from '../tokens.ts'

/** Words of a stretch that is searched at a time; stretches overlap by half, so that no phrase is cut in two. */
const wordsAtATime = 30

const isOfDanger = (text: string): boolean => isInMortalDanger(text) || isOfSelfHarm(text)

/** The sentence, or the words, of a danger that the readable part of a message leaves out; undefined if there is none. */
export const dangerBetween = (message: string): string | undefined => {
  const read = readablePart(message)
  // One look at the whole first: nearly every message has no danger in it.
  if (read === message || isOfDanger(read) || !isOfDanger(message)) return undefined
  const sentence = message.split(/(?<=[.!?])\s+|\n+/).find(isOfDanger)
  const words = (sentence ?? message).split(/\s+/)
  for (let from = 0; from < words.length; from += wordsAtATime / 2) {
    const stretch = words.slice(from, from + wordsAtATime).join(' ')
    if (isOfDanger(stretch)) return stretch
  }
  return undefined
}
