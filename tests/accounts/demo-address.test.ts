import { expect, it } from 'vitest'
import { openAddressCounts } from '../../service/accounts/demo-address.ts'

it('lets an address make so many private demos a day, whatever the others make', () => {
  let now = new Date('2026-11-20T00:00:00.000Z')
  const count = openAddressCounts(() => now, 3)
  expect([1, 2, 3].map(() => count('a'))).toEqual([undefined, undefined, undefined])
  now = new Date('2026-11-20T18:00:00.000Z')
  expect(count('a')).toBe(6 * 3600)
  expect(count('b')).toBeUndefined()
  now = new Date('2026-11-21T00:00:00.000Z')
  expect(count('a')).toBeUndefined()
})
