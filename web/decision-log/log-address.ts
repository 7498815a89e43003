/** What the address says of the Decision Log: the page, and the event that is open. Pure. */
import type { PageCursor } from './decision-log.api.ts'

/** The page shown, and the position of the open event. */
export type LogAddress = { readonly cursor: PageCursor; readonly event: number | undefined }

const positionOf = (address: URLSearchParams, key: string): number | undefined => {
  const value = address.get(key)
  if (value === null || !/^(0|[1-9]\d{0,14})$/.test(value)) return undefined
  // Positions begin at 1; only what comes after nothing begins at 0.
  return key === 'after' || value !== '0' ? Number(value) : undefined
}

/** What an address says; a word that is no position counts as not said, and `before` wins over `after`. */
export const readLogAddress = (address: URLSearchParams): LogAddress => {
  const [before, after] = [positionOf(address, 'before'), positionOf(address, 'after')]
  return {
    cursor: before !== undefined ? { before } : after !== undefined ? { after } : {},
    event: positionOf(address, 'event'),
  }
}

/** The address with this event open, or with none. */
export const withEvent = (address: URLSearchParams, event: number | undefined): URLSearchParams => {
  const next = new URLSearchParams(address)
  if (event === undefined) next.delete('event')
  else next.set('event', String(event))
  return next
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
