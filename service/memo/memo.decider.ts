/** Rules of a memo: unread becomes read once, and any memo is archived once (decision 19). */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { Memo, MemoId } from '#schema/memo/memo'
import type { Decider } from '../event-store/decider.ts'

/** The status to give a memo. */
export type MemoCommand = { readonly memoId: MemoId; readonly status: 'read' | 'archived' }

/** The current memo; null before it was received. */
export type MemoState = Memo | null

/** Refuses an unknown memo (404) and a status that the memo has or had (409). */
export const memoDecider: Decider<'memo', MemoCommand, MemoState> = {
  slice: 'memo',
  initial: null,
  evolve: (state, event) => {
    switch (event.type) {
      case 'MemoReceived': {
        const { memoId, ...rest } = event.data
        const createdAt = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
        return { id: memoId, ...rest, status: 'unread', createdAt }
      }
      case 'MemoRead':
        return state && { ...state, status: 'read' }
      case 'MemoArchived':
        return state && { ...state, status: 'archived' }
      default:
        return state
    }
  },
  decide: ({ memoId, status }, memo) => {
    if (!memo) return E.left(missing('memo/unknown', 'memoId', 'There is no such memo here.'))
    const data = { memoId, subject: memo.subject }
    if (status === 'archived')
      return memo.status === 'archived'
        ? E.left(
            conflict('memo/already-archived', 'This memo has already been archived. Nothing was changed.'),
          )
        : E.right([{ type: 'MemoArchived', data }])
    return memo.status === 'unread'
      ? E.right([{ type: 'MemoRead', data }])
      : E.left(conflict('memo/not-unread', `This memo is ${memo.status}, not unread. Nothing was changed.`))
  },
}
