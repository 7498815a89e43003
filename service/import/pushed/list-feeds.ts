/** Deliveries of each connection that can push sales. */
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { inboundPath, integrationTypes, pushedTypes } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { Feed, feedDays, maxLetters } from '#schema/import/pushed'
import { plusDays } from '../../advisor/calendar.ts'
import { filesSubject } from '../../sealing/kept-files.ts'
import type { Sealer } from '../../sealing/seal.ts'
import type { Tables } from '../../tables.ts'
import { readPlace } from '../import.queries.ts'

type Asked = {
  readonly workspace: string
  readonly now: Date
  readonly origin: string
  /** True for users who may connect, and so may see the address. */
  readonly seesAddress: boolean
  readonly sealer: Pick<Sealer, 'open'>
}

const connectionsOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('connection')
    .leftJoin('connection_secret', 'connection_secret.id', 'connection.id')
    .leftJoin('import_feed', 'import_feed.id', 'connection.id')
    .select([
      'connection.id',
      'connection.type',
      'connection_secret.vendor',
      'connection_secret.ending',
      'connection_secret.issued_at',
      'connection_secret.previous_until',
      'import_feed.heard_at',
      'import_feed.last_at',
      'import_feed.notices',
    ])
    .where('connection.type', 'in', [...pushedTypes])
    .execute()

const byConnection = <A extends { readonly connection_id: string }>(rows: readonly A[]) => {
  const found = new Map<string, A[]>()
  for (const row of rows) found.set(row.connection_id, [...(found.get(row.connection_id) ?? []), row])
  return found
}

const readLetters = async (db: Kysely<Tables>, { workspace, sealer }: Asked) => {
  const rows = await db.selectFrom('import_letter').selectAll().orderBy('received_at', 'desc').execute()
  const shown = rows.flatMap(({ about }) => (about ? [{ subject: filesSubject, box: about }] : []))
  const texts = await sealer.open(workspace, shown)
  return byConnection(
    rows.map(({ id, connection_id, reason, about, received_at }) => {
      const opened = about === null ? undefined : texts.get(about)
      return {
        connection_id,
        letter: {
          letterId: id,
          reason,
          receivedAt: received_at,
          ...(opened === undefined ? {} : { about: opened }),
        },
      }
    }),
  )
}

const addressOf = (
  row: Awaited<ReturnType<typeof connectionsOf>>[number],
  { origin, now, seesAddress }: Asked,
) => {
  if (!seesAddress || row.ending === null || row.issued_at === null) return {}
  const isStillValid = row.previous_until !== null && row.previous_until > now.toISOString()
  return {
    address: {
      url: `${origin}${inboundPath(row.id)}`,
      ending: row.ending,
      issuedAt: row.issued_at,
      ...(isStillValid ? { previousUntil: row.previous_until } : {}),
    },
  }
}

/** The feeds of a workspace, in catalogue order. */
export const listFeeds = async (db: Kysely<Tables>, asked: Asked): Promise<Feed[]> => {
  const connections = await connectionsOf(db)
  const { today } = await readPlace(db, asked.now)
  const days = byConnection(
    await db.selectFrom('import_feed_day').selectAll().where('rows', '>', 0).orderBy('date').execute(),
  )
  const letters = await readLetters(db, asked)
  const feeds = connections.map((row) => {
    const own = days.get(row.id) ?? []
    const counts = new Map(own.map(({ date, rows }) => [date, rows]))
    const failed = letters.get(row.id) ?? []
    const { vendor, heard_at, last_at } = row
    const [from, to] = [own[0]?.date, own.at(-1)?.date]
    return {
      connectionId: row.id,
      type: row.type,
      rows: own.reduce((sum, { rows }) => sum + rows, 0),
      days: Array.from({ length: feedDays }, (_, at) => {
        const date: IsoDate = plusDays(today, at - feedDays + 1)
        return { date, rows: counts.get(date) ?? 0 }
      }),
      failed: failed.length,
      letters: failed.slice(0, maxLetters).map(({ letter }) => letter),
      notices: row.notices ?? 0,
      ...(vendor === null ? {} : { vendor }),
      ...addressOf(row, asked),
      ...(heard_at === null ? {} : { heardAt: heard_at }),
      ...(last_at === null ? {} : { lastAt: last_at }),
      ...(from === undefined || to === undefined ? {} : { from, to }),
    }
  })
  return decodeOrThrow(t.array(Feed), feeds, 'The feeds').sort(
    (one, other) => integrationTypes.indexOf(one.type) - integrationTypes.indexOf(other.type),
  )
}
