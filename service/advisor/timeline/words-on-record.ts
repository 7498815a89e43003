/** The words that the texts on record use. */
import type { Records } from '../records.ts'
import { briefText, textsOf } from './texts.ts'

const known = new WeakMap<Records, ReadonlySet<string>>()

/** The words of all texts on record, in lower case; gathered once for the same records. */
export const wordsOnRecord = (records: Records): ReadonlySet<string> => {
  const held = known.get(records)
  if (held) return held
  const texts = [...textsOf(records), ...records.briefs.map(briefText)]
  const words = new Set(
    texts.flatMap(({ title, text }) => `${title} ${text}`.toLowerCase().match(/\p{L}+/gu) ?? []),
  )
  known.set(records, words)
  return words
}
