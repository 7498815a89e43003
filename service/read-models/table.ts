/** Read tables as data, for bulk writes and row types. */

const columnTypes = {
  text: '',
  timestamptz: '',
  date: '',
  integer: 0,
  bigint: 0,
  'double precision': 0,
  boolean: false,
}
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

/** A read table: columns by name and type (`?` for nullable), and its key column; null if there is one row per workspace. */
export type Table<C extends Columns = Columns> = {
  readonly name: string
  readonly columns: C
  readonly key: string | null
}

/** Declares a read table. The column `workspace` is implied, and comes first in every key. */
export const table = <const C extends Columns>(
  name: string,
  columns: C,
  key: (keyof C & string) | null,
): Table<C> => ({
  name,
  columns,
  key,
})

/** A row without its workspace. */
export type RowOf<T extends Table> = { -readonly [K in keyof T['columns']]: ValueOf<T['columns'][K]> }

/** A new row, which may leave out nullable columns. */
export type AddedRowOf<T extends Table> = {
  [K in keyof RowOf<T> as null extends RowOf<T>[K] ? never : K]: RowOf<T>[K]
} & Partial<RowOf<T>>

/** A row as selected by Kysely. */
export type StoredRow<T extends Table> = RowOf<T> & { workspace: string }

/** Postgres type of a column. */
export const postgresType = (type: string): string => type.replace('?', '')
