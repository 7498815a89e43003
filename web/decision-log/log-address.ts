/** What the address says of the Decision Log: the filter, the order, the page, and the event that is open. Pure. */

import { LogOrder, logQueryNames } from '#schema/decision-log/log-query'
import type { PageCursor } from './decision-log.api.ts'
import { withEvent } from './event-address.ts'
import { type LogFilter, readLogFilter } from './filters/log-filter.ts'

/** What is asked of the log, the page of it that is shown, and the position of the open event. */
export type LogAddress = {
  readonly filter: LogFilter
  readonly order: LogOrder
  readonly cursor: PageCursor
  readonly event: number | undefined
}

const positionOf = (address: URLSearchParams, key: string): number | undefined => {
  const value = address.get(key)
  if (value === null || !/^(0|[1-9]\d{0,14})$/.test(value)) return undefined
  // Positions begin at 1; only what comes after nothing begins at 0.
  return key === 'after' || value !== '0' ? Number(value) : undefined
}

/** What an address says; a word that is no position counts as not said, and `before` wins over `after`. */
export const readLogAddress = (address: URLSearchParams): LogAddress => {
  const [before, after] = [positionOf(address, 'before'), positionOf(address, 'after')]
  const order = address.get('order')
  return {
    filter: readLogFilter(address),
    order: LogOrder.is(order) ? order : 'newest',
    cursor: before !== undefined ? { before } : after !== undefined ? { after } : {},
    event: positionOf(address, 'event'),
  }
}

/** The address of another page; an event that was open there stays behind. */
export const withPage = (address: URLSearchParams, { before, after }: PageCursor): URLSearchParams => {
  const next = withEvent(address, undefined)
  next.delete('before')
  next.delete('after')
  if (before !== undefined) next.set('before', String(before))
  else if (after !== undefined) next.set('after', String(after))
  return next
}

/** The address of the first page of another filter. */
export const withFilter = (address: URLSearchParams, filter: LogFilter): URLSearchParams => {
  const next = withPage(address, {})
  for (const name of logQueryNames) next.delete(name)
  for (const name of logQueryNames) {
    const value = filter[name]
    if (value !== undefined) next.set(name, value)
  }
  return next
}

/** The address of the first page in the other order; `newest` is what an address without a word means. */
export const withOrder = (address: URLSearchParams, order: LogOrder): URLSearchParams => {
  const next = withPage(address, {})
  if (order === 'newest') next.delete('order')
  else next.set('order', order)
  return next
}

/** The address without what says nothing in it; the very same where there is nothing of that kind. */
export const tidied = (address: URLSearchParams): URLSearchParams => {
  const { filter, order, cursor, event } = readLogAddress(address)
  const next = withEvent(withPage(withOrder(withFilter(address, filter), order), cursor), event)
  return next.size === address.size ? address : next
}
