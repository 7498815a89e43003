/** Parts of a draft by their place: "the last bit", "the first sentence". */
import { sentencesIn } from '../left-out.ts'

const named =
  /^(?<place>last|final|closing|first|opening|second|third)(?: (?:two|few))? (?<unit>bit|part|line|sentence|paragraph|point|thing)$/i

const places: Readonly<Record<string, number>> = { first: 0, opening: 0, second: 1, third: 2 }

const without = (parts: readonly string[], at: number): readonly string[] =>
  parts.length > 1 ? parts.filter((_, place) => place !== (at < 0 ? parts.length - 1 : at)) : parts

/** The paragraphs without the part that words name by its place; undefined if they name none. */
export const withoutPlaced = (paragraphs: readonly string[], what: string): readonly string[] | undefined => {
  const { place = '', unit = '' } = named.exec(what.trim())?.groups ?? {}
  if (unit === '') return undefined
  const at = places[place.toLowerCase()] ?? -1
  const isSentence = /line|sentence/i.test(unit) || paragraphs.length === 1
  if (!isSentence) return without(paragraphs, at)
  const all = paragraphs.flatMap((text, paragraph) =>
    sentencesIn(text).map((sentence, index) => ({ paragraph, sentence, index })),
  )
  const gone = all.length > 1 ? all.at(at) : undefined
  return paragraphs.flatMap((text, paragraph) => {
    if (paragraph !== gone?.paragraph) return [text]
    const kept = sentencesIn(text).filter((_, index) => index !== gone.index)
    return kept.length > 0 ? [kept.join(' ')] : []
  })
}
