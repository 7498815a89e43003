/** Reads members and invitations of a workspace, with their names opened. */
import { addDays, formatISO, parseISO } from 'date-fns'
import { type Kysely, sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import { Invitation, Member } from '#schema/people/people'
import { openEmails, openIdentities } from '../accounts/accounts.ts'
import { startOfDay } from '../accounts/start-of-day.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { Tables } from '../tables.ts'

/** The demo businesses are in Brisbane. */
const demoZone = 'Australia/Brisbane'

/** Stream of a workspace's members and invitations. */
export const membersId = 'members'

/** The moment at which the last day of access is over, where the business is. */
export const endOf = async (
  db: Kysely<Tables>,
  until: IsoDate | undefined,
): Promise<{ until?: IsoDate; endsAt?: IsoTime }> => {
  if (until === undefined) return {}
  const row = await db.selectFrom('workspace').select('time_zone').executeTakeFirstOrThrow()
  const next = formatISO(addDays(parseISO(until), 1), { representation: 'date' })
  const endsAt = startOfDay(decodeOrThrow(IsoDate, next, 'A day'), row.time_zone ?? demoZone)
  return { until, endsAt: decodeOrThrow(IsoTime, endsAt.toISOString(), 'The end of access') }
}

/** Present members, the first to join first. */
export const readMembers = async ({ service, session, db }: SessionContext): Promise<readonly Member[]> => {
  const rows = await db
    .selectFrom('member')
    .leftJoin('session', 'session.account_id', 'member.account_id')
    .leftJoin('session_activity', 'session_activity.session_id', 'session.id')
    .select(['member.account_id', 'member.person', 'member.role', 'member.until', 'member.joined_at'])
    .select(
      sql<string | null>`max(coalesce(session_activity.seen_at, session.signed_in_at))`.as('last_seen_at'),
    )
    .where('member.ended_at', 'is', null)
    .groupBy(['member.account_id', 'member.person', 'member.role', 'member.until', 'member.joined_at'])
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .execute()
  const identities = await openIdentities(
    service,
    session.workspace,
    rows.map(({ person }) => person),
  )
  return rows.map(({ account_id, role, until, last_seen_at }, index) =>
    decodeOrThrow(
      Member,
      {
        id: account_id,
        name: identities[index]?.name,
        email: identities[index]?.email,
        role,
        isYou: account_id === session.accountId,
        ...(until === null ? {} : { until }),
        ...(last_seen_at === null ? {} : { lastSeenAt: last_seen_at }),
      },
      'A member',
    ),
  )
}

/** Invitations that were neither accepted nor withdrawn, the newest first. */
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
  return rows.map(({ id, role, until, invited_at, expires_at }, index) =>
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
      },
      'An invitation',
    ),
  )
}
