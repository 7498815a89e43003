/** Read table of current connections, without setup values. */
import { table } from '../read-models/table.ts'

/** `setup_keys` is a JSON list of the keys that have a value. */
export const connectionTable = table(
  'connection',
  {
    id: 'text',
    type: 'text',
    status: 'text',
    last_sync: 'timestamptz?',
    setup_keys: 'text',
    failure: 'text?',
    created_at: 'timestamptz',
  },
  'id',
)
