/** The Decision Log's address: filter, order, page and open event. Pure. */

import { LogOrder, logQueryNames } from '#schema/decision-log/log-query'
import type { PageCursor } from './decision-log.api.ts'
import { withEvent } from './event-address.ts'
import { type LogFilter, readLogFilter } from './filters/log-filter.ts'

/** The parsed address; `event` is the position of the open event. */
export type LogAddress = {
  readonly filter: LogFilter
  readonly order: LogOrder
  readonly cursor: PageCursor
  readonly event: number | undefined
}

const positionOf = (address: URLSearchParams, key: string): number | undefined => {
  const value = address.get(key)
  if (value === null || !/^(0|[1-9]\d{0,14})$/.test(value)) return undefined
  // Positions start at 1; only `after` may be 0.
  return key === 'after' || value !== '0' ? Number(value) : undefined
}

/** Parses an address; ignores invalid positions, and `before` wins over `after`. */
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

/** The address of another page, with no event open. */
export const withPage = (address: URLSearchParams, { before, after }: PageCursor): URLSearchParams => {
  const next = withEvent(address, undefined)
  next.delete('before')
  next.delete('after')
  if (before !== undefined) next.set('before', String(before))
  else if (after !== undefined) next.set('after', String(after))
  return next
}

/** The address of the first page with this filter. */
export const withFilter = (address: URLSearchParams, filter: LogFilter): URLSearchParams => {
  const next = withPage(address, {})
  for (const name of logQueryNames) next.delete(name)
  for (const name of logQueryNames) {
    const value = filter[name]
    if (value !== undefined) next.set(name, value)
  }
  return next
}

/** The address of the first page in this order; `newest` is the default and left out. */
export const withOrder = (address: URLSearchParams, order: LogOrder): URLSearchParams => {
  const next = withPage(address, {})
  if (order === 'newest') next.delete('order')
  else next.set('order', order)
  return next
}

/** The address without invalid parameters; the same object when there are none. */
export const withoutInvalid = (address: URLSearchParams): URLSearchParams => {
  const { filter, order, cursor, event } = readLogAddress(address)
  const next = withEvent(withPage(withOrder(withFilter(address, filter), order), cursor), event)
  return next.size === address.size ? address : next
}
