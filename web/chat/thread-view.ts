/** Combines recorded turns with the reply being written. Pure. */
import type { ChatReply, ChatThread, ChatTurn, ThreadId } from '#schema/chat/chat'
import type { IsoTime } from '#schema/core/scalars'
import type { Notice } from './chat.state.ts'
import { type ChatTab, defaultTabs } from './chat-tabs.ts'
import type { LiveReply } from './replies.state.ts'

/** A question with its reply, recorded or being written. */
export type ShownTurn = {
  readonly message: string
  readonly createdAt: IsoTime
  readonly reply?: ChatReply
  readonly live?: LiveReply
}

/**
 * The thread of a tab: its own once something was asked there; otherwise, for the three advisors, the latest one
 * started under their name in any window.
 */
export const threadOf = (tab: ChatTab, threads: readonly ChatThread[] | undefined): ThreadId | undefined => {
  const isAdvisor = defaultTabs.some(({ id }) => id === tab.id)
  return tab.threadId ?? (isAdvisor ? threads?.find((thread) => thread.tab === tab.title)?.id : undefined)
}

/** Threads that no open tab shows. */
export const closedThreads = (
  tabs: readonly ChatTab[],
  threads: readonly ChatThread[] = [],
): readonly ChatThread[] => {
  const shown = tabs.map((tab) => threadOf(tab, threads))
  return threads.filter(({ id }) => !shown.includes(id))
}

/** Index of the live question among the recorded turns; -1 if it is not recorded. */
export const turnIndexOf = (turns: readonly ChatTurn[], live: LiveReply): number => {
  if (live.ids) return turns.findIndex(({ messageId }) => messageId === live.ids?.messageId)
  // The answer was lost, but the question was recorded.
  return turns[live.turnsBefore]?.message === live.message ? live.turnsBefore : -1
}

/** Turns to show. */
export const shownTurns = (turns: readonly ChatTurn[], live: LiveReply | undefined): readonly ShownTurn[] => {
  const place = live ? turnIndexOf(turns, live) : -1
  const recorded = turns.map(({ message, createdAt, reply }, index): ShownTurn => {
    if (reply) return { message, createdAt, reply }
    return live && index === place ? { message, createdAt, live } : { message, createdAt }
  })
  if (live === undefined || place !== -1) return recorded
  return [...recorded, { message: live.message, createdAt: live.askedAt, live }]
}

/** An item of a conversation. */
export type Entry = { readonly turn: ShownTurn; readonly index: number } | { readonly notice: Notice }

/** Turns and notices in order of time. */
export const entriesInOrder = (turns: readonly ShownTurn[], notices: readonly Notice[]): readonly Entry[] => {
  const entries: Entry[] = []
  let next = 0
  turns.forEach((turn, index) => {
    for (; next < notices.length; next += 1) {
      const notice = notices[next]
      if (notice === undefined || notice.at >= Date.parse(turn.createdAt)) break
      entries.push({ notice })
    }
    entries.push({ turn, index })
  })
  return [...entries, ...notices.slice(next).map((notice) => ({ notice }))]
}
