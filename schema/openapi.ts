/** The OpenAPI 3.1 document, derived from the contract table. */
import { api } from './api.ts'
import { type Endpoint, parameterNames } from './core/endpoint.ts'
import { jsonSchema, shapeOf } from './core/json-schema.ts'
import { ProblemDetails, problemKinds } from './core/problem.ts'
import type { JsonSchema } from './core/scalars.ts'

const problemAnswer = {
  description: 'A refusal (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const parametersOf = (row: Endpoint): readonly JsonSchema[] => {
  const inPath = parameterNames(row.path)
  const { properties, required } = shapeOf(row.input)
  const named = Object.entries(properties).flatMap(([name, codec]) => {
    const place = inPath.includes(name) ? 'path' : row.method === 'GET' ? 'query' : undefined
    if (place === undefined) return []
    return [
      { name, in: place, required: place === 'path' || required.includes(name), schema: jsonSchema(codec) },
    ]
  })
  if (row.method === 'GET') return named
  const keyed = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Repeating a request under its key gives the first answer and records nothing twice.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }
  return [...named, keyed]
}

const bodyOf = (row: Endpoint): JsonSchema => {
  if (row.method === 'GET') return {}
  const inPath = parameterNames(row.path)
  const { properties, required } = shapeOf(row.input)
  const fields = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  if (fields.length === 0) return {}
  const needed = required.filter((name) => !inPath.includes(name))
  return {
    requestBody: {
      required: needed.length > 0,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: Object.fromEntries(fields.map(([name, codec]) => [name, jsonSchema(codec)])),
            ...(needed.length > 0 ? { required: needed } : {}),
          },
        },
      },
    },
  }
}

const refusalsOf = (row: Endpoint): JsonSchema => {
  const kinds: (keyof typeof problemKinds)[] = ['invalid', 'broken', 'unavailable']
  if (row.access === 'session') kinds.push('unauthenticated')
  if (row.method !== 'GET') kinds.push('conflict', 'oversized', 'unsupported', 'reused-key')
  if (parameterNames(row.path).length > 0) kinds.push('missing')
  return Object.fromEntries(kinds.map((kind) => [problemKinds[kind].status, problemAnswer]))
}

const operationOf = (name: string, row: Endpoint) => ({
  operationId: name,
  summary: row.summary,
  tags: row.slices.slice(0, 1),
  security: row.access === 'session' ? [{ session: [] }] : [],
  parameters: parametersOf(row),
  ...bodyOf(row),
  responses: {
    200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(row.output) } } },
    ...refusalsOf(row),
  },
})

/** The whole document; throws when a codec cannot be described exactly. */
export const openApiDocument = () => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [name, row] of Object.entries(api)) {
    const path = `/api${row.path.replace(/:([A-Za-z]+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jarvin',
      version: '1',
      description: 'Every call of the Jarvin executive decision partner.',
    },
    paths,
    components: {
      schemas: { Problem: jsonSchema(ProblemDetails) },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'x-session-id' } },
    },
  }
}
