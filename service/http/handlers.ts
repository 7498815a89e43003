/** What a slice answers its calls with, and how a call finds its session; types only, so that no slice needs the server. */
import type * as t from 'io-ts'
import type { Endpoint, EndpointTable } from '#schema/core/endpoint'
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { Context, SessionContext, SessionInfo } from '../runtime/service.ts'

/** What answers one row of the contract. */
export type HandlerOf<R extends Endpoint> = (
  input: t.TypeOf<R['input']>,
  context: R['access'] extends 'public' ? Context : SessionContext,
) => Promise<E.Either<Problem, t.TypeOf<R['output']>>>

/** One handler for each row; a missing one is a compile error. */
export type Handlers<T extends EndpointTable> = { readonly [K in keyof T]: HandlerOf<T[K]> }

/**
 * Finds the session of a credential; undefined when it is unknown, expired or revoked. A `look` does not count as a use:
 * a page that is left open must not keep its session from ending.
 */
export type FindSession = (token: string, now: Date, why?: 'use' | 'look') => Promise<SessionInfo | undefined>
