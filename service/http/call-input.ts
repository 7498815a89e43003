/** Input of a call: query, body and path parameters in one record, decoded by its row. */
import { decodeInput } from '#schema/core/decode'
import { type Endpoint, parameterNames } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { shapeOf } from '#schema/core/json-schema'
import { type FieldError, invalid, type Problem } from '#schema/core/problem'
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

/**
 * The first query parameter that the call does not have, with those that it has. A mistyped one would silently give another
 * answer. Calls without parameters ignore all, and so does a redirect, since providers add their own.
 */
const unknownParameter = (row: Endpoint, query: object): FieldError | undefined => {
  const given = Object.keys(query)
  if (row.method !== 'GET' || row.status === 303 || given.length === 0) return undefined
  const inPath = parameterNames(row.path)
  const known = Object.keys(shapeOf(row.input).properties).filter((name) => !inPath.includes(name))
  const field = known.length === 0 ? undefined : given.find((name) => !known.includes(name))
  return field === undefined
    ? undefined
    : {
        field: field.slice(0, 100),
        message: `is not a parameter of this call, which has ${known.join(', ')}`,
      }
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
  const unknown = unknownParameter(row, parts.query)
  if (unknown) return E.left(invalid([unknown]))
  return decodeInput(row.input, input)
}
