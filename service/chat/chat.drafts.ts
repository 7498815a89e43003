/** The text of replies that are being written (see `ChatDraftRow`). Nothing is shown before it stands here. */
import { type Kysely, sql } from 'kysely'
import type { ReplyStatus } from '#schema/chat/chat'
import type { Tables } from '../slices.ts'

/** Seconds after which a draft that nobody touched counts as left behind; whoever writes one touches it each second. */
export const draftPatience = 30

/** Starts the draft of a reply. */
export const openDraft = async (db: Kysely<Tables>, workspace: string, replyId: string): Promise<void> => {
  await db.insertInto('chat_draft').values({ workspace, reply_id: replyId, ending: null }).execute()
}

/** Adds text, or with '' says that the reply is still being written; false once nothing may be added any more. */
export const addToDraft = async (db: Kysely<Tables>, replyId: string, text: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('chat_draft')
    .set({ text: sql`text || ${text}::text`, updated_at: sql`now()` })
    .where('reply_id', '=', replyId)
    .where('ending', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Closes the draft, unless it is closed: its text for good, and how the reply ends; undefined where there is none. */
export const closeDraft = (db: Kysely<Tables>, replyId: string, ending: ReplyStatus) =>
  db
    .updateTable('chat_draft')
    .set({ ending: sql`coalesce(ending, ${ending}::text)`, updated_at: sql`now()` })
    .where('reply_id', '=', replyId)
    .returning(['text', 'ending'])
    .executeTakeFirst()

/** Takes the draft away, once its reply has ended. */
export const removeDraft = async (db: Kysely<Tables>, replyId: string): Promise<void> => {
  await db.deleteFrom('chat_draft').where('reply_id', '=', replyId).execute()
}

/** Takes away drafts left behind whose question was never recorded. */
export const removeStrayDrafts = async (db: Kysely<Tables>, patienceSeconds: number): Promise<void> => {
  await db
    .deleteFrom('chat_draft')
    .where('updated_at', '<=', sql<string>`now() - make_interval(secs => ${patienceSeconds})`)
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
