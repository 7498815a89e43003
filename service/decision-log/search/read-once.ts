/** Caches the searchable content of recently read events. */
import { LRUCache } from 'lru-cache'
import type { EventRow } from '../../event-store/recorded-event.ts'
import { type Searched, searchedIn } from './log-match.ts'

// Typing repeats searches, each of which reads all unindexed events again.
const kept = new LRUCache<string, Searched>({
  maxSize: 16_000_000,
  sizeCalculation: (_, key) => 4 * key.length + 1000,
})

/** Reads an event for a search, with a cache; the key has all that is read, so an edited event is read again. */
export const readOnce = (row: EventRow & { readonly text: string }): Searched => {
  const key = JSON.stringify([row.type, row.persona, row.actor, row.text])
  const known = kept.get(key) ?? searchedIn(row)
  kept.set(key, known)
  return known
}
