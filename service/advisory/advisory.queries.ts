/** Queries of advisories: a page by priority, and counts. */
import * as t from 'io-ts'
import { type Kysely, sql } from 'kysely'
import { advisoryStatuses, urgencyWeight } from '#schema/advisory/advisory'
import { KeyId, KeyTime } from '../http/page.ts'
import type { Tables } from '../tables.ts'

/** A row of the table. */
export type AdvisoryRow = Tables['advisory']

/** Sort key, all descending: priority weight, 1 if new, creation time, id. */
export const AdvisoryKey = t.tuple([t.Integer, t.Integer, KeyTime, KeyId])
export type AdvisoryKey = t.TypeOf<typeof AdvisoryKey>

const weights = Object.entries(urgencyWeight)

/** Sort key of a row. */
export const advisoryKeyOf = ({ urgency, status, created_at, id }: AdvisoryRow): readonly unknown[] => [
  weights.find(([name]) => name === urgency)?.[1] ?? 0,
  status === 'new' ? 1 : 0,
  created_at,
  id,
]

const weight = sql<number>`case urgency ${sql.join(
  weights.map(([name, value]) => sql`when ${sql.lit(name)} then ${sql.lit(value)}`),
  sql` `,
)} else 0 end`
const isNew = sql<number>`case status when 'new' then 1 else 0 end`

/** Selects `count` advisories after a sort key, or from the start. */
export const selectAdvisories = (
  db: Kysely<Tables>,
  count: number,
  after?: AdvisoryKey,
): Promise<AdvisoryRow[]> => {
  const inOrder = db
    .selectFrom('advisory')
    .selectAll()
    .orderBy(weight, 'desc')
    .orderBy(isNew, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
  const wanted = after
    ? inOrder.where(
        sql<boolean>`(${weight}, ${isNew}, created_at, id) < (${after[0]}::int, ${after[1]}::int, ${after[2]}::timestamptz, ${after[3]})`,
      )
    : inOrder
  return wanted.execute()
}

/** Counts advisories by urgency and status, such as `high-new` or `low-dismissed`. */
export const countAdvisories = async (db: Kysely<Tables>): Promise<{ readonly [name: string]: number }> => {
  const rows = await db
    .selectFrom('advisory')
    .select(({ fn }) => ['urgency', 'status', fn.countAll().as('count')])
    .groupBy(['urgency', 'status'])
    .execute()
  const none = weights.flatMap(([urgency]) => advisoryStatuses.map((status) => [`${urgency}-${status}`, 0]))
  return {
    ...Object.fromEntries(none),
    ...Object.fromEntries(rows.map(({ urgency, status, count }) => [`${urgency}-${status}`, Number(count)])),
  }
}
