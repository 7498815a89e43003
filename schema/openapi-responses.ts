/** OpenAPI responses of an endpoint: its answer, every refusal, and their headers. */
import { type Endpoint, isLimited, needsSession, parameterNames } from './core/endpoint.ts'
import { jsonSchema } from './core/json-schema.ts'
import { type ProblemKind, problemKinds } from './core/problem.ts'
import type { JsonSchema } from './core/scalars.ts'

const integerSchema = (minimum: number) => ({ type: 'integer', minimum })

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: integerSchema(1) },
}

const positionHeader = {
  'x-position': {
    description:
      'The answer includes every change up to this position of the history, and possibly later ones.',
    schema: integerSchema(0),
  },
}

const sendsPosition = (row: Endpoint): boolean => row.method === 'GET' && needsSession(row)

const withHeaders = (headers: JsonSchema): JsonSchema => (Object.keys(headers).length > 0 ? { headers } : {})

const refusalKinds = (row: Endpoint): readonly ProblemKind[] => {
  const kinds: ProblemKind[] = ['invalid', 'oversized-header', 'broken', 'unavailable', 'busy', 'full']
  if (needsSession(row)) kinds.push('unauthenticated', 'role')
  if (row.isSensitive) kinds.push('proof')
  if (row.method !== 'GET') kinds.push('forbidden', 'conflict', 'oversized', 'unsupported', 'reused-key')
  // A stream follows the present, so it refuses `x-as-of`.
  if (row.stream) kinds.push('conflict')
  if (parameterNames(row.path).length > 0) kinds.push('missing')
  if (isLimited(row)) kinds.push('limited')
  return [...kinds, ...(row.refuses ?? [])]
}

/** Refusals before the workspace is known, which therefore have no position. */
const early: readonly ProblemKind[] = ['unauthenticated', 'role', 'limited', 'oversized-header']

/** Joins the titles of all kinds with the same status; callers distinguish them by code. */
const titlesOf = (kind: ProblemKind): string =>
  Object.values(problemKinds)
    .filter(({ status }) => status === problemKinds[kind].status)
    .map(({ title }) => title)
    .join('; or: ')

/** Refusals with a `Retry-After` header. */
const retryable: readonly ProblemKind[] = ['limited', 'unavailable', 'busy']

const refusalOf = (row: Endpoint, kind: ProblemKind): JsonSchema => ({
  description: titlesOf(kind),
  ...withHeaders({
    ...(retryable.includes(kind) ? retryAfter : {}),
    ...(sendsPosition(row) && !early.includes(kind) ? positionHeader : {}),
  }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const filesOf = (types: readonly string[]) =>
  Object.fromEntries(
    types.map((type) => [type.split(';')[0], { schema: { type: 'string', format: 'binary' } }]),
  )

const tagHeader = {
  ETag: {
    description: 'Tag of this answer, for `If-None-Match`; not at an earlier moment',
    schema: { type: 'string' },
  },
}

const headersOf = (row: Endpoint): JsonSchema => ({
  ...(sendsPosition(row) ? positionHeader : {}),
  ...(row.ofHistory ? tagHeader : {}),
  ...Object.fromEntries(
    Object.entries(row.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  ),
})

const contentOf = (row: Endpoint): JsonSchema => ({
  ...(row.file ? filesOf(row.file) : { 'application/json': { schema: jsonSchema(row.output) } }),
  ...(row.stream ? { 'text/event-stream': { schema: jsonSchema(row.stream) } } : {}),
})

const answerOf = (row: Endpoint): JsonSchema => ({
  description: row.stream ? 'Success; as a stream, the data of each event before the answer' : 'Success',
  ...withHeaders(headersOf(row)),
  ...(row.isBare ? {} : { content: contentOf(row) }),
})
/** Responses of an endpoint by status. */
export const responsesOf = (row: Endpoint): JsonSchema => ({
  [row.status ?? 200]: answerOf(row),
  ...(row.ofHistory
    ? { 304: { description: 'The caller has this answer (`If-None-Match`)', ...withHeaders(headersOf(row)) } }
    : {}),
  ...Object.fromEntries(refusalKinds(row).map((kind) => [problemKinds[kind].status, refusalOf(row, kind)])),
})
