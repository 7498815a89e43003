/** Calls of the CEO inbox. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { countsHeader, pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { readers, writers } from '../core/roles.ts'
import { oneOf } from '../core/scalars.ts'
import { Memo, MemoId, MemoStatus } from './memo.ts'

export const memoEndpoints = {
  listMemos: endpoint({
    method: 'GET',
    path: '/memos',
    roles: readers,
    summary: 'List memos, newest first; 50 a page by default',
    input: record({}, { status: MemoStatus, ...pageFields }),
    output: t.array(Memo),
    slices: ['memo'],
    ofHistory: true,
    headers: {
      ...pageHeaders,
      [countsHeader]: 'Unread, read and archived memos; sent while there is a next page.',
    },
  }),
  getMemo: endpoint({
    method: 'GET',
    path: '/memos/:memoId',
    roles: readers,
    summary: 'Get a memo; this does not mark it as read',
    input: record({ memoId: MemoId }),
    output: Memo,
    slices: ['memo'],
  }),
  changeMemoStatus: endpoint({
    method: 'PATCH',
    path: '/memos/:memoId/status',
    roles: writers,
    summary: 'Mark an unread memo as read, or archive a memo',
    input: record({ memoId: MemoId, status: oneOf('read', 'archived') }),
    output: Memo,
    // `session` because the answer about the current user includes the number of unread memos.
    slices: ['memo', 'session', 'decision-log'],
  }),
}
