/** Reads the score of accepted advice. */
import type { Kysely } from 'kysely'
import type { AdvisoryScore } from '#schema/advisory/score'
import { advisoryOfRow } from '../advisor/advisory-of-row.ts'
import { scoreOf } from '../advisor/outcomes/score.ts'
import type { Tables } from '../tables.ts'

/** Score of the bound workspace. */
export const readScore = async (db: Kysely<Tables>): Promise<AdvisoryScore> => {
  const rows = await db
    .selectFrom('advisory')
    .selectAll()
    .where('expects', 'is not', null)
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return scoreOf(rows.map(advisoryOfRow))
}
