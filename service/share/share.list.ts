/** The list of links: what each shows, until when, how often it was opened, and what became of its mail. */
import type * as t from 'io-ts'
import { sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { record } from '#schema/core/record'
import { deciders } from '#schema/core/roles'
import { Email } from '#schema/core/scalars'
import { Share, ShareNote, type Shares } from '#schema/share/share'
import type { SessionContext } from '../runtime/service.ts'
import type { Tables } from '../tables.ts'
import { makerMayShare } from './share.link.ts'

export type ShareRow = Omit<Tables['share'], 'workspace' | 'content'>

/** Columns of a link in the list. */
export const listed = [
  'id',
  'kind',
  'item_id',
  'title',
  'made_at',
  'until',
  'ends_at',
  'revoked_at',
  'openings',
  'opened_at',
  'recipient',
  'mail_state',
  'mail_attempt',
  'mail_answer',
  'mail_at',
] as const

/** Address and note of a mail, as sealed in the history. */
export const Recipient = record({ email: Email }, { note: ShareNote }, 'Recipient')
export type Recipient = t.TypeOf<typeof Recipient>

/** Opens the recipients of rows by link; those of erased people are missing. */
export const openRecipients = async (
  { sealer }: SessionContext['service'],
  workspace: string,
  rows: readonly Pick<ShareRow, 'id' | 'recipient'>[],
): Promise<ReadonlyMap<string, Recipient>> => {
  const sealed = rows.flatMap(({ id, recipient }) =>
    recipient === null
      ? []
      : [{ id, value: decodeOrThrow(Sealed, JSON.parse(recipient), 'A sealed recipient') }],
  )
  const opened = await sealer.open(
    workspace,
    sealed.map(({ value }) => value),
  )
  return new Map(
    sealed.flatMap(({ id, value }) => {
      const text = opened.get(value.box)
      return text === undefined ? [] : [[id, decodeOrThrow(Recipient, JSON.parse(text), 'A recipient')]]
    }),
  )
}

/** Facts about links that no event has: those that still open, and how often each was opened. */
const presentFacts = async (
  { service, session, asOf, now }: SessionContext,
  ids: readonly string[],
): Promise<{ readonly opens: ReadonlySet<string>; readonly totals: ReadonlyMap<string, number> }> => {
  // What was true at an earlier moment is in the events of then.
  if (ids.length === 0 || asOf !== undefined) return { opens: new Set(ids), totals: new Map() }
  const db = service.database.of(session.workspace)
  const links = await db
    .selectFrom('share_link')
    .innerJoin('share', 'share.id', 'share_link.share_id')
    .select('share_link.share_id')
    .where('share_link.share_id', 'in', ids)
    .where(makerMayShare(now))
    .execute()
  const counts = await db
    .selectFrom('share_opening')
    .select(['share_id', 'total'])
    .where('share_id', 'in', ids)
    .execute()
  return {
    opens: new Set(links.map(({ share_id }) => share_id)),
    totals: new Map(counts.map(({ share_id, total }) => [share_id, total])),
  }
}

const mailOf = (row: ShareRow, recipient: Recipient | undefined): object =>
  row.mail_state === null
    ? {}
    : {
        mail: {
          state: row.mail_state,
          ...(recipient ? { to: recipient.email } : {}),
          ...(row.mail_answer ? { answer: row.mail_answer } : {}),
        },
      }

/** Rows as links of the list, in their order. */
export const sharesOf = async (
  context: SessionContext,
  rows: readonly ShareRow[],
): Promise<readonly Share[]> => {
  const { service, session, now } = context
  const { opens, totals } = await presentFacts(
    context,
    rows.map(({ id }) => id),
  )
  const recipients = await openRecipients(service, session.workspace, rows)
  // The addresses of people outside are for those who share.
  const isShown = deciders.some((role) => role === session.role)
  return rows.map((row) => {
    const { id, revoked_at: revokedAt, opened_at: openedAt } = row
    const recipient = recipients.get(id)
    const isOver =
      row.ends_at <= now.toISOString() ||
      !opens.has(id) ||
      (row.recipient !== null && recipient === undefined)
    return decodeOrThrow(
      Share,
      {
        id,
        kind: row.kind,
        itemId: row.item_id,
        title: row.title,
        state: revokedAt !== null ? 'revoked' : isOver ? 'ended' : 'open',
        madeAt: row.made_at,
        until: row.until,
        endsAt: row.ends_at,
        openings: Math.max(row.openings, totals.get(id) ?? 0),
        ...(revokedAt === null ? {} : { revokedAt }),
        ...(openedAt === null ? {} : { lastOpenedAt: openedAt }),
        ...mailOf(row, isShown ? recipient : undefined),
      },
      'A link',
    )
  })
}

/** Whether links of a workspace can go out by mail. A demo sends none: anybody could write to anybody through it. */
export const mailWay = ({ service, session }: SessionContext): Shares['mail'] => {
  if (session.accountId === undefined) return 'demo'
  return service.mailer.kind === 'mail' ? 'mail' : 'no-mail-server'
}

/** Number of links that work now. */
export const countOpen = async ({ service, session, now }: SessionContext): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from share
    join share_link on share_link.share_id = share.id
    where share.revoked_at is null and share.ends_at > ${now.toISOString()} and ${makerMayShare(now)}`.execute(
    service.database.of(session.workspace),
  )
  return rows[0]?.count ?? 0
}

/** The link of a row that was just recorded or revoked. */
export const oneShare = async (context: SessionContext, row: ShareRow): Promise<Share> => {
  const [share] = await sharesOf(context, [row])
  if (share === undefined) throw new Error('A link is missing from its own list.')
  return share
}
