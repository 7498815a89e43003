/** Read table of the turns (`basis`, `plans` and `drafts` are JSON), and the table of drafts, which is not a read table. */
import type { Generated } from 'kysely'
import { table } from '../read-models/table.ts'

export const chatTurnTable = table(
  'chat_turn',
  {
    id: 'text',
    thread_id: 'text',
    reply_id: 'text',
    tab: 'text',
    persona_key: 'text',
    message: 'text',
    asked_at: 'timestamptz',
    reply: 'text?',
    status: 'text?',
    basis: 'text?',
    plans: 'text?',
    drafts: 'text?',
    replied_at: 'timestamptz?',
  },
  'id',
)

/**
 * A reply while it is being written: the unfinished part of an event, deleted once `ChatReplied` has the whole text. It is
 * stored so that text shown to a user outlives the process that wrote it (decision 113). `ending` is set when the draft is
 * closed, and says how the reply ends; `begun` is JSON, set with the first text.
 */
export type ChatDraftRow = {
  workspace: string
  reply_id: string
  text: Generated<string>
  ending: string | null
  begun: Generated<string | null>
  updated_at: Generated<string>
}
