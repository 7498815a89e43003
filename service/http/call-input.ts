/** Input of a call: query, body and path parameters in one record, decoded by its row. */
import type { Request } from 'express'
import { decodeInput } from '#schema/core/decode'
import type { Endpoint } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { shapeOf } from '#schema/core/json-schema'
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

/**
 * Query parameters that a call does not have. Browsers may send some: their page may be of another version, and providers
 * redirect with more than we ask for. In a program it is a mistake, such as a cursor that would give the first page for ever.
 */
const unknownParameters = ({ input, method, status }: Endpoint, request: Request): readonly string[] => {
  const sent = Object.keys(request.query)
  if (sent.length === 0 || method !== 'GET' || status === 303) return []
  if (request.get('sec-fetch-site') !== undefined) return []
  const { properties } = shapeOf(input)
  return sent.filter((name) => !Object.hasOwn(properties, name))
}

/** Decodes the input of a request, or refuses it. */
export const inputOf = (row: Endpoint, request: Request): E.Either<Problem, unknown> => {
  const body: unknown = request.body ?? {}
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return E.left(invalid([{ field: 'body', message: 'must be a JSON object' }]))
  const unknown = unknownParameters(row, request)
  if (unknown.length > 0)
    return E.left(
      invalid(
        unknown.map((field) => ({ field: field.slice(0, 100), message: 'is not a parameter of this call' })),
      ),
    )
  // Path parameters come last, so that query and body cannot override them.
  const input = { ...(row.method === 'GET' ? request.query : body), ...request.params }
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
  return decodeInput(row.input, input)
}
