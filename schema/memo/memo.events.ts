/** Events of a memo. */
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { MemoId, MemoPriority } from './memo.ts'

export const memoEvents = {
  MemoReceived: event(
    'MemoReceived',
    record({
      memoId: MemoId,
      subject: text(200, 1),
      content: text(8000, 1),
      // Open on purpose: values other than the four known ones get a neutral style.
      type: text(40, 1),
      priority: MemoPriority,
      fromPersona: text(80, 1),
    }),
    { title: 'Memo received', refs: ({ subject }) => ({ topic: subject }) },
  ),
  MemoRead: event('MemoRead', record({ memoId: MemoId }, { subject: text(200, 1) }), {
    title: 'Memo read',
    refs: ({ subject }) => (subject === undefined ? {} : { topic: subject }),
    hasEarlierSubject: true,
  }),
  MemoArchived: event('MemoArchived', record({ memoId: MemoId }, { subject: text(200, 1) }), {
    title: 'Memo archived',
    refs: ({ subject }) => (subject === undefined ? {} : { topic: subject }),
    hasEarlierSubject: true,
  }),
}
