/** Memos as a read table. */
import { projection } from '../read-models/projection.ts'
import { add, patch } from '../read-models/row-change.ts'
import { memoTable } from './memo.table.ts'

export const memoProjection = projection({
  slice: 'memo',
  tables: [memoTable],
  on: {
    MemoReceived: ({ data: { memoId, fromPersona, ...rest }, recordedAt }) => [
      add(memoTable, {
        id: memoId,
        ...rest,
        from_persona: fromPersona,
        status: 'unread',
        created_at: recordedAt,
      }),
    ],
    MemoRead: ({ data }) => [patch(memoTable, { id: data.memoId, status: 'read' })],
    MemoArchived: ({ data }) => [patch(memoTable, { id: data.memoId, status: 'archived' })],
  },
})
