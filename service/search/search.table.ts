/** Read table of saved searches. `account_id` is empty in a demo, which has no accounts; `search` is the sealed JSON. */
import { table } from '../read-models/table.ts'

export const savedSearchTable = table(
  'saved_search',
  { id: 'text', account_id: 'text', search: 'text', saved_at: 'timestamptz' },
  'id',
)
