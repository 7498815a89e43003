/** What a call uses that finds out by itself whose workspace it changes. */
export type Receiving = {
  /** A header of the request. */
  readonly presentedHeader: (name: string) => string | undefined
  /** Counts the call against the limits of a workspace; throws a refusal (429). */
  readonly enter: (workspace: string) => Promise<void>
}
