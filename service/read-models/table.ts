/** Read tables as data: enough to write them in bulk, and their row types. */

const columnTypes = { text: '', timestamptz: '', date: '', integer: 0, 'double precision': 0, boolean: false }
type ColumnType = keyof typeof columnTypes
type Columns = { readonly [name: string]: ColumnType | `${ColumnType}?` }
type ValueOf<T extends string> = T extends `${infer Base extends ColumnType}?`
  ? (typeof columnTypes)[Base] extends infer V
    ? Widened<V> | null
    : never
  : T extends ColumnType
    ? Widened<(typeof columnTypes)[T]>
    : never
type Widened<V> = V extends string ? string : V extends number ? number : V extends boolean ? boolean : never

/** A read table: its columns by name and type (`?` for nullable), and its key: null for one row a workspace. */
export type Table<C extends Columns = Columns> = {
  readonly name: string
  readonly columns: C
  readonly key: string | null
}

/** Declares a read table. The column `workspace` comes first in every key and is never named. */
export const table = <const C extends Columns>(
  name: string,
  columns: C,
  key: (keyof C & string) | null,
): Table<C> => ({
  name,
  columns,
  key,
})

/** One row of a read table, without its workspace. */
export type RowOf<T extends Table> = { -readonly [K in keyof T['columns']]: ValueOf<T['columns'][K]> }

/** The row as kysely selects it. */
export type StoredRow<T extends Table> = RowOf<T> & { workspace: string }

/** The Postgres type of a column. */
export const postgresType = (type: string): string => type.replace('?', '')
