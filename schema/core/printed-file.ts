/** A text that the build prints as a PDF and the site ships: the public pages say what stands in it. */

/** A piece of it, in the order of the page. */
export type PrintedPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  /** Colours by the name of their token, such as `brand`, each with what it is for. */
  | {
      readonly kind: 'colours'
      readonly colours: readonly { readonly token: string; readonly use: string }[]
    }

/** The whole file. */
export type PrintedFile = {
  /** Its address below the site without the first slash, such as `press/fact-sheet.pdf`. */
  readonly path: string
  /** What kind of paper it is and of when, above the title. */
  readonly eyebrow: string
  readonly title: string
  readonly lead: string
  readonly parts: readonly PrintedPart[]
}
