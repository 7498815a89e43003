/** Types of handlers and of the session lookup. Types only, so that slices do not depend on the server. */
import type * as t from 'io-ts'
import type { Endpoint, EndpointTable } from '#schema/core/endpoint'
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { Context, SessionContext, SessionInfo } from '../runtime/service.ts'

/** Handler of one endpoint. */
export type HandlerOf<R extends Endpoint> = (
  input: t.TypeOf<R['input']>,
  context: R['roles'] extends 'anyone' ? Context : SessionContext,
) => Promise<E.Either<Problem, t.TypeOf<R['output']>>>

/** One handler for each endpoint; a missing one is a compile error. */
export type Handlers<T extends EndpointTable> = { readonly [K in keyof T]: HandlerOf<T[K]> }

/**
 * Finds the session of a credential; undefined if it is unknown, expired or revoked. A `look` does not count as use: an
 * open page must not keep its session alive.
 */
export type FindSession = (
  credential: Credential,
  now: Date,
  why?: 'use' | 'look',
) => Promise<SessionInfo | undefined>

/** What a caller presents: the session id and, in a cookie, the other half that the session of an account needs. */
export type Credential = {
  readonly token: string | undefined
  readonly half: string | undefined
  /** Browser name, recorded when one half comes without the other. */
  readonly device: string | undefined
}
