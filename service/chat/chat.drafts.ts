/** The text of replies that are being written (see `ChatDraftRow`). Nothing is shown before it stands here. */
import { type Kysely, sql } from 'kysely'
import type { ReplyStatus } from '#schema/chat/chat'
import { Begun } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import type { Tables } from '../tables.ts'

/** Seconds after which a draft that nobody touched counts as left behind; whoever writes one touches it each second. */
export const draftPatience = 30

/** Starts the draft of a reply. */
export const openDraft = async (db: Kysely<Tables>, workspace: string, replyId: string): Promise<void> => {
  await db.insertInto('chat_draft').values({ workspace, reply_id: replyId, ending: null }).execute()
}

/**
 * Adds text, or with '' says that the reply is still being written; false once nothing may be added any more. `begun`
 * comes with the first text, so that whoever ends the reply can record what stood behind it.
 */
export const addToDraft = async (
  db: Kysely<Tables>,
  replyId: string,
  text: string,
  begun?: Begun,
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

/** A closed draft: its text for good, how the reply ends, and what it was begun with. */
export type ClosedDraft = {
  readonly text: string
  readonly ending: string | null
  readonly behind: { readonly begun?: Begun }
}

/** Closes the draft, unless it is closed; undefined where there is none. */
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
    behind:
      begun === null ? {} : { begun: decodeOrThrow(Begun, JSON.parse(begun), 'What a reply was begun with') },
  }
}

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
