/** Types for parsed Markdown. `Link` is what a reader makes of links; `never` if it makes text of them. */

/** An inline part. `at` of a text is its index among all texts, so that figures can be marked in it. */
export type Inline<Link = never> =
  | Link
  | { readonly kind: 'text'; readonly at: number }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly inside: readonly Inline<Link>[] }

export type Block<Link = never> =
  | { readonly kind: 'paragraph' | 'heading'; readonly inside: readonly Inline<Link>[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly start: number
      readonly items: readonly (readonly Block<Link>[])[]
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block<Link>[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline<Link>[])[]
      readonly rows: readonly (readonly (readonly Inline<Link>[])[])[]
    }
  | { readonly kind: 'rule' }

/** How to read Markdown from one source. */
export type MarkdownStyle<Link> = {
  /** Decides what a link becomes: plain text, or a part of its own with words and address. */
  readonly linkOf: (words: string, address: string) => string | Link
  /** True if line breaks inside a paragraph have no meaning; otherwise each one is kept. */
  readonly isWrapped: boolean
}
