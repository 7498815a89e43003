/** Finds the session of a credential (decision 2). */

import DataLoader from 'dataloader'
import { addMinutes, subMinutes } from 'date-fns'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { Role } from '#schema/core/roles'
import { AccountId } from '#schema/people/people'
import { SessionId, SignInProof } from '#schema/session/session'
import { touchCopy } from '../accounts/demo-copies.ts'
import { isDemoCopy } from '../accounts/demo-size.ts'
import { sessionsOfHalf } from '../accounts/open-session.ts'
import { isDiskFull } from '../database/database-error.ts'
import type { Database } from '../database/pool.ts'
import { sha256 } from '../event-store/chain.ts'
import { runCommand } from '../event-store/decide.ts'
import type { FindSession } from '../http/handlers.ts'
import { sessionLimits } from '../runtime/config.ts'
import type { Service, SessionInfo } from '../runtime/service.ts'
import { sessionDecider } from './session.decider.ts'
import { openPeriods } from './session.period.ts'

/** Minimum minutes between updates of a session's last use. */
const touchMinutes = 5

type Found = {
  readonly token_hash: string
  readonly workspace: string
  readonly session_id: string
  readonly seen_at: string
  readonly expires_at: string
  readonly persona: string
  readonly head: number
  /** Null in a demo. */
  readonly account_id: string | null
  readonly half_hash: string | null
  readonly proved_at: string | null
  /** Null once the person is no longer a member. */
  readonly role: string | null
  readonly ends_at: string | null
  /** Null unless this person sees only a period. */
  readonly sees_from: string | null
  readonly sees_before: string | null
  /** Null unless the workspace is being deleted. */
  readonly deletes_at: string | null
  readonly proof: string | null
  readonly passkeys_only: boolean | null
}

/** A session id from a row. */
export const sessionIdOf = (id: string): SessionId => decodeOrThrow(SessionId, id, 'A session id')

/** Looks up sessions by credential hash; concurrent calls share one statement (decision 119). */
const sessionLoader = (database: Database) =>
  new DataLoader<string, Found | undefined>(
    async (hashes) => {
      const { rows } = await database.unbound.query<Found>({
        name: 'find-sessions',
        text: `select wanted.token_hash, found.*
          from unnest($1::text[]) as wanted(token_hash) cross join lateral find_session(wanted.token_hash) as found`,
        values: [[...new Set(hashes)]],
      })
      const byHash = new Map(rows.map((row) => [row.token_hash, row]))
      return hashes.map((hash) => byHash.get(hash))
    },
    // No cache: the next call after a sign-out must already be refused.
    { cache: false, batchScheduleFn: setImmediate },
  )

/**
 * Records that one half of an account's session, its id or its cookie, was sent without the other, which may mean that it was
 * stolen.
 */
const warn = async (
  service: Service,
  { workspace, session_id }: Pick<Found, 'workspace' | 'session_id'>,
  device: string | undefined,
) => {
  const sessionId = sessionIdOf(session_id)
  const sealed =
    device && (await service.sealer.seal(workspace, `session-${sessionId}`, cutText(device, 400)))
  await runCommand(service.store, {
    workspace,
    decider: sessionDecider,
    id: sessionId,
    command: { type: 'refuseHalf', sessionId, ...(sealed ? { device: sealed } : {}) },
    metadata: { actor: 'system:session', persona: null, correlationId: null, causationId: null },
  })
}

/** The same for a cookie that was sent without an id, if its session is still open. */
const warnOfCookie = async (service: Service, half: string, now: Date, device: string | undefined) => {
  for (const found of await sessionsOfHalf(service, half)) {
    const row = await service.database
      .of(found.workspace)
      .selectFrom('session')
      .select('expires_at')
      .where('id', '=', found.session_id)
      .executeTakeFirst()
    if (row !== undefined && row.expires_at > now.toISOString()) await warn(service, found, device)
  }
}

/** Role and person of a session (none in a demo); undefined if it gives no access now. */
const accessOf = (
  { account_id, role, ends_at, proved_at, proof, passkeys_only }: Found,
  now: Date,
): Pick<SessionInfo, 'role' | 'accountId' | 'provedAt' | 'proof' | 'needsPasskey'> | undefined => {
  // A demo session owns its workspace, so every call of the demo is open to it.
  if (account_id === null) return { role: 'owner' }
  if (!Role.is(role) || (ends_at !== null && ends_at <= now.toISOString())) return undefined
  return {
    role,
    accountId: decodeOrThrow(AccountId, account_id, 'An account'),
    ...(proved_at === null ? {} : { provedAt: proved_at }),
    ...(SignInProof.is(proof) ? { proof } : {}),
    ...(passkeys_only === true && proof !== 'passkey' ? { needsPasskey: true } : {}),
  }
}

/** Opens the lookup of valid sessions: not revoked, idle or expired. Sessions of accounts also need their cookie. */
export const sessionFinder = (service: Service): FindSession => {
  const { database, report } = service
  const sessions = sessionLoader(database)
  const periods = openPeriods(database)
  const recordWarning = (warning: Promise<void>): Promise<void> =>
    warning.catch((error: unknown) =>
      report('error', { err: error }, 'a refused half of a session was not recorded'),
    )
  return async ({ token, half, device }, now, why = 'use') => {
    if (token === undefined) {
      if (half !== undefined) await recordWarning(warnOfCookie(service, half, now, device))
      return undefined
    }
    const found = await sessions.load(sha256(token))
    if (!found || now.toISOString() >= found.expires_at) return undefined
    if (found.seen_at < subMinutes(now, sessionLimits.idleMinutes).toISOString()) return undefined
    const access = accessOf(found, now)
    if (access === undefined) return undefined
    if (found.half_hash !== null && sha256(half ?? '') !== found.half_hash) {
      await recordWarning(warn(service, found, device))
      return undefined
    }
    // After the clock was set back, the last use may be in the future; record it again, since idleness counts by the clock.
    const isAhead = found.seen_at > addMinutes(now, touchMinutes).toISOString()
    const isDue = isAhead || found.seen_at < subMinutes(now, touchMinutes).toISOString()
    if (why === 'use' && isDue && database.hasSpace()) {
      await database
        .of(found.workspace)
        .insertInto('session_activity')
        .values({ workspace: found.workspace, session_id: found.session_id, seen_at: now.toISOString() })
        .onConflict((on) =>
          on.columns(['workspace', 'session_id']).doUpdateSet({ seen_at: now.toISOString() }),
        )
        .execute()
        // With a full disk the last use is not recorded, but reading still works.
        .catch((error: unknown) => {
          if (!isDiskFull(error)) throw error
        })
      if (isDemoCopy(found.workspace)) await touchCopy(service, found.workspace, now)
    }
    const { session_id: sessionId, workspace, persona, head, sees_from: from, sees_before: before } = found
    const sees = from === null || before === null ? undefined : await periods(workspace, from, before, head)
    return {
      sessionId,
      workspace,
      persona,
      expiresAt: found.expires_at,
      position: sees ? sees.last : head,
      ...access,
      ...(sees ? { sees } : {}),
      ...(found.deletes_at === null ? {} : { deletesAt: found.deletes_at }),
    }
  }
}
