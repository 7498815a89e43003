/** Read tables of workspaces and sessions. */
import { table } from '../read-models/table.ts'

/** Only the user's own business has place and zone; a demo has none. */
export const workspaceTable = table(
  'workspace',
  {
    business_type: 'text',
    business_name: 'text',
    is_own: 'boolean',
    suburb: 'text?',
    state: 'text?',
    time_zone: 'text?',
    currency: 'text?',
    fiscal_year_start: 'text?',
    deletes_at: 'timestamptz?',
    deletion_asked_at: 'timestamptz?',
    deletion_by: 'text?',
    passkeys_only: 'boolean',
  },
  null,
)

export const sessionTable = table(
  'session',
  {
    id: 'text',
    token_hash: 'text',
    signed_in_at: 'timestamptz',
    expires_at: 'timestamptz',
    signed_out_at: 'timestamptz?',
    account_id: 'text?',
    half_hash: 'text?',
    proved_at: 'timestamptz?',
    device: 'text?',
    proof: 'text?',
  },
  'id',
)
