/** What opens a link: the hash of its secret, and the count of its openings. Beside the history (decision 480). */
import { sql } from 'kysely'
import { sha256 } from '../event-store/chain.ts'
import type { Service } from '../runtime/service.ts'

type Stored = Pick<Service, 'database'>

/** Subject under whose key the recipient of a link, and its secret while a mail waits, are sealed. */
export const shareSubject = (shareId: string): string => `share-${shareId}`

/** The link of a secret, at a moment; undefined if it was never made, has ended, was revoked, its maker may no longer share, or its business is going. */
export const findShare = async (
  { database }: Stored,
  token: string,
  now: Date,
): Promise<{ readonly workspace: string; readonly id: string } | undefined> => {
  const { rows } = await database.unbound.query<{ workspace: string; id: string }>({
    name: 'find-share',
    text: 'select * from find_share($1, $2)',
    values: [sha256(token), now.toISOString()],
  })
  return rows[0]
}

/** Keeps the hash of a new link's secret. It opens nothing until the link is in the history. */
export const keepLink = async (
  { database }: Stored,
  workspace: string,
  link: {
    readonly shareId: string
    readonly tokenHash: string
    readonly mailToken: string | null
    readonly accountId: string | null
  },
): Promise<void> => {
  const { shareId: share_id, tokenHash: token_hash, mailToken: mail_token, accountId: account_id } = link
  await database
    .of(workspace)
    .insertInto('share_link')
    .values({ workspace, share_id, token_hash, mail_token, account_id })
    .execute()
}

/** Condition on `share_link` joined with `share`: the person who made the link may still share. */
export const makerMayShare = (now: Date) =>
  sql<boolean>`maker_may_share(share.workspace, share_link.account_id, share.made_at, ${now.toISOString()})`

/** Forgets what opens a link. */
export const forgetLink = async ({ database }: Stored, workspace: string, shareId: string): Promise<void> => {
  await database.of(workspace).deleteFrom('share_link').where('share_id', '=', shareId).execute()
}

/** Forgets the secret that a mail needed. */
export const forgetMailToken = async (
  { database }: Stored,
  workspace: string,
  shareId: string,
): Promise<void> => {
  await database
    .of(workspace)
    .updateTable('share_link')
    .set({ mail_token: null })
    .where('share_id', '=', shareId)
    .execute()
}

/** Counts an opening: all of the link, and those of its day (UTC). */
export const countOpening = async (
  { database }: Stored,
  workspace: string,
  shareId: string,
  now: Date,
): Promise<{ readonly total: number; readonly ofDay: number }> => {
  const { rows } = await sql<{ total: number; of_day: number }>`
    insert into share_opening as o (workspace, share_id, total, day, of_day)
    values (${workspace}, ${shareId}, 1, ${now.toISOString().slice(0, 10)}::date, 1)
    on conflict (workspace, share_id) do update set total = o.total + 1, day = excluded.day,
      of_day = case when o.day = excluded.day then o.of_day + 1 else 1 end
    returning total, of_day`.execute(database.of(workspace))
  const [{ total, of_day: ofDay } = { total: 1, of_day: 1 }] = rows
  return { total, ofDay }
}

/** Openings of a day that each have an event. */
export const eachUpTo = 20

/** True for the openings of a day that have an event: the first ones, then each time their number doubles (decision 481). */
export const isOnRecord = (ofDay: number): boolean => ofDay <= eachUpTo || (ofDay & (ofDay - 1)) === 0
