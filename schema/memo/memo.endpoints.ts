/** Calls of the CEO inbox. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { oneOf } from '../core/scalars.ts'
import { Memo, MemoId, MemoStatus } from './memo.ts'

export const memoEndpoints = {
  listMemos: endpoint({
    method: 'GET',
    path: '/memos',
    summary: 'Memos, newest first; all of them without a status',
    input: record({}, { status: MemoStatus }),
    output: t.array(Memo),
    slices: ['memo'],
  }),
  changeMemoStatus: endpoint({
    method: 'PATCH',
    path: '/memos/:memoId/status',
    summary: 'Mark an unread memo as read, or archive one',
    input: record({ memoId: MemoId, status: oneOf('read', 'archived') }),
    output: Memo,
    // The number of unread memos travels with the current user.
    slices: ['memo', 'session', 'decision-log'],
  }),
}
