/** Reads members and invitations of a workspace, with their names opened. */
import { addDays, formatISO, parseISO } from 'date-fns'
import { type Kysely, sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import type { Period } from '#schema/core/period'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import { installationWorkspace } from '#schema/core/site'
import { Invitation, Member } from '#schema/people/people'
import { openEmails, openIdentities } from '../accounts/accounts.ts'
import { startOfDay } from '../accounts/start-of-day.ts'
import { demoZone } from '../runtime/business-zone.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { Tables } from '../tables.ts'

/** Stream of a workspace's members and invitations. */
export const membersId = 'members'

const dayAfter = (day: IsoDate): IsoDate =>
  decodeOrThrow(IsoDate, formatISO(addDays(parseISO(day), 1), { representation: 'date' }), 'A day')

/** Moments at which access ends and the period starts and ends, in the time zone of the business. */
export const endOf = async (
  db: Kysely<Tables>,
  { until, period }: { readonly until?: IsoDate | undefined; readonly period?: Period | undefined },
) => {
  const row = await db.selectFrom('workspace').select('time_zone').executeTakeFirstOrThrow()
  const startOf = (day: IsoDate): IsoTime =>
    decodeOrThrow(IsoTime, startOfDay(day, row.time_zone ?? demoZone).toISOString(), 'The start of a day')
  return {
    ...(until === undefined ? {} : { until, endsAt: startOf(dayAfter(until)) }),
    ...(period === undefined
      ? {}
      : { period, seesFrom: startOf(period.from), seesBefore: startOf(dayAfter(period.to)) }),
  }
}

/** Time of the bound workspace's first event. */
export const recordBegins = async (db: Kysely<Tables>, workspace: string): Promise<string> => {
  const { recorded_at } = await db
    .selectFrom('events')
    .select('recorded_at')
    .where('workspace', '=', workspace)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  return recorded_at
}

const periodOf = ({
  period_from: from,
  period_to: to,
}: {
  period_from: string | null
  period_to: string | null
}) => (from === null || to === null ? {} : { period: { from, to } })

/** Number of recorded exports of these accounts. */
const countExports = async (
  { db, session }: SessionContext,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ account_id: string; count: number }>`
    select opened.data->>'accountId' as account_id, count(*)::integer as count
    from events as exported join events as opened on opened.workspace = exported.workspace
      and opened.type = 'SignedIn' and 'session:' || (opened.data->>'sessionId') = exported.actor
    where exported.workspace = ${session.workspace} and exported.type in ('LogExported', 'RecordsExported')
      and opened.data->>'accountId' = any(${[...accounts]}::text[])
    group by 1`.execute(db)
  return new Map(rows.map(({ account_id, count }) => [account_id, count]))
}

const memberColumns = [
  'member.account_id',
  'member.person',
  'member.role',
  'member.until',
  'member.period_from',
  'member.period_to',
  'member.joined_at',
] as const

/** True if people of the bound workspace must use a passkey. */
export const asksForPasskeys = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('workspace').select('passkeys_only').executeTakeFirstOrThrow()).passkeys_only

/** Accounts among these that have a passkey. */
const withPasskeys = async (
  { service }: SessionContext,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (accounts.length === 0) return new Set()
  const rows = await service.database
    .of(installationWorkspace)
    .selectFrom('passkey')
    .select('account_id')
    .where('account_id', 'in', accounts)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/** Current members, in order of joining. */
export const readMembers = async (context: SessionContext): Promise<readonly Member[]> => {
  const { service, session, db } = context
  const rows = await db
    .selectFrom('member')
    .leftJoin('session', 'session.account_id', 'member.account_id')
    .leftJoin('session_activity', 'session_activity.session_id', 'session.id')
    .select([...memberColumns])
    .select(
      // Of somebody who has not been here lately, the history has the last sign-in.
      sql<string | null>`coalesce(max(coalesce(session_activity.seen_at, session.signed_in_at)),
        (select max(events.recorded_at) from events where events.workspace = ${session.workspace}
          and events.type = 'SignedIn' and events.data->>'accountId' = member.account_id))`.as(
        'last_seen_at',
      ),
    )
    .where('member.ended_at', 'is', null)
    .groupBy([...memberColumns])
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .execute()
  const identities = await openIdentities(
    service,
    session.workspace,
    rows.map(({ person }) => person),
  )
  const passkeys = await withPasskeys(
    context,
    rows.map(({ account_id }) => account_id),
  )
  const auditors = rows.flatMap(({ role, account_id }) => (role === 'auditor' ? [account_id] : []))
  const exports = auditors.length > 0 ? await countExports(context, auditors) : undefined
  return rows.map(({ account_id, role, until, last_seen_at, ...row }, index) =>
    decodeOrThrow(
      Member,
      {
        id: account_id,
        name: identities[index]?.name,
        email: identities[index]?.email,
        role,
        isYou: account_id === session.accountId,
        hasPasskey: passkeys.has(account_id),
        ...(until === null ? {} : { until }),
        ...periodOf(row),
        ...(role === 'auditor' ? { exports: exports?.get(account_id) ?? 0 } : {}),
        ...(last_seen_at === null ? {} : { lastSeenAt: last_seen_at }),
      },
      'A member',
    ),
  )
}

/** Open invitations, newest first. */
export const readInvitations = async ({
  service,
  session,
  db,
  now,
}: SessionContext): Promise<readonly Invitation[]> => {
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .orderBy('invited_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const emails = await openEmails(
    service,
    session.workspace,
    rows.map(({ person }) => person),
  )
  return rows.map(({ id, role, until, invited_at, expires_at, ...row }, index) =>
    decodeOrThrow(
      Invitation,
      {
        id,
        email: emails[index],
        role,
        invitedAt: invited_at,
        expiresAt: expires_at,
        isOpen: expires_at > now.toISOString(),
        ...(until === null ? {} : { until }),
        ...periodOf(row),
      },
      'An invitation',
    ),
  )
}
