/** The moment that `npm run restore` is given. */
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { readRestoreOptions } from '../../service/backup/backup-options.ts'

const now = new Date('2026-11-30T12:00:00Z')
const read = (...args: readonly string[]) => readRestoreOptions(['--from', tmpdir(), ...args], now, true)

it.each([
  ['2026-11-30T10:15:00Z', '2026-11-30T10:15:00.000Z'],
  ['2026-11-30 20:15:30+10:00', '2026-11-30T10:15:30.000Z'],
  ['2026-11-30T10:15:00.250Z', '2026-11-30T10:15:00.250Z'],
])('takes %s', (given, at) => {
  expect(read('--at', given)).toEqual({
    from: tmpdir(),
    at: new Date(at),
    isWithoutKeys: false,
    isBeside: false,
  })
})

it.each([
  '2026-13-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'yesterday',
  '2026-11-30T10:15:00',
  '2026-11-30',
  '',
])('refuses "%s"', (given) => {
  expect(read('--at', given)).toBe(
    `--at must be a time with its zone, such as 2026-11-30T10:15:00Z, but is "${given}".`,
  )
})

it('refuses the future, and a moment for a drill', () => {
  expect(read('--at', '2026-11-30T12:00:01Z')).toBe(
    '--at is 2026-11-30T12:00:01.000Z, which is in the future.',
  )
  expect(readRestoreOptions(['--from', tmpdir(), '--at', '2026-11-30T10:15:00Z'], now, false)).toContain(
    '--at',
  )
})
