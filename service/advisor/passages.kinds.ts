/** Kinds of records named in a question, to limit the search. */
import type { SourceKind } from '#schema/core/advice'

// "Brief the team" does not ask for a brief.
const wordsOfKinds: readonly (readonly [SourceKind, RegExp])[] = [
  ['memo', /\bmemos?\b/i],
  ['brief', /\bbriefs?\b(?! (?:the|our|my|us|me|them|everyone|staff)\b)/i],
  ['advisory', /\b(?:advisory|advisories|nudges?)\b/i],
]

/** Kinds named in a question; undefined if there are none. */
export const kindsNamed = (question: string): readonly SourceKind[] | undefined => {
  const named = wordsOfKinds.flatMap(([kind, words]) => (words.test(question) ? [kind] : []))
  return named.length > 0 ? named : undefined
}
