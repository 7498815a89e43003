/** Ends replies once, whether by their writer, the user or a restart. */
import { MessageId, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { openWorkspaces } from '../accounts/workspaces.ts'
import type { Metadata } from '../event-store/append.ts'
import { runCommand } from '../event-store/decide.ts'
import { UnreadableEvent } from '../event-store/recorded-event.ts'
import type { Service } from '../runtime/service.ts'
import { chatDecider, type Ending } from './chat.decider.ts'
import { closeDraft, draftTimeout, removeDraft, removeStrayDrafts } from './chat.drafts.ts'
import { selectAbandonedTurns } from './chat.queries.ts'

/** Workspace of a reply, and the actor who ends it. */
export type Ender = {
  readonly service: Service
  readonly workspace: string
  readonly by: Pick<Metadata, 'actor' | 'persona' | 'correlationId' | 'causationId'>
}

/** Records the end of a reply; does nothing if it has already ended. */
export const endReply = async (
  { service, workspace, by }: Ender,
  threadId: ThreadId,
  ending: Ending,
): Promise<void> => {
  await runCommand(service.store, {
    workspace,
    decider: chatDecider,
    id: threadId,
    command: { type: 'end', ...ending },
    metadata: by,
  })
  await removeDraft(service.database.of(workspace), ending.replyId)
}

/** Ends a workspace's abandoned replies with all the text that was shown; returns their number. */
export const endAbandoned = async (
  service: Service,
  workspace: string,
  timeoutSeconds = draftTimeout,
): Promise<number> => {
  const db = service.database.of(workspace)
  const abandoned = await selectAbandonedTurns(db, timeoutSeconds)
  const by = { actor: 'system:chat', persona: null, correlationId: null, causationId: null }
  for (const { reply_id, thread_id } of abandoned) {
    const closed = await closeDraft(db, reply_id, 'interrupted')
    const ended = endReply({ service, workspace, by }, decodeOrThrow(ThreadId, thread_id, 'A thread'), {
      replyId: decodeOrThrow(MessageId, reply_id, 'A reply'),
      message: closed?.text ?? '',
      // Never `complete`: the full basis was lost with the writer.
      status: closed?.ending === 'stopped' ? 'stopped' : 'interrupted',
      ...closed?.evidence,
    })
    await ended.catch((error: unknown) => {
      // Skip a thread that was edited in the database; it must not prevent a start.
      if (!(error instanceof UnreadableEvent)) throw error
    })
  }
  return abandoned.length
}

/**
 * Ends the abandoned replies of every business at the start. With `isAlone` no other process can be writing; otherwise
 * recently updated drafts are left to their writers.
 */
export const endAbandonedReplies = async (
  service: Service,
  isAlone: boolean,
  workspaces = openWorkspaces(service),
): Promise<number> => {
  let ended = 0
  const timeout = isAlone ? 0 : draftTimeout
  for (const workspace of await workspaces()) {
    ended += await endAbandoned(service, workspace, timeout)
    await removeStrayDrafts(service.database.of(workspace), timeout)
  }
  return ended
}
