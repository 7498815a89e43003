/** Remembers what is searched in the events that were read last. */
import { LRUCache } from 'lru-cache'
import type { EventRow } from '../../event-store/recorded-event.ts'
import { type Searched, searchedIn } from './log-match.ts'

// Somebody who types searches again and again, and each time the events that are not in the index yet are read.
const kept = new LRUCache<string, Searched>({
  maxSize: 16_000_000,
  sizeCalculation: (_, key) => 4 * key.length + 1000,
})

/** Reads an event for a search, or remembers it: by all that is read, so that an edited one is read again. */
export const readOnce = (row: EventRow & { readonly text: string }): Searched => {
  const key = JSON.stringify([row.type, row.persona, row.actor, row.text])
  const known = kept.get(key) ?? searchedIn(row)
  kept.set(key, known)
  return known
}
