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
 * Secret of a connection that can push sales, and the previous one while it still works; sealed under the
 * connection's key. `vendor` is the system named in the setup, if it has its own way of signing.
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
