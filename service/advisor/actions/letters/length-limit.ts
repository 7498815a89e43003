/** The length that an edit sets: "shorten it to three sentences", "under 50 words". */
import { sentencesIn } from '../left-out.ts'

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)'
const spelled = 'zero one two three four five six seven eight nine ten'.split(' ')
const limit = new RegExp(
  String.raw`\b(?:(?:down )?(?:in)?to|in|under|within|at most|no more than|not more than|fewer than|less than|max(?:imum)?(?: of)?|only|just|up to) (?:about |just |only |a |max(?:imum)? )*(?<count>${number}) (?:short )?(?<unit>sentence|line|word|paragraph)s?\b|\b(?<bare>${number})[ -](?<of>sentence|line|word|paragraph)s?(?= (?:max|only|version|at most|or less|or fewer|please)\b|\W*$)`,
  'i',
)

export type LengthLimit = { readonly count: number; readonly unit: 'sentence' | 'word' | 'paragraph' }

/** The limit in an edit; a line is a sentence. Undefined where it sets none. */
export const lengthLimit = (edit: string): LengthLimit | undefined => {
  const found = limit.exec(edit)
  const { count, unit, bare, of } = found?.groups ?? {}
  const named = (count ?? bare ?? '').toLowerCase()
  const most = spelled.includes(named) ? spelled.indexOf(named) : Number(named)
  const size = /^(?:under|fewer than|less than)\b/i.test(found?.[0] ?? '') ? most - 1 : most
  const counted = (unit ?? of ?? '').toLowerCase()
  if (!(size > 0)) return undefined
  return { count: size, unit: counted === 'word' || counted === 'paragraph' ? counted : 'sentence' }
}

const asks = /\?$|^(?:Please|Could|Would|Can) /
/** How to answer. */
export const ofReply = /\b(?:reply|ring me|reach me|call me|contact me)\b/i

/** The sentences that matter most first: what is asked, then what is told, then how to answer. */
const byWeight = (sentences: readonly string[]): readonly string[] => {
  const weight = (one: string) => (ofReply.test(one) ? 2 : asks.test(one) ? 0 : 1)
  return sentences.toSorted((one, other) => weight(one) - weight(other))
}

const wordsOf = (sentence: string): number => sentence.split(/\s+/).length

const keptOf = (sentences: readonly string[], { count, unit }: LengthLimit): ReadonlySet<string> => {
  const ranked = byWeight(sentences)
  if (unit !== 'word') return new Set(ranked.slice(0, count))
  let left = count
  const kept = ranked.filter((one) => {
    const fits = wordsOf(one) <= left
    if (fits) left -= wordsOf(one)
    return fits
  })
  // A single sentence is the least that says anything.
  return new Set(kept.length > 0 ? kept : ranked.slice(0, 1))
}

/** The paragraphs within a limit: what is asked is kept before what is told. */
export const withinLimit = (paragraphs: readonly string[], limited: LengthLimit): readonly string[] => {
  if (limited.unit === 'paragraph') {
    const kept = keptOf(paragraphs, limited)
    return paragraphs.filter((one) => kept.has(one))
  }
  const kept = keptOf(paragraphs.flatMap(sentencesIn), limited)
  return paragraphs
    .map((one) =>
      sentencesIn(one)
        .filter((sentence) => kept.has(sentence))
        .join(' '),
    )
    .filter((one) => one !== '')
}
