/** Finds phrases at a place in the words of a message. Each place is looked at once, however many readers ask. */
import { remember } from '../../remember.ts'
import type { Token } from '../tokens.ts'

/** A token with the forms that its word may be an inflection of. */
export type Word = Token & { readonly forms: readonly string[] }

/** A value over some words, from the place it was looked for until `after` (exclusive). */
export type At<A> = { readonly after: number; readonly value: A }

/** The longest of its phrases at a place. */
export type Phrases<A> = (words: readonly Word[], at: number) => At<A> | undefined

type Ending<A> = { readonly rest: readonly string[]; readonly value: A }

/** Makes a finder of phrases, each with the value it stands for. */
export const phrases = <A>(
  entries: readonly (readonly [value: A, phrases: readonly string[]])[],
): Phrases<A> => {
  const byFirst = new Map<string, Ending<A>[]>()
  for (const [value, list] of entries)
    for (const phrase of list) {
      const [first = '', ...rest] = phrase.split(' ')
      const known = byFirst.get(first)
      if (known) known.push({ rest, value })
      else byFirst.set(first, [{ rest, value }])
    }
  const find = (words: readonly Word[], at: number): At<A> | undefined => {
    let best: At<A> | undefined
    for (const form of words[at]?.forms ?? [])
      for (const { rest, value } of byFirst.get(form) ?? []) {
        const isThere = rest.every((word, next) => words[at + 1 + next]?.forms.includes(word))
        const after = at + 1 + rest.length
        if (isThere && (!best || after > best.after)) best = { after, value }
      }
    return best
  }
  const foundIn = remember((_: readonly Word[]) => new Map<number, At<A> | undefined>())
  return (words, at) => {
    const places = foundIn(words)
    if (!places.has(at)) places.set(at, find(words, at))
    return places.get(at)
  }
}
