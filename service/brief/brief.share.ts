/** A brief for people outside: its text and receipts, without the memos and notes that it draws on. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { SharedBrief } from '#schema/share/share'
import { briefOfRow } from '../advisor/load-records.ts'
import type { Tables } from '../tables.ts'

/** Reads it at the moment that `db` shows; undefined if there is none. */
export const briefToShare = async (
  db: Kysely<Tables>,
  _workspace: string,
  briefId: string,
): Promise<SharedBrief | undefined> => {
  const row = await db.selectFrom('brief').selectAll().where('id', '=', briefId).executeTakeFirst()
  if (row === undefined) return undefined
  const { title, category, topic, what, why, soWhat, createdAt, basis, chart } = briefOfRow(row)
  const { confidence, figures, unverified, passages } = basis
  return decodeOrThrow(
    SharedBrief,
    {
      kind: 'brief',
      ...{ title, category, topic, what, why, soWhat, createdAt, figures, unverified },
      confidence: confidence.percent,
      because: confidence.because,
      texts: passages.length,
      ...(chart ? { chart } : {}),
    },
    'A brief to share',
  )
}
