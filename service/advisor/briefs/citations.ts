/** Earlier texts about the topic: cited by title, never repeated. */
import type { Passage, SourceKind } from '#schema/core/advice'
import { type Line, say } from '../line.ts'
import { quoted } from '../quotation.ts'

/** Figures come from records directly, and a brief is not a source for a brief. */
const nouns = new Map<SourceKind, string>([
  ['memo', 'the memo'],
  ['advisory', 'the advisory'],
  ['focus', 'the focus'],
  ['profile', 'the business profile'],
])

/** Kinds of passages that a brief can cite. */
export const citedKinds: readonly SourceKind[] = [...nouns.keys()]

/** Passages cited by a brief, at most two. */
export const cited = (passages: readonly Passage[]): readonly Passage[] =>
  passages.filter(({ kind, title }) => nouns.has(kind) && quoted(title) !== undefined).slice(0, 2)

/** Sentence with the citations; undefined if there are none. */
export const citedLine = (passages: readonly Passage[]): Line | undefined => {
  const names = cited(passages).map(({ kind, title }) => `${nouns.get(kind) ?? ''} ${quoted(title) ?? ''}`)
  return names.length === 0 ? undefined : say`See also: ${names.join(' and ')}.`
}
