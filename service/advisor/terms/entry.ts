/** Explanation of a term. */
import type { GlossaryTerm } from '#schema/advisor/terms'

export type Entry = {
  /** Pattern for its names, over lower-case words. */
  readonly words: string
  /** Capitalised for the start of a sentence. */
  readonly name: string
  readonly isMany?: true
  readonly means: string
  /** Calculation in words. */
  readonly formula?: string
  /** Records needed for the business's own value; omitted if the records have it, or if there is none. */
  readonly needs?: string
  /** Who knows more. */
  readonly turnTo?: string
}

export type Entries<T extends GlossaryTerm> = Readonly<Record<T, Entry>>
