/** A kind of tampering. */
import type { Client } from 'pg'

/** What was done: in which workspaces, and what a check must say of it. */
export type Tampered = {
  readonly workspaces: readonly string[]
  /** What was done, if a kind has several ways. */
  readonly done?: string
  /** True for the finding that names it rightly; undefined if the place is not one to be named exactly. */
  readonly isNamedBy?: (finding: string) => boolean
}

export type Kind = {
  /** How: `edit`, `delete`, `flip a byte`. */
  readonly way: string
  /** Of what: a column, a table, a file. */
  readonly of: string
  /** Table, if it is about one. */
  readonly table?: string
  /** True for history, notes and tiles: the service is asked to sign what there is then. */
  readonly isSigned: boolean
  /** True if the database’s catalogue is changed. */
  readonly isOfCatalogue?: boolean
  /** Does it in the open transaction, or to the files; undefined if there is nothing to do it to. */
  readonly tamper: (client: Client) => Promise<Tampered | undefined>
}

/** One of a list, by chance. */
export const anyOf = <A>(list: readonly A[]): A | undefined => list[Math.floor(Math.random() * list.length)]

/** The list in random order. */
export const shuffled = <A>(list: readonly A[]): readonly A[] =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
