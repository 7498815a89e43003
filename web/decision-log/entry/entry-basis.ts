/** What stood behind advice, out of the event that recorded it. Pure. */
import { Basis, Begun } from '#schema/core/advice'

/** Fields of an event that tell what stood behind advice. */
export const basisFields: readonly string[] = ['basis', 'begun']

/** The basis that an event recorded; undefined for one that is no advice. */
export const basisIn = (data: unknown): Basis | undefined => {
  if (typeof data !== 'object' || data === null || !('basis' in data)) return undefined
  return Basis.is(data.basis) ? data.basis : undefined
}

/** What is recorded of a reply that ended before it was whole; undefined for any other event. */
export const begunIn = (data: unknown): Begun | undefined => {
  if (typeof data !== 'object' || data === null || !('begun' in data)) return undefined
  return Begun.is(data.begun) ? data.begun : undefined
}
