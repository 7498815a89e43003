/** Reads dated notes. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { Note } from '#schema/note/note'
import type { Tables } from '../tables.ts'

/** Maximum notes read for advice, newest first. */
const most = 200

/** A row of the table `note` as a note. */
export const noteOfRow = ({
  id,
  text,
  from_day,
  to_day,
  created_at,
}: Omit<Tables['note'], 'workspace'>): Note =>
  decodeOrThrow(Note, { id, text, from: from_day, to: to_day, createdAt: created_at }, 'A note')

/** The notes of the workspace, newest first. */
export const loadNotes = async (db: Kysely<Tables>): Promise<readonly Note[]> => {
  const rows = await db
    .selectFrom('note')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(noteOfRow)
}
