/** The one RTK Query api: how a call travels, and how a failure reads. Slices inject their endpoints. */
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import { type Endpoint, parameterNames } from '#schema/core/endpoint'
import { countsHeader } from '#schema/core/page'
import { ProblemDetails } from '#schema/core/problem'
import { sliceNames } from '#schema/slices'
import { serviceRequest } from './request.ts'

/** What a call needs: its row of the contract and its input. */
export type Call = {
  readonly row: Endpoint
  readonly input: Record<string, unknown>
  /** A further page of a list: somebody asked for just this one, and the list is as old as its first. */
  readonly isLaterPage?: boolean
}

/**
 * A call that failed. `text` is `{status}: {body or status text}`; `status` is 0 where no answer came,
 * -1 where the answer broke the contract; where a change was not sent, -2 because the browser is offline, -3 because an
 * earlier moment is shown.
 */
export type CallError = { readonly status: number; readonly text: string; readonly problem?: ProblemDetails }

/** Whether a change that failed may be on record all the same: nobody heard, or could read, what came of it. */
export const mayBeOnRecord = (error: object): boolean =>
  'status' in error && (error.status === 0 || error.status === -1)

/** What the store hands to every call; stories and tests pass their own `fetch`. */
export type Transport = { readonly fetch: (request: Request) => Promise<Response> }

/** The transport, and the position of the history that each cached answer shows, by its cache key. */
export type Extra = Transport & { readonly shown: Map<string, number> }

/** What callers may know beside the answer: response headers, and the session and the moment that the call was made under. */
export type CallMeta = {
  readonly link: string | null
  readonly counts: string | null
  readonly sessionId: string | null
  readonly asOf: number | null
}

/**
 * An id that nothing else has, a UUIDv7: in the order of time, as the service's index of them wants it. A browser makes
 * random ones, which get the time put in front, but none on a page without TLS; only there is the package fetched.
 */
export const newKey = async (): Promise<string> => {
  if (!('randomUUID' in crypto)) return (await import('uuid')).v7()
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

const requestOf = async (
  { row, input }: Call,
  sessionId: string | null,
  asOf: number | null,
): Promise<Request> => {
  const inPath = parameterNames(row.path)
  const path = row.path.replace(/:([A-Za-z]+)/g, (_, name) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([key, value]) => !inPath.includes(key) && value !== undefined)
  const url = new URL(`/api${path}`, window.location.origin)
  const headers = new Headers()
  // Another moment is chosen out of the whole history, not out of the part that the moment shown knows.
  if (asOf !== null && row.method === 'GET' && !row.readsMoments) headers.set('x-as-of', String(asOf))
  // Nothing here retries a call, so every call is a request of its own; what repeats it on the way changes nothing.
  if (row.method !== 'GET') headers.set('idempotency-key', await newKey())
  if (row.method === 'GET') for (const [key, value] of rest) url.searchParams.set(key, String(value))
  const hasBody = row.method !== 'GET' && rest.length > 0
  if (hasBody) headers.set('content-type', 'application/json')
  return serviceRequest(url, sessionId, {
    method: row.method,
    headers,
    // What is shown as done is sent to its end, also where the page is left at once; a browser carries no large body so.
    keepalive: row.method !== 'GET' && !hasBody,
    ...(hasBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
  })
}

const failureOf = async (response: Response): Promise<CallError> => {
  const body = await response.text()
  const error = { status: response.status, text: `${response.status}: ${body || response.statusText}` }
  try {
    const details: unknown = JSON.parse(body)
    return ProblemDetails.is(details) ? { ...error, problem: details } : error
  } catch {
    return error
  }
}

type Known = {
  readonly session: { readonly sessionId: string | null }
  readonly asOf: { readonly position: number | null }
  readonly api: { readonly queries: { readonly [key: string]: { readonly error?: unknown } | undefined } }
}

/** The one change that can be made while an earlier moment is shown: to leave. */
const wayOut = '/logout'

const baseQuery: BaseQueryFn<Call, unknown, CallError, object, CallMeta> = async (
  call,
  { extra, forced, getState, queryCacheKey },
) => {
  const { fetch, shown } = extra as Extra
  const {
    session: { sessionId },
    asOf: { position: asOf },
    api: { queries },
  } = getState() as Known
  const meta = { link: null, counts: null, sessionId, asOf }
  // RTK Query asks anew for everybody who comes upon a failure; only a new try, a change, or a new session may.
  const isWanted = queryCacheKey === undefined || forced || call.isLaterPage
  const failure = isWanted ? undefined : queries[queryCacheKey]?.error
  if (failure !== undefined) return { error: failure as CallError, meta }
  // Refused here, so that it is certain that nothing was recorded.
  if (call.row.method !== 'GET' && !navigator.onLine)
    return { error: { status: -2, text: '-2: offline' }, meta }
  if (call.row.method !== 'GET' && asOf !== null && call.row.path !== wayOut)
    return { error: { status: -3, text: '-3: as of an earlier moment' }, meta }
  try {
    const response = await fetch(await requestOf(call, sessionId, asOf))
    if (!response.ok) return { error: await failureOf(response), meta }
    const position = response.headers.get('x-position')
    if (queryCacheKey && position && !call.isLaterPage) shown.set(queryCacheKey, +position)
    const { headers } = response
    const data = await response.json()
    return { data, meta: { ...meta, link: headers.get('link'), counts: headers.get(countsHeader) } }
  } catch (cause) {
    return { error: { status: 0, text: `0: ${cause instanceof Error ? cause.message : 'no answer'}` }, meta }
  }
}

/** Never stale (decision 30): unused answers and failures are kept for good, nothing is fetched again by focus, reconnect or retry. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: sliceNames,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  catchSchemaFailure: (error): CallError => ({ status: -1, text: `-1: ${error.message}` }),
  endpoints: () => ({}),
})
