/** Tables of pushed sales. */
import type { Generated } from 'kysely'
import { table } from '../../read-models/table.ts'

/** One row per connection that has sent something, with the times of its latest message and latest sale. */
export const feedTable = table(
  'import_feed',
  {
    id: 'text',
    source: 'text',
    batch: 'integer',
    notices: 'integer',
    heard_at: 'timestamptz',
    last_at: 'timestamptz?',
  },
  'id',
)

/** Row counts of a connection by day. */
export const feedDayTable = table(
  'import_feed_day',
  { id: 'text', connection_id: 'text', date: 'date', rows: 'integer' },
  'id',
)

/** One row per unreadable message; `about` is the box of a sealed value. */
export const letterTable = table(
  'import_letter',
  { id: 'text', connection_id: 'text', reason: 'text', about: 'text?', received_at: 'timestamptz' },
  'id',
)

/**
 * A message as it arrived, outside the history. Its id is the hash of the signed content, so that a repeat is
 * the same row. `waiting` until its sales are on record, then `done`, or `refused` if unreadable. `body` is
 * sealed under the key of the workspace's files; null once the sales are on record.
 */
export type DeliveryRow = {
  workspace: string
  id: string
  /** Order of arrival, assigned by the database. */
  arrival: Generated<number>
  connection_id: string
  /** Id of the connection. */
  type: string
  source: string
  state: string
  received_at: string
  sent_at: string | null
  body: string | null
  /** Size of the body as it arrived. */
  bytes: number
}

/**
 * A pushed sale or refund by its number: the version with the highest `ordering`. `date` and `content`
 * (`records/line.ts`) are null if it is no longer a record. The hash of its day is in the history.
 */
export type PushedRow = {
  workspace: string
  source: string
  id: string
  mark: string
  connection_id: string
  ordering: string
  row: number
  date: string | null
  content: string | null
}
