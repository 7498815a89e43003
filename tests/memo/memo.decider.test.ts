import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import type { AnyEvent } from '#schema/events'
import { MemoId } from '#schema/memo/memo'
import { memoDecider } from '../../service/memo/memo.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(memoDecider)
const memoId = decodeOrThrow(MemoId, 'm1', 'id')
const subject = 'Tuesday’s roster'
const received: AnyEvent = {
  type: 'MemoReceived',
  data: {
    memoId,
    subject,
    content: 'One shift too many.',
    type: 'directive',
    priority: 'high',
    fromPersona: 'Operations Expert',
  },
}
const read: AnyEvent = { type: 'MemoRead', data: { memoId, subject } }
const archived: AnyEvent = { type: 'MemoArchived', data: { memoId, subject } }

it('is read once', () => {
  given(received).when({ memoId, status: 'read' }).yields(read)
  given(received, read).when({ memoId, status: 'read' }).refused('memo/not-unread')
  given(received, archived).when({ memoId, status: 'read' }).refused('memo/not-unread')
})

it('is archived once, read or unread', () => {
  given(received).when({ memoId, status: 'archived' }).yields(archived)
  given(received, read).when({ memoId, status: 'archived' }).yields(archived)
  given(received, archived).when({ memoId, status: 'archived' }).refused('memo/already-archived')
  given(received, read, archived).when({ memoId, status: 'archived' }).refused('memo/already-archived')
})

it('must have been received', () => {
  for (const status of ['read', 'archived'] as const) given().when({ memoId, status }).refused('memo/unknown')
})
