/** Content of a PDF that the build prints for the public site. */

/** A part of the file, in order. */
export type PrintedPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  /** Colours by design token, such as `brand`, with their use. */
  | {
      readonly kind: 'colours'
      readonly colours: readonly { readonly token: string; readonly use: string }[]
    }

/** A PDF file. */
export type PrintedFile = {
  /** Path on the site without the leading slash, such as `press/fact-sheet.pdf`. */
  readonly path: string
  /** Line above the title: kind of document and date. */
  readonly eyebrow: string
  readonly title: string
  readonly lead: string
  readonly parts: readonly PrintedPart[]
}
