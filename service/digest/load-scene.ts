/** Reads the input of a digest. */
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { AdvisoryId } from '#schema/advisory/advisory'
import { AdvisorKey } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { IsoDate, text } from '#schema/core/scalars'
import type { DigestKind } from '#schema/digest/digest'
import { loadAlertMarks } from '../advisor/alerts/load-alert-marks.ts'
import { loadRecords } from '../advisor/load-records.ts'
import { advisorContext } from '../advisor/plans/advisor-context.ts'
import type { Tables } from '../tables.ts'
import type { DigestScene, OpenDecision, Sensitivity } from './compose/digest-scene.ts'

/** Days for which an outcome counts as new. */
const newDays: Readonly<Record<DigestKind, number>> = { weekly: 7, monthly: 35 }

const dayMs = 86_400_000

const OpenRows = t.array(record({ id: AdvisoryId, title: text(200, 1), due: IsoDate }))

const loadOpen = async (db: Kysely<Tables>): Promise<readonly OpenDecision[]> => {
  const rows = await db
    .selectFrom('advisory')
    .select(['id', 'title', 'due'])
    .where('status', '=', 'accepted')
    .where('done_at', 'is', null)
    .where('scored_at', 'is', null)
    .where('due', 'is not', null)
    .orderBy('due')
    .orderBy('id')
    .limit(20)
    .execute()
  return decodeOrThrow(OpenRows, rows, 'The open decisions')
}

const loadScored = async (db: Kysely<Tables>, since: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('advisory')
    .select('id')
    .where('scored_at', '>', since.toISOString())
    .where('outcome', 'is not', null)
    .orderBy('scored_at', 'desc')
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
  return rows.map(({ id }) => id)
}

/** Current style of a workspace. */
export const loadPersona = async (db: Kysely<Tables>): Promise<AdvisorKey> => {
  const row = await db.selectFrom('persona').select('persona_key').executeTakeFirst()
  return AdvisorKey.is(row?.persona_key) ? row.persona_key : 'hospitality_ceo'
}

/** Scene of the bound workspace at a moment, for a reader; the same records serve several. */
export const loadScene = async (
  db: Kysely<Tables>,
  now: Date,
  kind: DigestKind,
  { sensitivity, accountId }: { readonly sensitivity: Sensitivity; readonly accountId?: string | undefined },
): Promise<DigestScene> => {
  const [records, personaKey, open, scored, marks] = await Promise.all([
    loadRecords(db, now),
    loadPersona(db),
    loadOpen(db),
    loadScored(db, new Date(now.getTime() - newDays[kind] * dayMs)),
    loadAlertMarks(db, accountId),
  ])
  return { kind, context: advisorContext(records), personaKey, sensitivity, open, scored, marks }
}
