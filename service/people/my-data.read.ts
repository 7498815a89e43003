/** Everything stored about a person, workspace by workspace. */
import { type Kysely, sql } from 'kysely'
import { isSealed } from '#schema/core/event'
import { installationWorkspace } from '#schema/core/site'
import { eventType } from '#schema/events'
import type { AccountId } from '#schema/people/people'
import { sessionIdsOf } from '../accounts/account-sessions.ts'
import { accountIdentity, openIdentities, personSubject } from '../accounts/accounts.ts'
import { type EventRow, eventColumns, readRow } from '../event-store/recorded-event.ts'
import type { Service } from '../runtime/service.ts'
import type { Tables } from '../tables.ts'

/** Workspaces that a person belongs to or has left, in order of joining. */
export const accountWorkspaces = async (
  { database }: Pick<Service, 'database'>,
  accountId: AccountId,
): Promise<readonly string[]> => {
  const { rows } = await database.unbound.query<{ workspace: string }>(
    'select * from find_account_workspaces($1)',
    [accountId],
  )
  return rows.map(({ workspace }) => workspace)
}

/** Subjects that seal a person's data in a workspace: themselves, devices of their sessions, and invitations to them. */
export const subjectsOf = async (
  db: Kysely<Tables>,
  workspace: string,
  accountId: AccountId,
): Promise<readonly string[]> => {
  const sessions = await sessionIdsOf(db, workspace, accountId)
  const { rows: accepted } = await sql<{ id: string }>`
    select data->>'invitationId' as id from events where workspace = ${workspace}
      and type = 'InvitationAccepted' and data->>'accountId' = ${accountId}`.execute(db)
  return [
    personSubject(accountId),
    ...sessions.map((id) => `session-${id}`),
    ...accepted.map(({ id }) => `invitation-${id}`),
  ]
}

/** Opens the person's own seals in a value. Data sealed for others, such as a key of an integration, stays closed. */
const opener = async (service: Service, workspace: string, subjects: readonly string[], values: unknown) => {
  const own = new Set(subjects)
  const sealedIn = (value: unknown): { subject: string; box: string }[] => {
    if (isSealed(value)) return own.has(value.subject) ? [value] : []
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sealedIn) : []
  }
  const opened = await service.sealer.open(workspace, sealedIn(values))
  const open = (value: unknown): unknown => {
    if (isSealed(value)) {
      const text = opened.get(value.box)
      if (text === undefined) return own.has(value.subject) ? 'erased' : 'sealed for the business'
      return /^[[{]/.test(text) ? JSON.parse(text) : text
    }
    if (Array.isArray(value)) return value.map(open)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, open(inner)]))
  }
  return (value: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, open(inner)]))
}

const parsed = (column: string | null): unknown => JSON.parse(column ?? 'null')

// Events recorded by the person, in a session or as an account, and events about them.
const readEventsOf = async (
  db: Kysely<Tables>,
  workspace: string,
  accountId: AccountId,
  actors: readonly string[],
) => {
  const { rows } = await sql<EventRow>`
    select ${sql.raw(eventColumns.join(', '))} from events where workspace = ${workspace}
      and (actor = any(${[...actors]}::text[]) or data->>'accountId' = ${accountId}) order by position`.execute(
    db,
  )
  return rows.map((row) => {
    const event = readRow(row)
    const known = eventType(row.type)
    return {
      position: row.position,
      recordedAt: row.recorded_at,
      event: known?.title ?? row.type,
      type: row.type,
      isByYou: actors.includes(row.actor),
      data: event && known ? known.show(event.data) : 'unreadable',
    }
  })
}

const sessionsOf = async (db: Kysely<Tables>, accountId: AccountId) => {
  const rows = await db
    .selectFrom('session')
    .leftJoin('session_activity', 'session_activity.session_id', 'session.id')
    .select(['id', 'signed_in_at', 'seen_at', 'expires_at', 'signed_out_at', 'proved_at', 'device'])
    .where('account_id', '=', accountId)
    .orderBy('signed_in_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    signedInAt: row.signed_in_at,
    lastSeenAt: row.seen_at,
    expiresAt: row.expires_at,
    signedOutAt: row.signed_out_at,
    provedAt: row.proved_at,
    device: parsed(row.device),
  }))
}

/** Everything that a workspace stores about a person. */
export const readWorkspacePart = async (service: Service, workspace: string, accountId: AccountId) => {
  const db = service.database.of(workspace)
  const [{ business_name: businessName }, member, profile, sessions, subjects, all] = await Promise.all([
    db.selectFrom('workspace').select('business_name').executeTakeFirstOrThrow(),
    db.selectFrom('member').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    db.selectFrom('personal_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    sessionsOf(db, accountId),
    subjectsOf(db, workspace, accountId),
    sessionIdsOf(db, workspace, accountId),
  ])
  const actors = [`account:${accountId}`, ...all.map((id) => `session:${id}`)]
  const events = await readEventsOf(db, workspace, accountId, actors)
  const [person] = await openIdentities(service, workspace, [member.person])
  const part = {
    workspace,
    businessName,
    membership: {
      ...person,
      role: member.role,
      until: member.until,
      periodFrom: member.period_from,
      periodTo: member.period_to,
      joinedAt: member.joined_at,
      endedAt: member.ended_at,
    },
    profile: profile
      ? {
          person: parsed(profile.person),
          preferences: parsed(profile.preferences),
          savedAt: profile.saved_at,
        }
      : null,
    sessions,
    events,
  }
  return (await opener(service, workspace, subjects, part))(part)
}

/** Everything that the installation stores about a person: the account and its ways to sign in. */
export const readAccountPart = async (service: Service, accountId: AccountId) => {
  const db = service.database.of(installationWorkspace)
  const [account, passkeys, codes, linked, pending] = await Promise.all([
    db.selectFrom('account').select('opened_at').where('id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('passkey')
      .leftJoin('passkey_use', 'passkey_use.passkey_id', 'passkey.id')
      .select(['id', 'passkey', 'added_at', 'used_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db.selectFrom('recovery_code').select('made_at').where('account_id', '=', accountId).execute(),
    db.selectFrom('oidc_identity').select('linked_at').where('account_id', '=', accountId).execute(),
    db
      .selectFrom('login_code')
      .select(['asked_at', 'expires_at', 'tries'])
      .where('account_id', '=', accountId)
      .execute(),
  ])
  const part = {
    id: accountId,
    ...(await accountIdentity(service, accountId)),
    openedAt: account?.opened_at ?? null,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      passkey: parsed(row.passkey),
      addedAt: row.added_at,
      lastUsedAt: row.used_at,
    })),
    unusedRecoveryCodes: codes.map(({ made_at: madeAt }) => ({ madeAt })),
    companyAccounts: linked.map(({ linked_at: linkedAt }) => ({ linkedAt })),
    codesByEmail: pending.map((row) => ({
      askedAt: row.asked_at,
      expiresAt: row.expires_at,
      tries: row.tries,
    })),
    events: await readEventsOf(db, installationWorkspace, accountId, [`account:${accountId}`]),
  }
  const subjects = [personSubject(accountId)]
  return (await opener(service, installationWorkspace, subjects, part))(part)
}
