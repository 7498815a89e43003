/**
 * Read table of links for people outside. `content` is the JSON of what a link shows, `recipient` that of the event's
 * `Sealed` value. What finds a link by its secret is no history: see `share-link.table.ts`.
 */
import { table } from '../read-models/table.ts'

export const shareTable = table(
  'share',
  {
    id: 'text',
    kind: 'text',
    item_id: 'text',
    title: 'text',
    content: 'text',
    made_at: 'timestamptz',
    until: 'date',
    ends_at: 'timestamptz',
    revoked_at: 'timestamptz?',
    openings: 'integer',
    opened_at: 'timestamptz?',
    recipient: 'text?',
    mail_state: 'text?',
    mail_attempt: 'integer',
    mail_answer: 'text?',
    mail_at: 'timestamptz?',
  },
  'id',
)
