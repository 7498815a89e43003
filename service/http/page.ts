/** Pages of a list by keyset: a cursor holds the sort key of the last row, so no row is skipped or comes twice. */
import * as t from 'io-ts'
import { E } from '#schema/core/fp'
import { type Cursor, countsHeader } from '#schema/core/page'
import { invalid, type Problem } from '#schema/core/problem'
import { IsoTime, isMoment } from '#schema/core/scalars'

/** A time in a sort key; a form that no calendar knows never reaches a query. */
export const KeyTime = t.refinement(IsoTime, isMoment)

/** An id in a sort key. */
export const KeyId = t.string

/** The sort key that a cursor holds; undefined for the first page, 400 for a cursor that was never given. */
export const keyIn = <Key>(
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
  /** As many rows as were asked for and one more, where there is one. */
  readonly rows: readonly Row[]
  readonly limit: number
  readonly keyOf: (row: Row) => readonly unknown[]
  /** The list below `/api`, and what else was asked of it. */
  readonly path: string
  readonly asked: { readonly [name: string]: string | undefined }
  /** Counts of the whole list by name; asked for only where there is more to come. */
  readonly counts?: () => Promise<{ readonly [name: string]: number }>
}

/** The rows of a page. Where there are more, the answer's headers say where the next one starts, and count the whole. */
export const takePage = async <Row>(
  header: (name: string, value: string) => void,
  { rows, limit, keyOf, path, asked, counts }: Page<Row>,
): Promise<readonly Row[]> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length <= limit || last === undefined) return shown
  const fields = Object.entries({ ...asked, limit: String(limit), after: cursorOf(keyOf(last)) })
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
