/** Calls of the CEO inbox. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { countsHeader, pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { oneOf } from '../core/scalars.ts'
import { Memo, MemoId, MemoStatus } from './memo.ts'

export const memoEndpoints = {
  listMemos: endpoint({
    method: 'GET',
    path: '/memos',
    summary:
      'Memos, newest first, of any status unless one is named; 50 a page unless `limit` says otherwise',
    input: record({}, { status: MemoStatus, ...pageFields }),
    output: t.array(Memo),
    slices: ['memo'],
    headers: {
      ...pageHeaders,
      [countsHeader]: 'Where there is a next page: how many memos are unread, read and archived.',
    },
  }),
  getMemo: endpoint({
    method: 'GET',
    path: '/memos/:memoId',
    summary: 'One memo; looking at it does not mark it as read',
    input: record({ memoId: MemoId }),
    output: Memo,
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
