/** Uploaded files that are not committed: outside the history, and dropped after a day. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { Import, ImportAnswers, type ImportId } from '#schema/import/import'
import type { KeptFiles, ReceivedFile } from '../sealing/kept-files.ts'
import type { Tables } from '../tables.ts'

const dayMs = 86_400_000

export type Draft = {
  readonly summary: Import
  readonly answers: ImportAnswers
  readonly sha256: string
}

const draftOfRow = ({
  summary,
  answers,
  sha256,
}: Pick<Tables['import_draft'], 'summary' | 'answers' | 'sha256'>): Draft => ({
  summary: decodeOrThrow(Import, JSON.parse(summary), 'A file'),
  answers: decodeOrThrow(ImportAnswers, JSON.parse(answers), 'Answers'),
  sha256,
})

export const readDraft = async (db: Kysely<Tables>, importId: ImportId): Promise<Draft | undefined> => {
  const row = await db.selectFrom('import_draft').selectAll().where('id', '=', importId).executeTakeFirst()
  return row && draftOfRow(row)
}

/** Newest first. */
export const readDrafts = async (db: Kysely<Tables>): Promise<readonly Draft[]> => {
  const rows = await db
    .selectFrom('import_draft')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(draftOfRow)
}

export const writeDraft = async (
  db: Kysely<Tables>,
  workspace: string,
  { summary, answers, sha256 }: Draft,
  now: Date,
): Promise<void> => {
  const texts = { summary: JSON.stringify(summary), answers: JSON.stringify(answers) }
  await db
    .insertInto('import_draft')
    .values({ workspace, id: summary.importId, sha256, ...texts, created_at: now.toISOString() })
    .onConflict((on) => on.columns(['workspace', 'id']).doUpdateSet(texts))
    .execute()
}

/** Removes the blocks of an import that was not recorded. */
export const dropBlocks = async (db: Kysely<Tables>, importId: string): Promise<void> => {
  await db
    .deleteFrom('import_block')
    .where('import_id', '=', importId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('import').select('id').where('id', '=', importId))),
    )
    .execute()
}

const isNeeded = async (db: Kysely<Tables>, sha256: string): Promise<boolean> => {
  const found = await db
    .selectFrom('import')
    .select('id')
    .where('sha256', '=', sha256)
    .unionAll(db.selectFrom('import_draft').select('id').where('sha256', '=', sha256))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps a new draft and its file; without the draft, such as in a dropped workspace, the file is deleted. */
export const keepDraft = async (
  db: Kysely<Tables>,
  workspace: string,
  files: KeptFiles,
  {
    summary,
    received,
    now,
  }: { readonly summary: Import; readonly received: ReceivedFile; readonly now: Date },
): Promise<void> => {
  const { sha256 } = received
  await files.keep(workspace, received)
  try {
    await writeDraft(db, workspace, { summary, answers: {}, sha256 }, now)
  } catch (error) {
    // If the database does not answer, keep the file: an import may need it.
    if (!(await isNeeded(db, sha256).catch(() => true))) await files.drop(workspace, sha256)
    throw error
  }
}

/** Removes a draft, and its file unless another import needs it. */
export const dropDraft = async (
  db: Kysely<Tables>,
  workspace: string,
  files: KeptFiles,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): Promise<void> => {
  await db.deleteFrom('import_draft').where('id', '=', id).execute()
  await dropBlocks(db, id)
  if (!(await isNeeded(db, sha256))) await files.drop(workspace, sha256)
}

/** Removes drafts older than a day. */
export const dropOldDrafts = async (
  db: Kysely<Tables>,
  workspace: string,
  files: KeptFiles,
  now: Date,
): Promise<void> => {
  const old = await db
    .selectFrom('import_draft')
    .select(['id', 'sha256'])
    .where('created_at', '<', new Date(now.getTime() - dayMs).toISOString())
    .execute()
  for (const draft of old) await dropDraft(db, workspace, files, draft)
}
