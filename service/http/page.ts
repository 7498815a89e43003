/** Keyset paging: a cursor contains the sort key of the last row, so no row is skipped or repeated. */
import * as t from 'io-ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import { E } from '#schema/core/fp'
import { type Cursor, countsHeader } from '#schema/core/page'
import { invalid, type Problem } from '#schema/core/problem'
import { IsoTime, integer, isMoment, text } from '#schema/core/scalars'

/** A time in a sort key; times that do not exist are refused before they reach a query. */
export const KeyTime = t.refinement(IsoTime, isMoment)

/** An id in a sort key; text that Postgres cannot store is refused before it reaches a query. */
export const KeyId = text(64)

/** A whole number in a sort key, within the bounds of a column. */
export const KeyNumber = integer(-(2 ** 31), 2 ** 31 - 1)

/** Sort key from a cursor; undefined for the first page, 400 for an invalid cursor. */
export const sortKeyOf = <Key>(
  codec: t.Type<Key>,
  cursor: Cursor | undefined,
): E.Either<Problem, Key | undefined> => {
  if (cursor === undefined) return E.right(undefined)
  const refused = E.left(invalid([{ field: 'after', message: 'must be a cursor from a Link header' }]))
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return codec.is(key) && cursorOf(key) === cursor ? E.right(key) : refused
  } catch {
    return refused
  }
}

const cursorOf = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url')

type Page<Row> = {
  /** Up to `limit + 1` rows; the extra one shows that there is a next page. */
  readonly rows: readonly Row[]
  readonly limit: number
  readonly keyOf: (row: Row) => readonly unknown[]
  /** Path of the list under `/api`. */
  readonly path: string
  /** Other query parameters, for the link. */
  readonly query: { readonly [name: string]: string | undefined }
  /** Counts of the whole list by name; called only if there is a next page. */
  readonly counts?: () => Promise<{ readonly [name: string]: number }>
}

/** Rows of a page. If there is a next one, sets the headers with its link and the counts. */
export const paginate = async <Row>(
  header: (name: string, value: string) => void,
  { rows, limit, keyOf, path, query, counts }: Page<Row>,
): Promise<readonly Row[]> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length <= limit || last === undefined) return shown
  const fields = Object.entries({ ...query, limit: String(limit), after: cursorOf(keyOf(last)) })
  const given = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  header('link', `</api${path}?${new URLSearchParams(given)}>; rel="next"`)
  if (counts)
    header(
      countsHeader,
      Object.entries(await counts())
        .map(([name, count]) => `${name}=${count}`)
        .join(', '),
    )
  return shown
}

const NewestKey = t.tuple([KeyTime, KeyId])

/** A page of the rows of `wanted`, newest first; 400 for an invalid cursor. `wanted` selects from one table, without an order. */
export const paginateNewest = async <
  Tables,
  Table extends keyof Tables,
  Row extends { readonly created_at: string; readonly id: string },
>(
  header: (name: string, value: string) => void,
  wanted: SelectQueryBuilder<Tables, Table, Row>,
  { after, ...page }: Omit<Page<Row>, 'rows' | 'keyOf'> & { readonly after: Cursor | undefined },
): Promise<E.Either<Problem, readonly Row[]>> => {
  const key = sortKeyOf(NewestKey, after)
  if (E.isLeft(key)) return key
  const ordered = wanted
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(page.limit + 1)
  const rest = key.right
    ? ordered.where(sql<boolean>`(created_at, id) < (${key.right[0]}, ${key.right[1]})`)
    : ordered
  const rows = await rest.execute()
  return E.right(await paginate(header, { ...page, rows, keyOf: ({ created_at, id }) => [created_at, id] }))
}
