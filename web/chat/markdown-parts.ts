/** What a text in Markdown is made of. */

/** A stretch of a line; `text` names its place among the texts of the whole, so that figures can be marked in it. */
export type Inline =
  | { readonly kind: 'text'; readonly at: number }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly inside: readonly Inline[] }

/** Something that stands by itself. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly inside: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly start: number
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'rule' }
