/** A thread as it is shown: what is on record, and over it the reply that is being written. Pure. */
import type { ChatReply, ChatThread, ChatTurn, ThreadId } from '#schema/chat/chat'
import type { IsoTime } from '#schema/core/scalars'
import type { Notice } from './chat.state.ts'
import { type ChatTab, defaultTabs } from './chat-tabs.ts'
import type { LiveReply } from './replies.state.ts'

/** A question with its reply, or with the one that is being written. */
export type ShownTurn = {
  readonly message: string
  readonly createdAt: IsoTime
  readonly reply?: ChatReply
  readonly live?: LiveReply
}

/**
 * The thread of a tab: its own once something was asked there; for the three advisors else the latest that was begun
 * under their name, in whatever window.
 */
export const threadOf = (tab: ChatTab, threads: readonly ChatThread[] | undefined): ThreadId | undefined => {
  const isAdvisor = defaultTabs.some(({ id }) => id === tab.id)
  return tab.threadId ?? (isAdvisor ? threads?.find((thread) => thread.tab === tab.title)?.id : undefined)
}

/** The threads that no open tab shows. */
export const closedThreads = (
  tabs: readonly ChatTab[],
  threads: readonly ChatThread[] = [],
): readonly ChatThread[] => {
  const shown = tabs.map((tab) => threadOf(tab, threads))
  return threads.filter(({ id }) => !shown.includes(id))
}

/** The place of the live question among the turns on record; -1 where it is not among them. */
export const placeOf = (turns: readonly ChatTurn[], live: LiveReply): number => {
  if (live.ids) return turns.findIndex(({ messageId }) => messageId === live.ids?.messageId)
  // Its answer was lost on the way, but the question came through.
  return turns[live.turnsBefore]?.message === live.message ? live.turnsBefore : -1
}

/** The turns as they are shown. */
export const shownTurns = (turns: readonly ChatTurn[], live: LiveReply | undefined): readonly ShownTurn[] => {
  const place = live ? placeOf(turns, live) : -1
  const recorded = turns.map(({ message, createdAt, reply }, index): ShownTurn => {
    if (reply) return { message, createdAt, reply }
    return live && index === place ? { message, createdAt, live } : { message, createdAt }
  })
  if (live === undefined || place !== -1) return recorded
  return [...recorded, { message: live.message, createdAt: live.askedAt, live }]
}

/** Something that stands in a conversation. */
export type Entry = { readonly turn: ShownTurn; readonly index: number } | { readonly notice: Notice }

/** Turns and notices in the order in which they came. */
export const inOrder = (turns: readonly ShownTurn[], notices: readonly Notice[]): readonly Entry[] => {
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
