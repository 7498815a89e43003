/** Read tables of accounts, members and open invitations; `person` is the JSON of the event's `Sealed` value. */
import { table } from '../read-models/table.ts'

export const accountTable = table('account', { id: 'text', person: 'text', opened_at: 'timestamptz' }, 'id')

export const memberTable = table(
  'member',
  {
    account_id: 'text',
    person: 'text',
    role: 'text',
    until: 'date?',
    ends_at: 'timestamptz?',
    period_from: 'date?',
    period_to: 'date?',
    sees_from: 'timestamptz?',
    sees_before: 'timestamptz?',
    joined_at: 'timestamptz',
    ended_at: 'timestamptz?',
  },
  'account_id',
)

export const invitationTable = table(
  'invitation',
  {
    id: 'text',
    token_hash: 'text',
    person: 'text',
    role: 'text',
    until: 'date?',
    period_from: 'date?',
    period_to: 'date?',
    invited_at: 'timestamptz',
    expires_at: 'timestamptz',
    by_operator: 'boolean',
  },
  'id',
)

/** Account of an address, by its keyed hash. */
export type AccountAddressRow = { workspace: string; address_hash: string; account_id: string }

/** A code sent to an address, for the browser that requested it; without an account it opens nothing. */
export type LoginCodeRow = {
  workspace: string
  browser_hash: string
  address_hash: string
  code_hash: string
  account_id: string | null
  tries: number
  asked_at: string
  expires_at: string
}
