/** Workspaces and sessions as read tables. */
import type { Projection } from '../read-models/projection.ts'
import { add, patch, put } from '../read-models/row-change.ts'
import { sessionTable, workspaceTable } from './session.table.ts'

export const sessionProjection: Projection = {
  slice: 'session',
  tables: [workspaceTable, sessionTable],
  project: (event) => {
    switch (event.type) {
      case 'WorkspaceOpened':
        return [
          put(workspaceTable, {
            business_type: event.data.businessType,
            business_name: event.data.businessName,
          }),
        ]
      case 'SignedIn':
        return [
          add(sessionTable, {
            id: event.data.sessionId,
            token_hash: event.data.tokenHash,
            signed_in_at: event.recordedAt,
            expires_at: event.data.expiresAt,
            signed_out_at: null,
          }),
        ]
      case 'SignedOut':
        return [patch(sessionTable, { id: event.data.sessionId, signed_out_at: event.recordedAt })]
      default:
        return []
    }
  },
}
