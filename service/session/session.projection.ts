/** Workspaces, sessions and the keys that people sign in with, as read tables. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, patch, put, remove } from '../read-models/row-change.ts'
import { passkeyTable, recoveryCodeTable } from './passkey.table.ts'
import { sessionTable, workspaceTable } from './session.table.ts'

export const sessionProjection = projection({
  slice: 'session',
  tables: [workspaceTable, sessionTable, passkeyTable, recoveryCodeTable],
  ignored: ['WorkspaceDropped', 'SessionHalfRefused', 'CompanyAccountLinked', 'CompanyAccountUnlinked'],
  on: {
    WorkspaceOpened: ({ data }) => [
      put(workspaceTable, {
        business_type: data.businessType,
        business_name: data.businessName,
        is_own: data.place !== undefined,
        suburb: data.place?.suburb ?? null,
        state: data.place?.state ?? null,
        time_zone: data.place?.timeZone ?? null,
        currency: data.place?.currency ?? null,
        fiscal_year_start: data.place?.fiscalYearStart ?? null,
        deletes_at: null,
        deletion_asked_at: null,
        deletion_by: null,
        passkeys_only: false,
      }),
    ],
    WorkspaceDeletionRequested: ({ data, recordedAt }) => [
      patch(workspaceTable, {
        deletes_at: data.endsAt,
        deletion_asked_at: recordedAt,
        deletion_by: data.accountId,
      }),
    ],
    WorkspaceDeletionCancelled: () => [
      patch(workspaceTable, { deletes_at: null, deletion_asked_at: null, deletion_by: null }),
    ],
    SignInRuleChanged: ({ data }) => [patch(workspaceTable, { passkeys_only: data.passkeysOnly })],
    SignedIn: ({ data, recordedAt }) => [
      add(sessionTable, {
        id: data.sessionId,
        token_hash: data.tokenHash,
        signed_in_at: recordedAt,
        expires_at: data.expiresAt,
        signed_out_at: null,
        account_id: data.accountId ?? null,
        half_hash: data.halfHash ?? null,
        proved_at: data.provedAt ?? null,
        // Shown to people with an account only, because strangers share a demo session.
        device: data.accountId && data.device ? canonicalJson(data.device) : null,
        proof: data.proof ?? null,
      }),
    ],
    PasskeyAdded: ({ data, recordedAt }) => [
      put(passkeyTable, {
        id: data.passkeyId,
        account_id: data.accountId,
        passkey: canonicalJson(data.passkey),
        added_at: recordedAt,
      }),
    ],
    PasskeyRemoved: ({ data }) => [remove(passkeyTable, { id: data.passkeyId })],
    RecoverySheetMade: ({ data, recordedAt }) => [
      ...data.replaced.map((hash) => remove(recoveryCodeTable, { code_hash: hash })),
      ...data.codeHashes.map((hash) =>
        put(recoveryCodeTable, { code_hash: hash, account_id: data.accountId, made_at: recordedAt }),
      ),
    ],
    RecoveryCodeUsed: ({ data }) => [remove(recoveryCodeTable, { code_hash: data.codeHash })],
    SignedOut: ({ data, recordedAt }) => [
      patch(sessionTable, { id: data.sessionId, signed_out_at: recordedAt }),
    ],
  },
})
