/** Advice that rested on the figures of an import. */
import type { Kysely } from 'kysely'
import type { Import, RestedOn } from '#schema/import/import'
import type { Tables } from '../tables.ts'

/** Briefs that cite figures of the period, and advisories that were accepted, since the import. */
export const restedOn = async (
  db: Kysely<Tables>,
  since: string,
  { from, to }: Pick<Import, 'from' | 'to'>,
): Promise<readonly RestedOn[]> => {
  if (!from || !to) return []
  const briefs = await db
    .selectFrom('brief')
    .select(['id', 'what', 'basis'])
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute()
  const advisories = await db
    .selectFrom('advisory')
    .select(['id', 'message'])
    .where('settled_at', '>=', since)
    .where('status', '=', 'accepted')
    .orderBy('settled_at')
    .execute()
  const cites = (basis: string): boolean =>
    JSON.stringify(JSON.parse(basis).figures ?? [])
      .match(/"from":"[\d-]{10}"[^}]*"to":"[\d-]{10}"|"to":"[\d-]{10}"[^}]*"from":"[\d-]{10}"/g)
      ?.some((found) => {
        const [start = ''] = /"from":"([\d-]{10})"/.exec(found)?.slice(1) ?? []
        const [end = ''] = /"to":"([\d-]{10})"/.exec(found)?.slice(1) ?? []
        return start <= to && end >= from
      }) ?? false
  return [
    ...briefs
      .filter(({ basis }) => cites(basis))
      .map(({ id, what }) => ({ kind: 'brief' as const, id, title: what.slice(0, 300) })),
    ...advisories.map(({ id, message }) => ({ kind: 'advisory' as const, id, title: message.slice(0, 300) })),
  ]
}
