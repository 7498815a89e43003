/** Which kinds of record a question names, so that only these are looked through. */
import type { SourceKind } from '#schema/core/advice'

// "Brief the team" asks for no brief.
const wordsOfKinds: readonly (readonly [SourceKind, RegExp])[] = [
  ['memo', /\bmemos?\b/i],
  ['brief', /\bbriefs?\b(?! (?:the|our|my|us|me|them|everyone|staff)\b)/i],
  ['advisory', /\b(?:advisory|advisories|nudges?)\b/i],
]

/** The kinds that a question names; undefined where it names none. */
export const kindsNamed = (question: string): readonly SourceKind[] | undefined => {
  const named = wordsOfKinds.flatMap(([kind, words]) => (words.test(question) ? [kind] : []))
  return named.length > 0 ? named : undefined
}
