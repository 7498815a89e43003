/** Backups that the service makes by itself. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { backUpIfDue, scheduleBackups } from '../../service/backup/schedule-backups.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'

let database: FreshDatabase
let place: string
const at = new Date('2026-11-26T02:00:00Z')

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  place = await mkdtemp(join(tmpdir(), 'jarvin-hourly-'))
})
afterAll(async () => {
  await database.drop()
  await rm(place, { recursive: true, force: true })
})

const installation = (report: () => void) => ({
  now: () => at,
  report,
  ownerUrl: database.ownerUrl,
  refilled: leftOutOfBackups,
  signer: undefined,
  place: { dataDir: join(place, 'data'), folder: join(place, 'keys') },
})

it('makes one when the newest is an hour old, and keeps as many as asked for', async () => {
  const source = {
    ownerUrl: database.ownerUrl,
    keptFiles: join(place, 'none'),
    refilled: leftOutOfBackups,
    signer: undefined,
    target: join(place, 'hourly'),
  }
  const made = async (minutes: number) =>
    (await backUpIfDue(source, 2, new Date(at.getTime() + minutes * 60_000)))?.folder
  expect(await made(0)).toBe(join(source.target, 'jarvin-20261126T020000Z'))
  expect(await made(59)).toBeUndefined()
  expect(await made(60)).toBe(join(source.target, 'jarvin-20261126T030000Z'))
  await made(125)
  expect((await readdir(source.target)).sort()).toEqual([
    'jarvin-20261126T030000Z',
    'jarvin-20261126T040500Z',
  ])
})

it('starts with one, and reports a folder that cannot be written to', async () => {
  const [report, print] = [vi.fn(), vi.fn()]
  const stop = scheduleBackups({ to: join(place, 'own'), keep: 2 }, installation(report), print)
  await stop()
  expect(await readdir(join(place, 'own'))).toEqual(['jarvin-20261126T020000Z'])
  expect(report).not.toHaveBeenCalled()
  await writeFile(join(place, 'taken'), '')
  await scheduleBackups({ to: join(place, 'taken'), keep: 2 }, installation(report), print)()
  expect(report).toHaveBeenCalledWith(
    'error',
    expect.anything(),
    expect.stringContaining('the backup failed'),
  )
})

it('is not misled by one that a clock ahead once made, and never removes the one it made', async () => {
  const target = join(place, 'ahead')
  const source = {
    ownerUrl: database.ownerUrl,
    keptFiles: join(place, 'none'),
    refilled: leftOutOfBackups,
    signer: undefined,
    target,
  }
  await backUpIfDue(source, 1, new Date('2027-01-01T00:00:00Z'))
  expect((await backUpIfDue(source, 1, at))?.folder).toBe(join(target, 'jarvin-20261126T020000Z'))
  expect(await readdir(target)).toEqual(['jarvin-20261126T020000Z'])
})

it('refuses a folder in the data folder', () => {
  const to = join(place, 'data', 'backups')
  expect(() => scheduleBackups({ to, keep: 2 }, installation(vi.fn()), vi.fn())).toThrow(
    'BACKUP_TO is in the data folder',
  )
})
