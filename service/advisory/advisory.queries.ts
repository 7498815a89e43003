/** Queries of advisories: a page by priority, and counts. */
import * as t from 'io-ts'
import { type Kysely, sql } from 'kysely'
import { advisoryStatuses, urgencyWeight } from '#schema/advisory/advisory'
import type { IsoDate } from '#schema/core/scalars'
import { KeyId, KeyNumber, KeyTime } from '../http/page.ts'
import type { Tables } from '../tables.ts'

/** A row of the table. */
export type AdvisoryRow = Tables['advisory']

/** Sort key, all descending: priority weight, 1 if unanswered, creation time, id. */
export const AdvisoryKey = t.tuple([KeyNumber, KeyNumber, KeyTime, KeyId])
export type AdvisoryKey = t.TypeOf<typeof AdvisoryKey>

const weights = Object.entries(urgencyWeight)

/** Sort key of a row on a given day. */
export const advisoryKeyOf =
  (day: IsoDate) =>
  ({ urgency, status, deferred_until, created_at, id }: AdvisoryRow): readonly unknown[] => [
    weights.find(([name]) => name === urgency)?.[1] ?? 0,
    status === 'new' && (deferred_until === null || deferred_until <= day) ? 1 : 0,
    created_at,
    id,
  ]

const weight = sql<number>`case urgency ${sql.join(
  weights.map(([name, value]) => sql`when ${sql.lit(name)} then ${sql.lit(value)}`),
  sql` `,
)} else 0 end`
const isWaiting = (day: IsoDate) =>
  sql<number>`case when status = 'new' and (deferred_until is null or deferred_until <= ${day}::date) then 1 else 0 end`

/** Selects `count` advisories in the order for a given day, after a sort key or from the start. */
export const selectAdvisories = (
  db: Kysely<Tables>,
  day: IsoDate,
  count: number,
  after?: AdvisoryKey,
): Promise<AdvisoryRow[]> => {
  const inOrder = db
    .selectFrom('advisory')
    .selectAll()
    .where('origin', 'is', null)
    .orderBy(weight, 'desc')
    .orderBy(isWaiting(day), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
  const wanted = after
    ? inOrder.where(
        sql<boolean>`(${weight}, ${isWaiting(day)}, created_at, id) < (${after[0]}::int, ${after[1]}::int, ${after[2]}::timestamptz, ${after[3]})`,
      )
    : inOrder
  return wanted.execute()
}

/** Counts advisories on a given day by urgency and place, such as `high-new` or `low-dismissed`. */
export const countAdvisories = async (
  db: Kysely<Tables>,
  day: IsoDate,
): Promise<{ readonly [name: string]: number }> => {
  const place = sql<string>`case when status = 'new' and ${isWaiting(day)} = 0 then 'deferred' else status end`
  const rows = await db
    .selectFrom('advisory')
    .select(({ fn }) => ['urgency', place.as('place'), fn.countAll().as('count')])
    .where('origin', 'is', null)
    .groupBy(['urgency', 'place'])
    .execute()
  const none = weights.flatMap(([urgency]) => advisoryStatuses.map((status) => [`${urgency}-${status}`, 0]))
  return {
    ...Object.fromEntries(none),
    ...Object.fromEntries(rows.map(({ urgency, place, count }) => [`${urgency}-${place}`, Number(count)])),
  }
}
