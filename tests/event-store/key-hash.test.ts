/** The stored form of idempotency keys, for keys in general and for those that the browser makes. */
import { expect, it } from 'vitest'
import { sha256 } from '../../service/event-store/chain.ts'
import { keyHashOf } from '../../service/event-store/key-hash.ts'
import { newUuid } from '../../web/core/api.ts'

it('a key is stored as the SHA-256 of its owner and itself', () => {
  for (const key of [
    '1',
    'key-1',
    'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    `019a0000-0000-7000-8000-00000000000g`,
  ])
    expect(keyHashOf('ann', key)).toBe(sha256(`ann\n${key}`))
})

it('a UUIDv7 is stored by its time, and keys of the same millisecond stay distinct', () => {
  const key = '019AA5B4-7C00-7abc-8def-0123456789ab'
  expect(keyHashOf('ann', key)).toBe(`019aa5b47c00${sha256(`ann\n${key}`).slice(12)}`)
  expect(keyHashOf('ann', '019aa5b4-7c00-7abc-8def-0123456789ac')).not.toBe(keyHashOf('ann', key))
  expect(keyHashOf('ben', key)).not.toBe(keyHashOf('ann', key))
})

it('the browser makes such keys, in order of time', async () => {
  const before = Date.now()
  const keys = [await newUuid(), await newUuid()]
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const time = Number.parseInt(keyHashOf('ann', key).slice(0, 12), 16)
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  }
  expect(new Set(keys).size).toBe(2)
})
