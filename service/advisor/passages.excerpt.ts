/** Part of a text relevant to a question: whole sentences around the one with most of its words. */

import { byText } from './questions/by-word.ts'

/** UTF-16 units; enough for a paragraph. */
const longestExcerpt = 400

/** Characters of a text whose stems are remembered: each question is compared with the same titles and sentences. */
const longestCompared = 2000

/** Words of a text, cut to five letters, so that endings do not matter. */
export const stemsOf = byText(
  (text): ReadonlySet<string> =>
    new Set((text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5))),
  longestCompared,
)

const cut = (text: string): string =>
  text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt - 1).toWellFormed()}…`

/** Excerpt of a body: at most 400 UTF-16 units on one line, cut between sentences if one is short enough. */
export const excerptOf = (body: string, query: string): string => {
  const text = body.replace(/\s+/g, ' ').trim()
  if (text.length <= longestExcerpt) return text
  const asked = stemsOf(query)
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu}|\p{N}|\$)/u)
  const hits = sentences.map((sentence) => [...stemsOf(sentence)].filter((stem) => asked.has(stem)).length)
  const start = hits.indexOf(Math.max(...hits))
  let excerpt = sentences[start] ?? ''
  for (const next of sentences.slice(start + 1)) {
    if (excerpt.length + 1 + next.length > longestExcerpt) break
    excerpt = `${excerpt} ${next}`
  }
  return cut(excerpt)
}
