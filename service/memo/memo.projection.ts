/** Memos as a read table. */
import { type Projection, put } from '../core/projection.ts'
import { memoTable } from './memo.table.ts'

export const memoProjection: Projection = {
  tables: [memoTable],
  project: (event) => {
    if (event.type !== 'MemoReceived') return []
    const { memoId, fromPersona, ...rest } = event.data
    return [
      put(memoTable, {
        id: memoId,
        ...rest,
        from_persona: fromPersona,
        status: 'unread',
        created_at: event.recordedAt,
      }),
    ]
  },
}
