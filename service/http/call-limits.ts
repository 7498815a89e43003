/** Limits that every call passes before its handler: those of its row, those that all calls share, and the daily quota. */
import type { Request, Response } from 'express'
import type { Endpoint } from '#schema/core/endpoint'
import { isChanging } from '#schema/core/endpoint'
import { type Allowance, maxStreams, sharedLimits } from '#schema/core/limits'
import type { Problem } from '#schema/core/problem'
import { installationWorkspace } from '#schema/core/site'
import { type DailyQuota, openDailyQuota } from '../event-store/daily-quota.ts'
import type { Service, SessionInfo } from '../runtime/service.ts'
import { openRateLimit, type RateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/** Limits shared by all calls of an application. */
export type SharedLimits = {
  readonly changes: RateLimit
  /** For signing in and out, which other changes do not use up. */
  readonly reserve: RateLimit
  readonly asOf: RateLimit
  readonly pages: RateLimit
  readonly quota: DailyQuota
  readonly demos: Service['demos']
  /** Takes one of a session's streams until the response closes; throws a refusal (429) if all are open. */
  readonly takeStream: (response: Response, sessionId: string) => void
}

const tooManyStreams: Problem = {
  kind: 'limited',
  code: 'streams',
  detail: `A session can have at most ${maxStreams} streams open, over all calls. Close another window and try again.`,
  retryAfter: 5,
}

const openStreamLimit = (): SharedLimits['takeStream'] => {
  const streams = new Map<string, number>()
  return (response, sessionId) => {
    const open = streams.get(sessionId) ?? 0
    if (open >= maxStreams) throw new Refusal(tooManyStreams)
    streams.set(sessionId, open + 1)
    response.on('close', () => {
      const left = (streams.get(sessionId) ?? 1) - 1
      if (left > 0) streams.set(sessionId, left)
      else streams.delete(sessionId)
    })
  }
}

/** Opens the shared limits of a running service. */
export const openSharedLimits = (
  { database, files, now, demos }: Service,
  { changesPerMinute, dailyBytes }: Allowance,
): SharedLimits => {
  const { changes, asOf, pages } = sharedLimits(changesPerMinute)
  return {
    changes: openRateLimit(changes, 'changes'),
    reserve: openRateLimit(changes, 'calls to sign in or out'),
    asOf: openRateLimit(asOf, 'requests for earlier moments'),
    pages: openRateLimit(pages, 'searches'),
    quota: openDailyQuota({ database, files, now }, dailyBytes),
    demos,
    takeStream: openStreamLimit(),
  }
}

/** Limits of one row of the contract; each function throws a refusal (429). */
export type CallLimits = {
  /** Counts the call by session and address. */
  readonly countCaller: (request: Request, session: SessionInfo | undefined) => void
  /** Counts the call by workspace, and checks the daily quota. Public rows name their workspace in the input. */
  readonly countWorkspace: (
    request: Request,
    session: SessionInfo | undefined,
    input: unknown,
  ) => Promise<void>
  /** The same for a workspace that the handler finds. */
  readonly countFor: (request: Request, workspace: string) => Promise<void>
}

/** Opens the limits of a row. */
export const openCallLimits = (row: Endpoint, shared: SharedLimits): CallLimits => {
  const own = row.limit && openRateLimit(row.limit, 'calls of this kind')
  const ofPresent = [
    ...(own ? [own] : []),
    ...(isChanging(row) ? [row.hasReserve ? shared.reserve : shared.changes] : []),
  ]
  const ofEarlier = isChanging(row) ? ofPresent : [...ofPresent, shared.asOf]
  const limitsOf = (request: Request): readonly RateLimit[] =>
    request.headers['x-as-of'] === undefined ? ofPresent : ofEarlier
  const countFor: CallLimits['countFor'] = async (request, workspace) => {
    // All people sign in there, so a total would let a crowd of callers shut everybody out (decision 710).
    if (workspace !== installationWorkspace)
      for (const limit of limitsOf(request)) limit.countWorkspace(workspace)
    if (!isChanging(row)) return
    await shared.quota.enforce(workspace, row.hasReserve ? 2 : 1)
    if (row.upload) await shared.quota.enforceFiles(workspace)
    // Leaving and resetting a demo work even when the copy is full.
    const full = row.hasReserve ? undefined : await shared.demos.findFull(workspace)
    if (full) throw new Refusal(full)
  }
  return {
    countCaller: (request, session) => {
      for (const limit of limitsOf(request)) limit.countCaller(request, session?.sessionId)
    },
    countFor,
    countWorkspace: async (request, session, input) => {
      const workspace = session?.workspace ?? row.workspaceOf?.(input as never, shared.demos.mode)
      if (workspace !== undefined) await countFor(request, workspace)
    },
  }
}
