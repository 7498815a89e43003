/** Memos of the CEO inbox: unread, read when opened, archived by the user. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, id, oneOf, text } from '../core/scalars.ts'

/** Id of a memo and of its stream. */
export const MemoId = id('MemoId')
export type MemoId = t.TypeOf<typeof MemoId>

export const MemoPriority = oneOf('high', 'normal', 'low')
export type MemoPriority = t.TypeOf<typeof MemoPriority>

export const MemoStatus = oneOf('unread', 'read', 'archived')
export type MemoStatus = t.TypeOf<typeof MemoStatus>

/** A memo as shown; `type` is open on purpose: values other than the four known ones get a neutral style. */
export const Memo = record(
  {
    id: MemoId,
    subject: text(200, 1),
    content: text(8000, 1),
    type: text(40, 1),
    priority: MemoPriority,
    status: MemoStatus,
    fromPersona: text(80, 1),
    createdAt: IsoTime,
  },
  undefined,
  'Memo',
)
export type Memo = t.TypeOf<typeof Memo>
