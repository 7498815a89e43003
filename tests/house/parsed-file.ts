/** A source file as the house rules see it. */

/** A file with its path from the project's folder, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

/** An import, a re-export, or a type taken from another module. */
export type Import = {
  readonly specifier: string
  /** The file within the project, or undefined for a package. */
  readonly target: string | undefined
  readonly isType: boolean
}

/** A file as its syntax says. */
export type ParsedFile = SourceFile & {
  readonly imports: readonly Import[]
  /** Names of exported values; `default` is one of them. */
  readonly exports: readonly string[]
  /** Lines where the checker of types is overruled: `any`, `as` (not `as const`), `!`. */
  readonly overrulings: readonly string[]
  /** Names from outside that folds of deciders use. */
  readonly strayInFolds: readonly string[]
  /** Words for people that stand in the code itself. */
  readonly shownTexts: readonly string[]
}
