/** The beginning of a text, split into whole words and the part of a word that the limit cuts. Pure. */

/** `start` and `tail` together are exactly the first characters; `isCut` when the text continues. */
export type TruncatedText = { readonly start: string; readonly tail: string; readonly isCut: boolean }

/** Longer than any word: how far past the limit to look for its end. */
const maxWordLength = 60

/** What must not stand before the dots of a text that goes on: the end of a sentence, and what opens a quotation. */
const unfinished = /(?:[\s.,;:–—“‘([-]|(?<=\s)["'])+$/u

/** The first `count` characters; never splits a surrogate pair. */
export const truncate = (text: string, count: number): TruncatedText => {
  const letters = Array.from(text.slice(0, (count + maxWordLength) * 2))
  const first = letters.slice(0, count).join('')
  if (letters.length <= count) return { start: first, tail: '', isCut: false }
  const nearby = letters.slice(0, count + maxWordLength).join('')
  const cut = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(nearby).containing(first.length)
  const end = cut?.isWordLike && cut.index > 0 ? Math.min(cut.index, first.length) : first.length
  const start = first.slice(0, end).replace(unfinished, '')
  return { start, tail: first.slice(start.length), isCut: true }
}
