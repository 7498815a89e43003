/** The OpenAPI 3.1 document, derived from the endpoint table. */
import { api } from './api.ts'
import { type Endpoint, needsSession, parameterNames } from './core/endpoint.ts'
import { jsonSchema, shapeOf } from './core/json-schema.ts'
import { defaultAllowance, maxStreams, sharedLimits } from './core/limits.ts'
import { ProblemDetails } from './core/problem.ts'
import type { JsonSchema } from './core/scalars.ts'
import { responsesOf } from './openapi-responses.ts'
import { type SliceName, sliceNames } from './slices.ts'

/** Heading text for the calls of each slice. */
const tagDescriptions: { readonly [S in SliceName]: string } = {
  session: 'Signing in and out, the current user, and the feed of changes.',
  persona: 'The executive styles, and the one in use.',
  focus: 'What the business is working towards.',
  chat: 'Conversations with the advisors.',
  kpi: 'Business figures by week and by hour.',
  layout: 'How dashboard panels are arranged.',
  brief: 'Briefs, and drafted actions: emails, a roster, social media posts.',
  advisory: 'Advisories; each is accepted or dismissed once.',
  connection: 'Integrations with other systems. Credentials entered for them are never returned.',
  'decision-log': 'Every recorded decision, and whether identifiers are shown.',
  memo: 'The inbox.',
  profile: 'The business profile and the personal profile.',
  'early-access': 'The public early-access form.',
  contact: 'The public contact form.',
  people: 'Members of a workspace, invitations, and the first setup.',
  import: 'Files of sales and books, and what their rows became.',
  note: 'Notes with a date: what happened around the business.',
  digest: 'The last week or month in 90 seconds.',
  search: 'Searches that a person saved.',
  share: 'Links for people outside',
  alert: 'Weeks and levels that moved beyond the usual, with cause, worth and one step.',
}

const shared = sharedLimits(defaultAllowance.changesPerMinute)

const introduction = `Every call of the API of Jarvin, the executive decision partner. This page is generated from the definitions that the
service itself uses.

**Session.** Sign in with \`POST /api/login/demo\`, copy \`sessionId\` from the answer and enter it under Authorize. Calls
marked with a lock need it. A session ends at logout. In a workspace of your own it also ends 12 hours after sign-in; in a demo,
after 12 hours without use or after 30 days.

**Errors** are problem details (RFC 9457). A 400 names each invalid field. A refused request leaves no record.

**Retries.** A changing call with an \`Idempotency-Key\` can safely be sent again: it returns the first answer, and nothing
is recorded twice.

**Limits.** Unless a call sets its own limit, a session can make ${shared.changes.calls} changes in ${shared.changes.seconds} seconds and view earlier moments
${shared.asOf.calls} times; an address can do twice as much, and all callers of one business together four times as much. A business can
record ${defaultAllowance.dailyBytes / 1e6} MB a day (UTC). A session can have ${maxStreams} streams open, over all calls. Beyond any of these limits the
answer is 429, and \`Retry-After\` gives the number of seconds to wait. These are the defaults; an installation can set others.

**Streams.** Some calls also answer \`Accept: text/event-stream\` with a stream: events while they work, then the answer in
a final event named \`answer\`, or \`problem\` if the call fails after the first event.`

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'For a stream: the id of the last event received. The stream continues after it.',
  schema: { type: 'string' },
}

const asOf = {
  name: 'x-as-of',
  in: 'header',
  required: false,
  description:
    'The position of the history at which to view the workspace, as given by `x-position`. Omit it for the present.',
  schema: { type: 'integer', minimum: 2 },
}

const fileName = {
  name: 'x-file-name',
  in: 'header',
  required: false,
  description: 'The name of the file, percent-encoded.',
  schema: { type: 'string' },
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
    const ofRead = row.stream ? [lastEventId] : needsSession(row) ? [asOf] : []
    return [...named, ...ofRead]
  }
  const keyed = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Repeating a request with the same key returns the first answer and records nothing twice.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }
  return [...named, keyed, ...(row.upload ? [fileName] : [])]
}

const bodyOf = (row: Endpoint): JsonSchema => {
  if (row.method === 'GET') return {}
  if (row.upload)
    return {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }
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

const descriptionOf = ({ roles, limit, stream }: Endpoint): string =>
  [
    roles === 'anyone' ? 'No session needed.' : `Session required. For: ${roles.join(', ')}.`,
    ...(limit ? [`At most ${limit.calls} calls in ${limit.seconds} seconds.`] : []),
    ...(stream ? ['Can also answer as a stream.'] : []),
  ].join(' ')

const operationOf = (name: string, row: Endpoint) => ({
  operationId: name,
  summary: row.summary,
  description: descriptionOf(row),
  tags: row.slices.slice(0, 1),
  security: needsSession(row) ? [{ session: [] }] : [],
  parameters: parametersOf(row),
  ...bodyOf(row),
  responses: responsesOf(row),
})

/** Builds the document; throws if a codec has no exact schema. */
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
