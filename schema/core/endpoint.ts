/** A row of the endpoint table, from which client, service, fixtures and API reference are derived. */

import type * as t from 'io-ts'
import type { SliceName } from '../slices.ts'
import type { Limit } from './limits.ts'
import type { ProblemKind } from './problem.ts'
import type { Access, Role } from './roles.ts'
import type { DemoMode } from './site.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Bounds of a body that is a file. */
export type Upload = { readonly maxBytes: number }

/** An endpoint. */
export type Endpoint<M extends Method = Method, I extends t.Mixed = t.Mixed, O extends t.Mixed = t.Mixed> = {
  readonly method: M
  /** Below `/api`, with `:name` for path parameters. */
  readonly path: string
  /** Roles that may use it; all others are refused. */
  readonly roles: Access
  readonly summary: string
  /** Query, body and path parameters in one record. */
  readonly input: I
  /** An identity codec: decoded value and JSON are the same. */
  readonly output: O
  /** Slices that it shows (GET) or changes (other methods). */
  readonly slices: readonly SliceName[]
  /** Codec of the server-sent events for callers that accept `text/event-stream`; the answer is the last event. */
  readonly stream?: t.Mixed
  /** Media types, if it answers with a file instead of JSON; `output` is then an empty record. */
  readonly file?: readonly string[]
  /** The slice that recorded the export of the file, in the stream `export-<exportId>`; only who made it fetches it. */
  readonly exportOf?: SliceName
  /** Set if the body is a file of any type, read as it arrives and at most this large. */
  readonly upload?: Upload
  /** True if success is answered with an empty body, as senders of webhooks expect; `output` is then an empty record. */
  readonly isBare?: boolean
  /** Status of success; 200 by default. With 303 the browser is redirected to the `location` of the answer. */
  readonly status?: 202 | 303
  /**
   * Set if the account must have been verified within the last half hour; `keys`: within the last minutes, because the call
   * changes how somebody signs in; `in-account`: a demo, which has no people, may use the call as well.
   */
  readonly isSensitive?: boolean | 'in-account' | 'keys'
  /** True if it works while the business is being deleted, when other changes are refused. */
  readonly worksWhileDeleting?: boolean
  /**
   * True if it works in a session without a passkey even if the business requires one: the calls needed to add or use a
   * passkey.
   */
  readonly worksWithoutPasskey?: boolean
  /** A limit of its own, in addition to the shared ones; calls beyond it are answered with 429. */
  readonly limit?: Limit
  /** The workspace that a public call changes; other calls change that of their session. */
  readonly workspaceOf?: (input: never, demo: DemoMode) => string
  /** True if other changes do not use up its limits, and it may use a reserve as large as the daily quota: signing in and out. */
  readonly hasReserve?: boolean
  /** Refusals that do not follow from the other fields. */
  readonly refuses?: readonly ProblemKind[]
  /** Response headers with their descriptions. */
  readonly headers?: { readonly [name: string]: string }
  /** True if the handler applies `x-as-of` to positions itself, so that no earlier state needs to be opened. */
  readonly appliesAsOf?: boolean
  /** True if the answer is about the caller, so that an auditor's period does not limit it. */
  readonly isOwn?: boolean
  /**
   * True if the answer follows from the history alone and is the same for every session of a role, so it depends neither on
   * the clock nor on the caller. Such answers are kept for a moment and have an `ETag` (decision 191).
   */
  readonly ofHistory?: boolean
}

type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterOf<`/${Tail}`>
    : Rest
  : never

type Row<M extends Method, P extends string, I extends t.Mixed, O extends t.Mixed> = {
  readonly method: M
  readonly path: ParameterOf<P> extends keyof t.TypeOf<I>
    ? P
    : `${ParameterOf<P>} is missing from the input codec`
  readonly roles: Access
  readonly summary: string
  readonly input: I
  readonly output: O
  readonly slices: readonly SliceName[]
  readonly stream?: t.Mixed
  readonly file?: readonly string[]
  readonly exportOf?: SliceName
  readonly upload?: Upload
  readonly isBare?: boolean
  readonly status?: 202 | 303
  readonly isSensitive?: boolean | 'in-account' | 'keys'
  readonly worksWhileDeleting?: boolean
  readonly worksWithoutPasskey?: boolean
  readonly limit?: Limit
  readonly workspaceOf?: (input: t.TypeOf<I>, demo: DemoMode) => string
  readonly hasReserve?: boolean
  readonly refuses?: readonly ProblemKind[]
  readonly headers?: { readonly [name: string]: string }
  readonly appliesAsOf?: boolean
  readonly isOwn?: boolean
  readonly ofHistory?: boolean
}

/** Declares an endpoint. A path parameter missing from the input codec, or missing roles, are compile errors. */
export const endpoint = <
  const M extends Method,
  const P extends string,
  I extends t.Mixed,
  O extends t.Mixed,
>(
  row: Row<M, P, I, O>,
): Endpoint<M, I, O> => row

/** Endpoints by name. */
export type EndpointTable = { readonly [name: string]: Endpoint }

/** Names of the `:parameters` in a path. */
export const parameterNames = (path: string): readonly string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '')

/** True for calls that may record something. */
export const isChanging = ({ method }: Pick<Endpoint, 'method'>): boolean => method !== 'GET'

/** True for calls that need a session. */
export const needsSession = ({ roles }: Pick<Endpoint, 'roles'>): boolean => roles !== 'anyone'

/** True if this role may use the call. The only place that decides this; everything not listed is refused. */
export const isAllowed = ({ roles }: Pick<Endpoint, 'roles'>, role: Role): boolean =>
  roles !== 'anyone' && roles.includes(role)

/** True for calls that accept `x-as-of`. */
export const acceptsAsOf = (row: Endpoint): boolean =>
  row.method === 'GET' && needsSession(row) && row.stream === undefined

/** True for calls that may be refused with 429. */
export const isLimited = (row: Endpoint): boolean =>
  row.limit !== undefined || row.stream !== undefined || isChanging(row) || acceptsAsOf(row)
