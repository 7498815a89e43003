/** The beginning of a text, told apart into what reads whole and the part of a word that the count cuts. Pure. */

/** The first letters of a text. `start` and `tail` together are exactly those; `isCut` where there is more. */
export type Beginning = { readonly start: string; readonly tail: string; readonly isCut: boolean }

/** Longer than any word: this far the text is looked at beyond the cut. */
const wordAtMost = 60

/** The first `count` letters; a letter of several code units stays whole. */
export const beginningOf = (text: string, count: number): Beginning => {
  const letters = Array.from(text.slice(0, (count + wordAtMost) * 2))
  const first = letters.slice(0, count).join('')
  if (letters.length <= count) return { start: first, tail: '', isCut: false }
  const nearby = letters.slice(0, count + wordAtMost).join('')
  const cut = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(nearby).containing(first.length)
  const end = cut?.isWordLike && cut.index > 0 ? Math.min(cut.index, first.length) : first.length
  const start = first.slice(0, end).replace(/[\s,;:–—-]+$/u, '')
  return { start, tail: first.slice(start.length), isCut: true }
}
