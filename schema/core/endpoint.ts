/** One row of the contract table: everything that web, service, fixtures and the API reference know of a call. */

import type * as t from 'io-ts'
import type { SliceName } from '../slices.ts'
import type { Limit } from './limits.ts'
import type { ProblemKind } from './problem.ts'

/** The methods of the table. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint; `slices` are those it shows (GET) or changes (other methods). */
export type Endpoint<M extends Method = Method, I extends t.Mixed = t.Mixed, O extends t.Mixed = t.Mixed> = {
  readonly method: M
  /** Below `/api`, with `:name` for path parameters. */
  readonly path: string
  readonly summary: string
  /** Query, body and path parameters in one record. */
  readonly input: I
  /** An identity codec: decoded form and JSON are the same. */
  readonly output: O
  readonly slices: readonly SliceName[]
  /** `public` answers without a session; everything else needs one. */
  readonly access: 'public' | 'session'
  /** What each server-sent event carries where the caller accepts `text/event-stream`; the answer itself comes last. */
  readonly stream?: t.Mixed
  /** Media types of the file that it answers with in place of JSON; `output` is then a record without fields. */
  readonly file?: readonly string[]
  /** How often it may be called, where it is less than all changes together; beyond it the answer is 429. */
  readonly limit?: Limit
  /** The workspace that a public call changes; any other call changes that of its session. */
  readonly workspaceOf?: (input: never) => string
  /** May use as many bytes again as a workspace has in a day: who cannot record may still look, and leave. */
  readonly hasReserve?: boolean
  /** What it refuses that does not follow from the rest of the row. */
  readonly refuses?: readonly ProblemKind[]
  /** Headers of its answer by name, and what each says. */
  readonly headers?: { readonly [name: string]: string }
  /** Answers about positions of the history, and heeds `x-as-of` by itself: no earlier state has to be opened for it. */
  readonly readsMoments?: boolean
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
  readonly summary: string
  readonly input: I
  readonly output: O
  readonly slices: readonly SliceName[]
  readonly access?: 'public' | 'session'
  readonly stream?: t.Mixed
  readonly file?: readonly string[]
  readonly limit?: Limit
  readonly workspaceOf?: (input: t.TypeOf<I>) => string
  readonly hasReserve?: boolean
  readonly refuses?: readonly ProblemKind[]
  readonly headers?: { readonly [name: string]: string }
  readonly readsMoments?: boolean
}

/** Declares an endpoint. A path parameter that the input codec does not name is a compile error. */
export const endpoint = <
  const M extends Method,
  const P extends string,
  I extends t.Mixed,
  O extends t.Mixed,
>(
  row: Row<M, P, I, O>,
): Endpoint<M, I, O> => ({ ...row, access: row.access ?? 'session' })

/** A table of endpoints by name. */
export type EndpointTable = { readonly [name: string]: Endpoint }

/** The names in a path's `:parameters`. */
export const parameterNames = (path: string): readonly string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '')

/** True for calls that may record something. */
export const isChanging = ({ method }: Pick<Endpoint, 'method'>): boolean => method !== 'GET'

/** True for calls that can be asked for an earlier moment. */
export const honoursAsOf = ({ method, access, stream }: Endpoint): boolean =>
  method === 'GET' && access === 'session' && stream === undefined

/** True for calls that may be refused with 429. */
export const isLimited = (row: Endpoint): boolean =>
  row.limit !== undefined || row.stream !== undefined || isChanging(row) || honoursAsOf(row)
