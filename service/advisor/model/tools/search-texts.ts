/** Searches texts on record by words: most matches first, then newest. */
import type { Passage } from '#schema/core/advice'
import type { ReplyRequest } from '../../engine.ts'
import { textsOf } from '../../timeline/texts.ts'

const maxTexts = 5
const longestExcerpt = 500
/** Shorter words occur in every text. */
const shortestWord = 3

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= shortestWord))

// "prices" finds "price": words with the same start, except for an ending.
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.startsWith(one.slice(0, Math.max(4, one.length - 2))))

/** Passages with at least half of the words, including those found for the question. */
export const searchTexts = ({ records, passages }: ReplyRequest, words: string): readonly Passage[] => {
  const wanted = [...wordsOf(words)]
  const texts = textsOf(records).flatMap(({ kind, id, title, text, writtenAt }) =>
    kind === 'connection' || kind === 'calendar'
      ? []
      : [{ passage: { kind, id, title, excerpt: text.slice(0, longestExcerpt) }, writtenAt }],
  )
  const known = new Set(texts.map(({ passage }) => `${passage.kind} ${passage.id}`))
  const others = passages
    .filter(({ kind, id }) => !known.has(`${kind} ${id}`))
    .map((passage) => ({ passage, writtenAt: '' }))
  return [...texts, ...others]
    .map(({ passage, writtenAt }) => {
      const held = [...wordsOf(`${passage.title} ${passage.excerpt}`)]
      const count = wanted.filter((word) => held.some((one) => isSame(word, one))).length
      return { passage, writtenAt, count }
    })
    .filter(({ count }) => count > 0 && count * 2 >= wanted.length)
    .sort((one, other) => other.count - one.count || other.writtenAt.localeCompare(one.writtenAt))
    .slice(0, maxTexts)
    .map(({ passage }) => passage)
}
