/** Text of replies being written (see `ChatDraftRow`). Text is stored here before it is shown. */
import { type Kysely, sql } from 'kysely'
import type { ReplyStatus } from '#schema/chat/chat'
import { PartialBasis } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import type { Tables } from '../tables.ts'

/** Seconds without an update after which a draft counts as abandoned; its writer updates it every second. */
export const draftTimeout = 30

/** Creates the draft of a reply. */
export const openDraft = async (db: Kysely<Tables>, workspace: string, replyId: string): Promise<void> => {
  await db.insertInto('chat_draft').values({ workspace, reply_id: replyId, ending: null }).execute()
}

/**
 * Appends text, or with '' only signals that the reply is still being written; false once the draft is closed. `begun`
 * comes with the first text, so that any process that ends the reply can record its evidence.
 */
export const addToDraft = async (
  db: Kysely<Tables>,
  replyId: string,
  text: string,
  begun?: PartialBasis,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('chat_draft')
    .set({
      text: sql`text || ${text}::text`,
      updated_at: sql`now()`,
      ...(begun === undefined ? {} : { begun: JSON.stringify(begun) }),
    })
    .where('reply_id', '=', replyId)
    .where('ending', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A closed draft: final text, ending, and the evidence so far. */
export type ClosedDraft = {
  readonly text: string
  readonly ending: string | null
  readonly evidence: { readonly begun?: PartialBasis }
}

/** Closes the draft, keeping an earlier ending; undefined if there is no draft. */
export const closeDraft = async (
  db: Kysely<Tables>,
  replyId: string,
  ending: ReplyStatus,
): Promise<ClosedDraft | undefined> => {
  const row = await db
    .updateTable('chat_draft')
    .set({ ending: sql`coalesce(ending, ${ending}::text)`, updated_at: sql`now()` })
    .where('reply_id', '=', replyId)
    .returning(['text', 'ending', 'begun'])
    .executeTakeFirst()
  if (!row) return undefined
  const { begun, ...rest } = row
  return {
    ...rest,
    evidence:
      begun === null
        ? {}
        : { begun: decodeOrThrow(PartialBasis, JSON.parse(begun), 'What a reply was begun with') },
  }
}

/** Deletes the draft of an ended reply. */
export const removeDraft = async (db: Kysely<Tables>, replyId: string): Promise<void> => {
  await db.deleteFrom('chat_draft').where('reply_id', '=', replyId).execute()
}

/** Deletes abandoned drafts whose question was never recorded. */
export const removeStrayDrafts = async (db: Kysely<Tables>, timeoutSeconds: number): Promise<void> => {
  await db
    .deleteFrom('chat_draft')
    .where('updated_at', '<=', sql<string>`now() - make_interval(secs => ${timeoutSeconds})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_turn')
            .select('id')
            .whereRef('chat_turn.reply_id', '=', 'chat_draft.reply_id')
            .where('status', 'is', null),
        ),
      ),
    )
    .execute()
}
