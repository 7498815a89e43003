/** How a term is explained. */
import type { GlossaryTerm } from '#schema/advisor/terms'

export type Entry = {
  /** How people name it, as a pattern over words in lower case. */
  readonly words: string
  /** At the start of a sentence. */
  readonly name: string
  readonly isMany?: true
  readonly means: string
  /** How it is worked out, in words. */
  readonly formula?: string
  /** What would have to come in for the business's own; left out where the records give it, or where there is none. */
  readonly needs?: string
  /** Who knows more. */
  readonly turnTo?: string
}

export type Entries<T extends GlossaryTerm> = Readonly<Record<T, Entry>>
