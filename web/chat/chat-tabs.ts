/** Tabs of the chat and their drafts: names, reopening, and keys for drafts of closed tabs. Pure. */
import type { ThreadId } from '#schema/chat/chat'

/**
 * A tab. The three advisors have fixed ids; other chats have `chat-` and a number. `title` is the name on record;
 * `threadId` is set once something was asked.
 */
export type ChatTab = { readonly id: string; readonly title: string; readonly threadId?: ThreadId }

/** Advisors shown at first. */
export const defaultTabs: readonly ChatTab[] = [
  { id: 'agent', title: 'Agent' },
  { id: 'analyst', title: 'Analyst' },
  { id: 'advisor', title: 'Advisor' },
]

/** Unsent text by tab id; while a tab is closed, by its `closedDraftKey`. */
export type Drafts = { readonly [tabId: string]: string | undefined }

/** True when a tab with this id is open. */
export const isOpen = (tabs: readonly ChatTab[], id: string): boolean => tabs.some((tab) => tab.id === id)

/** A numbered chat with the lowest free number. */
const numberedTab = (isTaken: (id: string) => boolean): ChatTab => {
  let number = 1
  while (isTaken(`chat-${number}`)) number += 1
  return { id: `chat-${number}`, title: `Chat ${number}` }
}

/** The next tab to add: a missing advisor, otherwise a numbered chat. */
export const nextTab = (tabs: readonly ChatTab[]): ChatTab =>
  defaultTabs.find(({ id }) => !isOpen(tabs, id)) ?? numberedTab((id) => isOpen(tabs, id))

/**
 * The tab in which a recorded chat reopens: the advisor's own tab if free, otherwise a numbered chat without a
 * waiting draft.
 */
export const reopenedTab = (tabs: readonly ChatTab[], title: string, drafts: Drafts): ChatTab =>
  defaultTabs.find((tab) => tab.title === title && !isOpen(tabs, tab.id)) ??
  numberedTab((id) => isOpen(tabs, id) || Boolean(drafts[id]))

/** Joins two texts on separate lines. */
export const joinedLines = (before: string, text: string): string =>
  before.trim() === '' || text === '' ? before + text : `${before}\n${text}`

/** Key of a draft while its tab is closed: numbered chats use their thread id, all others their tab id. */
export const closedDraftKey = ({ id, threadId }: ChatTab): string =>
  threadId === undefined || defaultTabs.some((own) => own.id === id) ? id : threadId

/** Moves a draft to another key, joining it with the draft there. */
export const movedDraft = (drafts: Drafts, from: string, to: string): Drafts => {
  const { [from]: text, ...rest } = drafts
  return from === to || !text ? drafts : { ...rest, [to]: joinedLines(rest[to] ?? '', text) }
}
