/** Stored form of an idempotency key. */
import { sha256 } from './chain.ts'

const timedKey = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * SHA-256 of a key and its owner, as 64 hex digits: a key belongs to whoever sent it (decision 796). For a UUIDv7 the first six bytes are the key's own timestamp: recent keys are then
 * adjacent in the index, where random ones cost a fifth of an append (decision 138).
 */
export const keyHashOf = (owner: string, key: string): string => {
  const hash = sha256(`${owner}\n${key}`)
  if (!timedKey.test(key)) return hash
  const time = `${key.slice(0, 8)}${key.slice(9, 13)}`.toLowerCase()
  return time + hash.slice(time.length)
}
