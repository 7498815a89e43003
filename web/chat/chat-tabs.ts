/** The tabs of the chat, and what is typed in them: how they are named, and where words wait while a tab is closed. Pure. */
import type { ThreadId } from '#schema/chat/chat'

/**
 * A tab; the three advisors have fixed ids, a generic chat is `chat-` and its number. `title` is what the record calls
 * it; `threadId` names its thread once something was asked here.
 */
export type ChatTab = { readonly id: string; readonly title: string; readonly threadId?: ThreadId }

/** The advisors shown in the panel from the start. */
export const defaultTabs: readonly ChatTab[] = [
  { id: 'agent', title: 'Agent' },
  { id: 'analyst', title: 'Analyst' },
  { id: 'advisor', title: 'Advisor' },
]

/** What is typed and not sent, by tab; while a tab is closed, by what `waitsAs` says. */
export type Drafts = { readonly [tabId: string]: string | undefined }

/** Whether a tab of this id is there. */
export const isOpen = (tabs: readonly ChatTab[], id: string): boolean => tabs.some((tab) => tab.id === id)

/** A generic chat with the lowest number that is free. */
const numberedTab = (isTaken: (id: string) => boolean): ChatTab => {
  let number = 1
  while (isTaken(`chat-${number}`)) number += 1
  return { id: `chat-${number}`, title: `Chat ${number}` }
}

/** The tab that is added: the next missing advisor, else a generic chat. */
export const nextTab = (tabs: readonly ChatTab[]): ChatTab =>
  defaultTabs.find(({ id }) => !isOpen(tabs, id)) ?? numberedTab((id) => isOpen(tabs, id))

/**
 * The tab that a chat on record of this title comes back in: an advisor's own while that is free, else a generic chat,
 * and not one where other words wait.
 */
export const reopenedTab = (tabs: readonly ChatTab[], title: string, drafts: Drafts): ChatTab =>
  defaultTabs.find((tab) => tab.title === title && !isOpen(tabs, tab.id)) ??
  numberedTab((id) => isOpen(tabs, id) || Boolean(drafts[id]))

/** What was typed, and below it what comes to it. */
export const joined = (before: string, text: string): string =>
  before.trim() === '' || text === '' ? before + text : `${before}\n${text}`

/** Where words wait while their tab is closed: a generic chat comes back by its thread, any other tab under its id. */
export const waitsAs = ({ id, threadId }: ChatTab): string =>
  threadId === undefined || defaultTabs.some((own) => own.id === id) ? id : threadId

/** The drafts with that of one place at another one. */
export const moved = (drafts: Drafts, from: string, to: string): Drafts => {
  const { [from]: text, ...rest } = drafts
  return from === to || !text ? drafts : { ...rest, [to]: joined(rest[to] ?? '', text) }
}
