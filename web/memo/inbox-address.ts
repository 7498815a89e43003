/** Inbox, tab and opened memo, as held in the address. Pure. */
import type { Memo, MemoStatus } from '#schema/memo/memo'

export type InboxTab = 'all' | MemoStatus

/** Tabs in display order. */
export const inboxTabs: readonly InboxTab[] = ['all', 'unread', 'read', 'archived']

/** True when the address opens the inbox. */
export const isInboxOpen = (address: URLSearchParams): boolean => address.has('inbox')

/** The tab and the opened memo; an unknown tab counts as `all`. */
export const readInbox = (
  address: URLSearchParams,
): { readonly tab: InboxTab; readonly memo: string | null } => ({
  tab: inboxTabs.find((tab) => tab === address.get('inbox')) ?? 'all',
  memo: address.get('memo'),
})

/** The address with the inbox on a tab; keeps an opened memo. */
export const withInbox = (address: URLSearchParams, tab: InboxTab = 'all'): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.set('inbox', tab)
  return next
}

/** The address with a memo open, or with none. */
export const withMemo = (address: URLSearchParams, memo: Memo['id'] | null): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (memo === null) next.delete('memo')
  else next.set('memo', memo)
  return next
}

/** The address with the inbox closed. */
export const withoutInbox = (address: URLSearchParams): URLSearchParams => {
  const next = withMemo(address, null)
  next.delete('inbox')
  return next
}
