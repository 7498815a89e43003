/** What is on record about the subject of a post, for its author to use or leave out. */
import type { Passage } from '#schema/core/advice'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { findSentences } from '../../search/find-sentences.ts'
import { wordsIn } from '../../search/word-forms.ts'

/** Part of the subject that a sentence with its title must have. */
const least = 0.75
const most = 2
const longest = 160

export type OnRecord = { readonly text: string; readonly passages: readonly Passage[] }

/** Sentences on record about a subject, in brackets: whether the public may have them is not ours to say. */
export const onRecord = (records: Records, subject: string): OnRecord | undefined => {
  const { hits, isOnlyWeak } = findSentences(records, wordsIn(subject))
  const [best] = hits
  if (!best || isOnlyWeak || best.near < least || !['memo', 'advisory'].includes(best.of.text.kind))
    return undefined
  const own = hits
    .filter(({ of, near }) => of === best.of && near >= least)
    .slice(0, most)
    .flatMap(({ sentence }) => quoted(sentence, longest) ?? [])
  const { kind, id, title } = best.of.text
  if (own.length === 0 || (kind !== 'memo' && kind !== 'advisory')) return undefined
  return {
    text: `[On record, to use or leave out: ${own.join(' ')}]`,
    passages: [{ kind, id, title, excerpt: best.of.sentences.join('\n').slice(0, 1000) }],
  }
}
