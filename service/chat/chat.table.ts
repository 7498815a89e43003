/** Read table of the turns; `basis` is JSON. And the drafts beside it, which are no read table. */
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
    replied_at: 'timestamptz?',
  },
  'id',
)

/**
 * A reply while it is written. It is no event: it is the unfinished part of one, changes with every sentence, and goes
 * when ChatReplied holds the whole. It is kept so that whatever a person was shown outlives the process that wrote it.
 * `ending` says that nothing may be added any more, and how the reply is to end; `begun` is JSON and there as soon as any
 * text is.
 */
export type ChatDraftRow = {
  workspace: string
  reply_id: string
  text: Generated<string>
  ending: string | null
  begun: Generated<string | null>
  updated_at: Generated<string>
}
