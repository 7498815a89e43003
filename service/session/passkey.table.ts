/** Tables of passkeys and recovery codes, all in the installation's workspace. */
import { table } from '../read-models/table.ts'

/** `passkey` is the JSON of the event's `Sealed` value. */
export const passkeyTable = table(
  'passkey',
  { id: 'text', account_id: 'text', passkey: 'text', added_at: 'timestamptz' },
  'id',
)

/** Unused codes. */
export const recoveryCodeTable = table(
  'recovery_code',
  { code_hash: 'text', account_id: 'text', made_at: 'timestamptz' },
  'code_hash',
)

/** Last use of a passkey, and its counter at the time; not history. */
export type PasskeyUseRow = {
  workspace: string
  passkey_id: string
  counter: number
  used_at: string | null
}

/** A challenge for one browser; `account_id` if only that person may answer it. */
export type PasskeyChallengeRow = {
  workspace: string
  browser_hash: string
  challenge: string
  purpose: string
  account_id: string | null
  expires_at: string
}
