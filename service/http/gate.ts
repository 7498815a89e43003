/** Limits that every call passes before its handler: those of its row, those that all calls share, and the daily quota. */
import type { Request, Response } from 'express'
import type { Endpoint } from '#schema/core/endpoint'
import { isChanging } from '#schema/core/endpoint'
import { type Allowance, maxStreams, sharedLimits } from '#schema/core/limits'
import type { Problem } from '#schema/core/problem'
import { type DailyQuota, openDailyQuota } from '../event-store/daily-quota.ts'
import type { Service, SessionInfo } from '../runtime/service.ts'
import { type Count, openLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/** Limits shared by all calls of an application. */
export type SharedGate = {
  readonly change: Count
  readonly past: Count
  readonly page: Count
  readonly bytes: DailyQuota
}

/** Opens the shared limits of a running service. */
export const openSharedGate = (
  { database, now }: Service,
  { changesPerMinute, dailyBytes }: Allowance,
): SharedGate => {
  const { change, past, page } = sharedLimits(changesPerMinute)
  return {
    change: openLimit(change, 'changes'),
    past: openLimit(past, 'requests for earlier moments'),
    page: openLimit(page, 'searches'),
    bytes: openDailyQuota(database, now, dailyBytes),
  }
}

/** Limits of one row of the contract; each function throws a refusal (429). */
export type Gate = {
  /** Counts the call by session and address. */
  readonly caller: (request: Request, session: SessionInfo | undefined) => Promise<void>
  /** Counts the call by workspace, and checks the daily quota. Public rows name their workspace in the input. */
  readonly workspace: (request: Request, session: SessionInfo | undefined, input: unknown) => Promise<void>
  /** Takes one of the session's streams until the response closes. */
  readonly stream: (response: Response, session: SessionInfo | undefined) => void
}

const tooManyStreams: Problem = {
  kind: 'limited',
  code: 'streams',
  detail: `A session can have at most ${maxStreams} streams of this call open. Close another window and try again.`,
  retryAfter: 5,
}

/** Opens the limits of a row. */
export const openGate = (row: Endpoint, shared: SharedGate): Gate => {
  const own = row.limit && openLimit(row.limit, 'calls of this kind')
  const streams = new Map<string, number>()
  const countsOf = (request: Request): readonly Count[] => [
    ...(own ? [own] : []),
    ...(isChanging(row) ? [shared.change] : []),
    ...(!isChanging(row) && request.get('x-as-of') !== undefined ? [shared.past] : []),
  ]
  return {
    caller: async (request, session) => {
      for (const count of countsOf(request)) await count.caller(request, session?.sessionId)
    },
    workspace: async (request, session, input) => {
      const workspace = session?.workspace ?? row.workspaceOf?.(input as never)
      if (workspace === undefined) return
      for (const count of countsOf(request)) await count.workspace(workspace)
      if (isChanging(row)) await shared.bytes.enforce(workspace, row.hasReserve ? 2 : 1)
    },
    stream: (response, session) => {
      if (session === undefined) return
      const { sessionId } = session
      const open = streams.get(sessionId) ?? 0
      if (open >= maxStreams) throw new Refusal(tooManyStreams)
      streams.set(sessionId, open + 1)
      response.on('close', () => {
        const left = (streams.get(sessionId) ?? 1) - 1
        if (left > 0) streams.set(sessionId, left)
        else streams.delete(sessionId)
      })
    },
  }
}
