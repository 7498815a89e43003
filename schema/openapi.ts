/** The OpenAPI 3.1 document, derived from the contract table. */
import { api } from './api.ts'
import { type Endpoint, parameterNames } from './core/endpoint.ts'
import { jsonSchema, shapeOf } from './core/json-schema.ts'
import { mostStreams, sharedLimits, usualAllowance } from './core/limits.ts'
import { ProblemDetails } from './core/problem.ts'
import type { JsonSchema } from './core/scalars.ts'
import { responsesOf } from './openapi-responses.ts'
import { type SliceName, sliceNames } from './slices.ts'

/** What stands above the calls of each slice. */
const tagDescriptions: { readonly [S in SliceName]: string } = {
  session: 'Signing in and out, who is signed in, and the feed of changes.',
  persona: 'The executive styles, and the one that the workspace works under.',
  focus: 'What the business is working towards.',
  chat: 'Conversations with the advisors.',
  kpi: 'The figures of the business, by week and by hour.',
  layout: 'How the panels of the dashboards are arranged.',
  brief: 'Briefs, and the actions that are drafted: emails, a roster, posts.',
  advisory: 'Advisories: accepted or dismissed, once.',
  connection: 'Other systems of the business. What is entered for them never comes back.',
  'decision-log': 'Every decision on the record, and whether identifiers are shown.',
  memo: 'The inbox.',
  profile: 'The profile of the business and of the person.',
  'early-access': 'The public form for early access.',
  contact: 'The public contact form.',
}

const { change, past } = sharedLimits(usualAllowance.changesPerMinute)

const introduction = `Every call of Jarvin, the executive decision partner. This page and the service read the same table.

**Session.** Sign in with \`POST /api/login/demo\`, copy \`sessionId\` from the answer and enter it under Authorize. Calls
with a lock need it. It ends after 12 hours without use, after 30 days in any case, and at logout.

**Refusals** are problem details (RFC 9457). A 400 names each field. Whatever is refused leaves no record.

**Repeats.** A changing call with an \`Idempotency-Key\` can be sent again: it gets its first answer, and nothing is
recorded twice.

**Limits.** A session may make ${change.calls} changes in ${change.seconds} seconds and ask for earlier moments ${past.calls} times; an address twice, all
callers of a business together four times as many, where a call says nothing else. A business records at most
${usualAllowance.dailyBytes / 1e6} MB in a day (UTC). A session has at most ${mostStreams} streams of one call open. Beyond that the answer is 429, and
\`Retry-After\` says how many seconds to wait. These are the usual figures; an installation may set others.

**Streams.** Some calls also answer with \`Accept: text/event-stream\`: events while they work, and the answer in a last
event named \`answer\`, or \`problem\` where they fail after the first one.`

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'For a stream: the id of the last event that was seen; it goes on from there.',
  schema: { type: 'string' },
}

const asOf = {
  name: 'x-as-of',
  in: 'header',
  required: false,
  description: 'The position of the history to see the workspace at, as `x-position` told it; now without.',
  schema: { type: 'integer', minimum: 2 },
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
  if (row.method === 'GET') {
    const ofRead = row.stream ? [lastEventId] : row.access === 'session' ? [asOf] : []
    return [...named, ...ofRead]
  }
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

const descriptionOf = ({ access, limit, stream }: Endpoint): string =>
  [
    access === 'public' ? 'Needs no session.' : 'Needs a session.',
    ...(limit ? [`At most ${limit.calls} calls in ${limit.seconds} seconds.`] : []),
    ...(stream ? ['Also answers as a stream.'] : []),
  ].join(' ')

const operationOf = (name: string, row: Endpoint) => ({
  operationId: name,
  summary: row.summary,
  description: descriptionOf(row),
  tags: row.slices.slice(0, 1),
  security: row.access === 'session' ? [{ session: [] }] : [],
  parameters: parametersOf(row),
  ...bodyOf(row),
  responses: responsesOf(row),
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
      description: introduction,
    },
    tags: sliceNames.map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(ProblemDetails) },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'x-session-id' } },
    },
  }
}
