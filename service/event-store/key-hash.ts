/** What an idempotency key is stored as. */
import { sha256 } from './chain.ts'

const timedKey = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * 64 hex digits that stand for a key and do not tell it: its SHA-256. Of a UUIDv7 the first six bytes are the key's own,
 * which are its time: keys of one moment then lie side by side in the index, where random ones cost a fifth of an append.
 */
export const keyHashOf = (key: string): string => {
  const hash = sha256(key)
  if (!timedKey.test(key)) return hash
  const time = `${key.slice(0, 8)}${key.slice(9, 13)}`.toLowerCase()
  return time + hash.slice(time.length)
}
