/** Read tables of workspaces and sessions. */
import { table } from '../read-models/table.ts'

export const workspaceTable = table('workspace', { business_type: 'text', business_name: 'text' }, null)

export const sessionTable = table(
  'session',
  {
    id: 'text',
    token_hash: 'text',
    signed_in_at: 'timestamptz',
    expires_at: 'timestamptz',
    signed_out_at: 'timestamptz?',
  },
  'id',
)
