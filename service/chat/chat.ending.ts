/** How replies end: as their writer, a person or a restart wants it, and only once. */
import { MessageId, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { businessTypes } from '#schema/session/session'
import type { Metadata } from '../event-store/append.ts'
import { change } from '../event-store/decide.ts'
import { UnreadableEvent } from '../event-store/recorded-event.ts'
import type { Service } from '../runtime/service.ts'
import { chatDecider, type Ending } from './chat.decider.ts'
import { closeDraft, draftPatience, removeDraft, removeStrayDrafts } from './chat.drafts.ts'
import { selectAbandoned } from './chat.queries.ts'

/** Where a reply stands, and who ends it. */
export type Ender = {
  readonly service: Service
  readonly workspace: string
  readonly by: Pick<Metadata, 'actor' | 'persona' | 'correlationId' | 'causationId'>
}

/** Records the end of a reply; where it has ended before, that stands and nothing is recorded. */
export const endReply = async (
  { service, workspace, by }: Ender,
  threadId: ThreadId,
  ending: Ending,
): Promise<void> => {
  await change(service.store, {
    workspace,
    decider: chatDecider,
    id: threadId,
    command: { type: 'end', ...ending },
    metadata: by,
  })
  await removeDraft(service.database.of(workspace), ending.replyId)
}

/** Ends the replies of a workspace that nobody writes any more, with all the text that was shown; gives how many. */
export const endAbandoned = async (
  service: Service,
  workspace: string,
  patienceSeconds = draftPatience,
): Promise<number> => {
  const db = service.database.of(workspace)
  const abandoned = await selectAbandoned(db, patienceSeconds)
  const by = { actor: 'system:chat', persona: null, correlationId: null, causationId: null }
  for (const { reply_id, thread_id } of abandoned) {
    const closed = await closeDraft(db, reply_id, 'interrupted')
    const ended = endReply({ service, workspace, by }, decodeOrThrow(ThreadId, thread_id, 'A thread'), {
      replyId: decodeOrThrow(MessageId, reply_id, 'A reply'),
      message: closed?.text ?? '',
      // What stood behind a reply that was whole went with its writer, so it does not count as whole.
      status: closed?.ending === 'stopped' ? 'stopped' : 'interrupted',
      ...closed?.behind,
    })
    await ended.catch((error: unknown) => {
      // A thread that was altered in the database stays as it is, and stops no start.
      if (!(error instanceof UnreadableEvent)) throw error
    })
  }
  return abandoned.length
}

/**
 * At the start: ends what the process before left behind in every business. `isAlone` says that no other process can be
 * writing here; otherwise drafts that were touched lately are left to whoever writes them.
 */
export const endAbandonedReplies = async (service: Service, isAlone: boolean): Promise<number> => {
  let ended = 0
  const patience = isAlone ? 0 : draftPatience
  for (const workspace of businessTypes) {
    ended += await endAbandoned(service, workspace, patience)
    await removeStrayDrafts(service.database.of(workspace), patience)
  }
  return ended
}
