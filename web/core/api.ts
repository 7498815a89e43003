/** The only RTK Query api: builds requests and reads failures. Slices inject their endpoints. */
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import { type Endpoint, parameterNames } from '#schema/core/endpoint'
import { countsHeader } from '#schema/core/page'
import { ProblemDetails } from '#schema/core/problem'
import { sliceNames } from '#schema/slices'
import { serviceRequest } from './request.ts'
import type { SendUpload } from './upload.ts'

/** Argument of a call: its row in the contract, and its input. */
export type Call = {
  readonly row: Endpoint
  readonly input: Record<string, unknown>
  /** True for the second and later pages of a list. The age of the list is that of its first page. */
  readonly isLaterPage?: boolean
}

/**
 * A failed call. `text` is `{status}: {body or status text}`. Besides HTTP codes, `status` is 0 when no answer
 * arrived, -1 when the answer broke the contract, -2 when a change was not sent because the browser is offline, and
 * -3 when it was not sent because an earlier moment is shown.
 */
export type CallError = { readonly status: number; readonly text: string; readonly problem?: ProblemDetails }

/** True when a failed change may have been recorded: the answer was lost or unreadable. */
export const mayHaveBeenRecorded = (error: object): boolean =>
  'status' in error && (error.status === 0 || error.status === -1)

/** How calls are sent; stories and tests pass their own `fetch`, and need no `upload`: that only adds progress. */
export type Transport = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly upload?: SendUpload
}

/** Transport, and for each cached answer (by cache key) the history position that it shows. */
export type Extra = Transport & {
  readonly shown: Map<string, number>
  /** Asks the person to prove who they are; false if they decline. */
  readonly askProof: () => Promise<boolean>
  /** True while a call is under way that ends the session in which it is made. */
  readonly isEndingSession: () => boolean
}

/** Metadata of an answer: response headers, and the session and position (`asOf`) that the call was made with. */
export type CallMeta = {
  readonly link: string | null
  readonly counts: string | null
  readonly sessionId: string | null
  readonly asOf: number | null
}

/**
 * A new UUIDv7: ordered by time, which suits the service's index. Puts the time in front of a random UUID from the
 * browser. Pages without TLS have no `crypto.randomUUID` and load the `uuid` package instead.
 */
export const newUuid = async (): Promise<string> => {
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
  // Choosing another moment needs the whole history, so these calls ignore the moment shown.
  if (asOf !== null && row.method === 'GET' && !row.appliesAsOf) headers.set('x-as-of', String(asOf))
  // The client never retries, so each call gets a new key. The key guards against repeats on the network.
  if (row.method !== 'GET') headers.set('idempotency-key', await newUuid())
  if (row.method === 'GET') for (const [key, value] of rest) url.searchParams.set(key, String(value))
  const hasBody = row.method !== 'GET' && rest.length > 0
  if (hasBody) headers.set('content-type', 'application/json')
  return serviceRequest(url, sessionId, {
    method: row.method,
    headers,
    // Lets a change finish when the page is closed. Browsers limit the body of such requests, so only without one.
    keepalive: row.method !== 'GET' && !hasBody,
    ...(hasBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
  })
}

/** Reads a refusal. */
export const failureOf = async (response: Response): Promise<CallError> => {
  const body = await response.text()
  const error = { status: response.status, text: `${response.status}: ${body || response.statusText}` }
  try {
    const details: unknown = JSON.parse(body)
    return ProblemDetails.is(details) ? { ...error, problem: details } : error
  } catch {
    return error
  }
}

type ClientState = {
  readonly session: { readonly sessionId: string | null }
  readonly asOf: { readonly position: number | null }
  readonly api: { readonly queries: { readonly [key: string]: { readonly error?: unknown } | undefined } }
}

/** The only change allowed while an earlier moment is shown: signing out. */
const signOutPath = '/logout'

const baseQuery: BaseQueryFn<Call, unknown, CallError, object, CallMeta> = async (
  call,
  { extra, forced, getState, queryCacheKey },
) => {
  const { fetch, shown, askProof } = extra as Extra
  const {
    session: { sessionId },
    asOf: { position: asOf },
    api: { queries },
  } = getState() as ClientState
  const meta = { link: null, counts: null, sessionId, asOf }
  // RTK Query refetches a failed query for every new subscriber. Only a retry, a change or a new session should.
  const isWanted = queryCacheKey === undefined || forced || call.isLaterPage
  const failure = isWanted ? undefined : queries[queryCacheKey]?.error
  if (failure !== undefined) return { error: failure as CallError, meta }
  // Refused before sending, so it is certain that nothing was recorded.
  if (call.row.method !== 'GET' && !navigator.onLine)
    return { error: { status: -2, text: '-2: offline' }, meta }
  if (call.row.method !== 'GET' && asOf !== null && call.row.path !== signOutPath)
    return { error: { status: -3, text: '-3: as of an earlier moment' }, meta }
  try {
    let response = await fetch(await requestOf(call, sessionId, asOf))
    let refusal = response.ok ? undefined : await failureOf(response)
    // The call needs fresh proof of who is behind the session.
    if (refusal?.problem?.type.endsWith(':session/proof') && (await askProof())) {
      meta.sessionId = (getState() as ClientState).session.sessionId
      response = await fetch(await requestOf(call, meta.sessionId, asOf))
      refusal = response.ok ? undefined : await failureOf(response)
    }
    if (refusal) return { error: refusal, meta }
    const position = response.headers.get('x-position')
    if (queryCacheKey && position && !call.isLaterPage) shown.set(queryCacheKey, +position)
    const { headers } = response
    const data = await response.json()
    return { data, meta: { ...meta, link: headers.get('link'), counts: headers.get(countsHeader) } }
  } catch (cause) {
    return { error: { status: 0, text: `0: ${cause instanceof Error ? cause.message : 'no answer'}` }, meta }
  }
}

/**
 * Cached answers never go stale by time (decision 30): they are kept for good, failures too, and neither focus,
 * reconnect nor mount refetches them.
 */
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
