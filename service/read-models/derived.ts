/** Tables filled from the history on demand, not with each append. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** A table that can be compared with another of the same name. */
export type Compared = {
  readonly name: string
  /** Columns that identify a row of a workspace; none if there is one row per workspace. */
  readonly keys: readonly string[]
  readonly columns: readonly string[]
}

/** Tables that are filled together. They may lag behind the history. */
export type Derived = {
  readonly tables: readonly Compared[]
  /** SQL expression for the position up to which the rows of workspace $1 claim to be filled; null if there are none. */
  readonly reach: string
  /** Fills the tables up to the head of the workspace that `db` is bound to. */
  readonly catchUp: (db: Kysely<Tables>) => Promise<unknown>
}
