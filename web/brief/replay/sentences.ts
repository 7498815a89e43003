/** Splits a text into sentences and finds those that another text does not have. Pure. */

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'sentence' })

const sentencesOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

/** A sentence with its trailing space; `isNew` if the other text does not have it. */
export type ComparedSentence = { readonly text: string; readonly isNew: boolean }

/** The sentences of `text`, compared with those of `other`. */
export const compareSentences = (text: string, other: string): readonly ComparedSentence[] => {
  const known = new Set(sentencesOf(other).map((one) => one.trim()))
  return sentencesOf(text).map((one) => ({ text: one, isNew: !known.has(one.trim()) }))
}
