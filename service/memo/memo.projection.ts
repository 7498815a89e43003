/** Memos as a read table. */
import type { Projection } from '../read-models/projection.ts'
import { add, patch } from '../read-models/row-change.ts'
import { memoTable } from './memo.table.ts'

export const memoProjection: Projection = {
  slice: 'memo',
  tables: [memoTable],
  project: (event) => {
    switch (event.type) {
      case 'MemoReceived': {
        const { memoId, fromPersona, ...rest } = event.data
        return [
          add(memoTable, {
            id: memoId,
            ...rest,
            from_persona: fromPersona,
            status: 'unread',
            created_at: event.recordedAt,
          }),
        ]
      }
      case 'MemoRead':
        return [patch(memoTable, { id: event.data.memoId, status: 'read' })]
      case 'MemoArchived':
        return [patch(memoTable, { id: event.data.memoId, status: 'archived' })]
      default:
        return []
    }
  },
}
