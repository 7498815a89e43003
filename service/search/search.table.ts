/**
 * Read table of saved searches and views. `account_id` is empty in a demo, which has no accounts; `search` is the
 * sealed JSON; `screen` is null for a search.
 */
import { table } from '../read-models/table.ts'

export const savedSearchTable = table(
  'saved_search',
  { id: 'text', account_id: 'text', search: 'text', saved_at: 'timestamptz', screen: 'text?' },
  'id',
)
