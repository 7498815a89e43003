/** Read table of connections: what is connected now. Setup values are not in it. */
import { table } from '../read-models/table.ts'

/** `setup_keys` is a JSON list of the keys that hold a value. */
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
