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

/**
 * The secret of a connection whose system can push sales, and the one before while it still works: boxes of sealed values,
 * under the key of the connection. `vendor` is the system that the setup names, if it signs in a way of its own.
 */
export const connectionSecretTable = table(
  'connection_secret',
  {
    id: 'text',
    vendor: 'text?',
    secret: 'text',
    ending: 'text',
    issued_at: 'timestamptz',
    previous: 'text?',
    previous_until: 'timestamptz?',
  },
  'id',
)
