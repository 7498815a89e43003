/** Memos of the CEO inbox. */
import type * as t from 'io-ts'
import { id, oneOf } from '../core/scalars.ts'

/** Names a memo; also the id of its stream. */
export const MemoId = id('MemoId')
export type MemoId = t.TypeOf<typeof MemoId>

/** How pressing a memo is (section 3). */
export const MemoPriority = oneOf('high', 'normal', 'low')
export type MemoPriority = t.TypeOf<typeof MemoPriority>
