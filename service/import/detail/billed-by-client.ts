/** How much of recent sales one client has, from the kept records; their names stay there (decision 793). */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../advisor/calendar.ts'
import type { Billed } from '../../advisor/detail/billed.ts'
import type { Tables } from '../../tables.ts'
import { ownSource } from '../export/own-columns.ts'
import { countingIds, readBlocks } from '../import.queries.ts'
import { liveRecords } from '../records/blocks.ts'
import { customerKey } from '../records/debt-line.ts'
import { saleOfLine } from '../records/line.ts'

/** Days up to the last sale that are added up, and how many of them are read at a time. */
const [spanDays, daysAtOnce] = [182, 31]
/** Most rows that are read for this. */
const mostRows = 250_000

const known = new LRUCache<string, Billed>({ max: 64 })

/** True if a file in effect names clients: most tills do not, and their rows need not be read. */
const namesClients = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db
    .selectFrom('import')
    .select('id')
    .where('kind', '=', 'sales')
    .where('undone_at', 'is', null)
    .where((or) => or.or([or('summary', 'like', '%"role":"client"%'), or('source', '=', ownSource)]))
    .executeTakeFirst()) !== undefined

/** Sales of the last 26 weeks by client; undefined if no file names any, or there is too much to read. */
export const billedByClient = async (db: Kysely<Tables>, workspace: string): Promise<Billed | undefined> => {
  if (!(await namesClients(db))) return undefined
  const stored = await db
    .selectFrom('import_day')
    .select(['date', 'records', 'sha256'])
    .where('kind', '=', 'sales')
    .orderBy('date')
    .execute()
  const last = stored.at(-1)
  if (last === undefined) return undefined
  const to = decodeOrThrow(IsoDate, last.date, 'A day')
  const days = stored.filter(({ date }) => date > plusDays(to, -spanDays))
  if (days.reduce((sum, { records }) => sum + Number(records), 0) > mostRows) return undefined
  const key = `${workspace} ${days.map(({ sha256 }) => sha256.slice(0, 12)).join('')}`
  const before = known.get(key)
  if (before) return before
  const counting = await countingIds(db)
  const byClient = new Map<string, bigint>()
  let all = 0n
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const dates = days.slice(at, at + daysAtOnce).map(({ date }) => decodeOrThrow(IsoDate, date, 'A day'))
    const blocks = await readBlocks(db, 'sales', dates, counting)
    for (const date of dates)
      for (const { content } of liveRecords(blocks.get(date) ?? [])) {
        const { amount, tax = 0n, tip = 0n, giftCard = 0n, client } = saleOfLine(content)
        const net = amount - tax - tip - giftCard
        all += net
        if (client === undefined) continue
        const name = customerKey(client)
        byClient.set(name, (byClient.get(name) ?? 0n) + net)
      }
  }
  const sums = [...byClient.values()].filter((sum) => sum > 0n)
  const billed: Billed = {
    from: decodeOrThrow(IsoDate, days[0]?.date ?? to, 'A day'),
    to,
    all,
    named: [...byClient.values()].reduce((sum, one) => sum + one, 0n),
    largest: sums.reduce((most, one) => (one > most ? one : most), 0n),
    clients: sums.length,
  }
  known.set(key, billed)
  return billed
}
