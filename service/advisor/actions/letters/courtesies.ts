/** Courtesies that an edit asks for: thanks, an apology, an offer. */
import { toReader } from './said-to-reader.ts'

const courtesies: readonly (readonly [RegExp, (what: string) => string])[] = [
  [/\bthank (?:them|her|him|everyone) (?<what>for .+?)[\s.!?]*$/i, (what) => `Thank you ${toReader(what)}.`],
  [/\bapologi[sz]e (?<what>(?:for|about|that) .+?)[\s.!?]*$/i, (what) => `I’m sorry ${toReader(what)}.`],
  [/\boffer (?:them|her|him) (?<what>.+?)[\s.!?]*$/i, (what) => `We can offer you ${toReader(what)}.`],
]
/** The courtesy of an edit as a sentence to the reader, and where in the edit it is. */
export const courtesyIn = (edit: string): { readonly said: string; readonly at: number } | undefined => {
  for (const [pattern, said] of courtesies) {
    const found = pattern.exec(edit)
    if (found) return { said: said(found.groups?.what ?? ''), at: found.index }
  }
  return undefined
}
