/** What a legal text is made of. */

/** A paragraph, a list, figures each with what it promises, or links each on a line of its own. */
export type LegalBlock =
  | string
  | { readonly points: readonly string[] }
  | { readonly facts: readonly { readonly figure: string; readonly text: string }[] }
  | { readonly links: readonly { readonly label: string; readonly href: string }[] }

/** A numbered clause; its id is the anchor that other pages and letters may name, so it stays. */
export type Clause = {
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

/** A whole text. */
export type LegalText = {
  readonly title: string
  readonly lead: string
  /** The line under the opening, such as the date from which it holds. */
  readonly dated: string
  readonly clauses: readonly Clause[]
}
