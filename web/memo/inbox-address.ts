/** What the address says of the inbox: whether it is open, on which tab, with which memo. Pure. */
import type { Memo, MemoStatus } from '#schema/memo/memo'

/** A filter of the inbox. */
export type InboxTab = 'all' | MemoStatus

/** The tabs in their order. */
export const inboxTabs: readonly InboxTab[] = ['all', 'unread', 'read', 'archived']

/** Whether the address opens the inbox. */
export const isInboxOpen = (address: URLSearchParams): boolean => address.has('inbox')

/** The tab and the opened memo; a word that is no tab counts as all. */
export const readInbox = (
  address: URLSearchParams,
): { readonly tab: InboxTab; readonly memo: string | null } => ({
  tab: inboxTabs.find((tab) => tab === address.get('inbox')) ?? 'all',
  memo: address.get('memo'),
})

/** The address with the inbox on a tab; an opened memo stays. */
export const withInbox = (address: URLSearchParams, tab: InboxTab = 'all'): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.set('inbox', tab)
  return next
}

/** The address with a memo opened, or with none. */
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
