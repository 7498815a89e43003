/** Workspaces and sessions as read tables. */
import { projection } from '../read-models/projection.ts'
import { add, patch, put } from '../read-models/row-change.ts'
import { sessionTable, workspaceTable } from './session.table.ts'

export const sessionProjection = projection({
  slice: 'session',
  tables: [workspaceTable, sessionTable],
  on: {
    WorkspaceOpened: ({ data }) => [
      put(workspaceTable, { business_type: data.businessType, business_name: data.businessName }),
    ],
    SignedIn: ({ data, recordedAt }) => [
      add(sessionTable, {
        id: data.sessionId,
        token_hash: data.tokenHash,
        signed_in_at: recordedAt,
        expires_at: data.expiresAt,
        signed_out_at: null,
      }),
    ],
    SignedOut: ({ data, recordedAt }) => [
      patch(sessionTable, { id: data.sessionId, signed_out_at: recordedAt }),
    ],
  },
})
