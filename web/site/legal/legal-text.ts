/** Structure of a legal text. */

/** A paragraph, a list, figures with the promise they belong to, or links on lines of their own. */
export type LegalBlock =
  | string
  | { readonly points: readonly string[] }
  | { readonly facts: readonly { readonly figure: string; readonly text: string }[] }
  | { readonly links: readonly { readonly label: string; readonly href: string }[] }

/** A numbered clause. Other pages and letters may link to its id, so never change it. */
export type Clause = {
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

export type LegalText = {
  readonly title: string
  readonly lead: string
  /** The line under the lead, such as the effective date. */
  readonly dated: string
  readonly clauses: readonly Clause[]
}
