/** Input of a call: query, body and path parameters in one record, decoded by its row. */
import { decodeInput } from '#schema/core/decode'
import type { Endpoint } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { foreignPageFields } from '#schema/core/page'
import { invalid, type Problem } from '#schema/core/problem'
import { isPlainText } from '#schema/core/scalars'

const maxDepth = 32

/** Path of the first text that Postgres cannot store, or of too deep nesting; undefined if there is none. */
const unstorable = (value: unknown, path: string, depth = 0): string | undefined => {
  if (typeof value === 'string') return isPlainText(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > maxDepth) return path
  for (const [key, inner] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`
    const found = isPlainText(key) ? unstorable(inner, here, depth + 1) : path || 'body'
    if (found !== undefined) return found
  }
  return undefined
}

/** Decodes the input of a request, or refuses it. */
export const inputOf = (
  row: Endpoint,
  parts: { query: object; body: unknown; params: object },
): E.Either<Problem, unknown> => {
  const body = parts.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    return E.left(invalid([{ field: 'body', message: 'must be a JSON object' }]))
  // Path parameters come last, so that query and body cannot override them.
  const input = { ...(row.method === 'GET' ? parts.query : body), ...parts.params }
  const bad = unstorable(input, '')
  if (bad !== undefined)
    return E.left(
      invalid([
        {
          field: bad,
          message: `contains a NUL character or a lone surrogate, or is nested more than ${maxDepth} levels deep`,
        },
      ]),
    )
  // An answer in pages has a Link header.
  const foreign =
    row.headers?.Link === undefined ? undefined : foreignPageFields.find((name) => name in input)
  if (foreign !== undefined)
    return E.left(
      invalid([
        {
          field: foreign,
          message: 'is no parameter here; take the address of the next page from the Link header',
        },
      ]),
    )
  return decodeInput(row.input, input)
}
