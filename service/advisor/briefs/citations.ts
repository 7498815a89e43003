/** What was written before and bears on the topic: cited by title, never repeated. */
import type { Passage, SourceKind } from '#schema/core/advice'
import { type Line, say } from '../line.ts'
import { quoted } from '../quotation.ts'

/** Figures are read from the records themselves, and a brief is no source for a brief. */
const nouns = new Map<SourceKind, string>([
  ['memo', 'the memo'],
  ['advisory', 'the advisory'],
  ['focus', 'the focus'],
  ['profile', 'the business profile'],
])

/** The kinds of passages that a brief can cite. */
export const citedKinds: readonly SourceKind[] = [...nouns.keys()]

/** The passages that a brief cites: two at most. */
export const cited = (passages: readonly Passage[]): readonly Passage[] =>
  passages.filter(({ kind, title }) => nouns.has(kind) && quoted(title) !== undefined).slice(0, 2)

/** The sentence that cites them; undefined where there is none. */
export const citedLine = (passages: readonly Passage[]): Line | undefined => {
  const names = cited(passages).map(({ kind, title }) => `${nouns.get(kind) ?? ''} ${quoted(title) ?? ''}`)
  return names.length === 0 ? undefined : say`See also: ${names.join(' and ')}.`
}
