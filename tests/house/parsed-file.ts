/** A source file as seen by the house rules. */

/** `path` is relative to the project, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

/** An import or re-export, including type imports. */
export type Import = {
  readonly specifier: string
  /** Path of the imported file; undefined for a package. */
  readonly target: string | undefined
  readonly isType: boolean
}

export type ParsedFile = SourceFile & {
  readonly imports: readonly Import[]
  /** Names of exported values, including `default`. */
  readonly exports: readonly string[]
  /** Lines that override the type checker: `any`, `as` (except `as const`), `!`. */
  readonly overrulings: readonly string[]
  /** Outside names used by folds of deciders. */
  readonly strayInFolds: readonly string[]
  /** User-visible texts in the code. */
  readonly shownTexts: readonly string[]
}
