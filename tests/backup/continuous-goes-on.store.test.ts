/** The continuous backup goes on after a restart, begins anew where it cannot, and tells when it does not go on at all. */
import { rmSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openContinuousStatus } from '../../service/backup/continuous/continuous-state.ts'
import { scheduleContinuous } from '../../service/backup/continuous/schedule-continuous.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { clearKeyTraces, findCopies, noteKeyTrace } from '../../service/sealing/erase-files.ts'
import { ask } from '../database/embedded-scratch.ts'
import { openPlace, type Place } from './continuous-place.ts'

let place: Place
beforeEach(async () => {
  place = await openPlace()
  await place.start()
})
afterEach(() => place.remove())

it('goes on with the same base after a restart and after a kill', async () => {
  const first = await place.open()
  await first.advance()
  await place.record('first')
  await first.close()
  // Recorded while nobody copied, as by a command beside the service.
  await place.record('beside')
  await place.stop()
  await place.start()
  const second = await place.open()
  await second.advance()
  await place.record('second')
  await second.advance()
  place.kill()
  await second.close()
  await place.stop()
  await place.start()
  const third = await place.open()
  await place.record('third')
  await third.advance()
  await third.close()
  expect(await place.bases()).toHaveLength(1)
  const restored = join(place.scratch.home, 'restored')
  await place.restored(restored)
  expect(await place.titlesIn(restored)).toEqual(['beside', 'first', 'second', 'third'])
})

it('begins anew, and leaves what there is, if the database is another one by now', async () => {
  const before = join(place.scratch.home, 'before')
  await place.stop()
  place.copyData(place.dataDir, before)
  await place.start()
  const first = await place.open()
  await first.advance()
  await place.record('lost')
  await first.advance()
  await first.close()
  await place.stop()
  const [base = ''] = await place.bases()
  const log = join(place.to, 'continuous', base, 'log')
  const contents = async () =>
    Promise.all((await readdir(log)).map(async (name) => [name, await readFile(join(log, name), 'hex')]))
  const kept = await contents()
  rmSync(place.dataDir, { recursive: true })
  place.copyData(before, place.dataDir)
  await place.start()
  await place.record('other')
  await place.record('another')
  await vi.waitFor(async () => expect(Date.now()).toBeGreaterThan(Date.parse(timeOf(base)) + 1000))
  const second = await place.open()
  await second.advance()
  await second.close()
  expect(await place.bases()).toHaveLength(2)
  expect(await contents()).toEqual(kept)
})

const timeOf = (base: string): string =>
  base.replace(/^base-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')

it('renews its base after a day, keeps every moment for as long as it should, and then removes the first', async () => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 3_600_000)
  const continuous = await place.open(now)
  await continuous.advance()
  await continuous.renew()
  expect(await place.bases()).toHaveLength(1)
  await place.record('of the first day')
  ahead = 25
  await continuous.renew()
  await place.record('of the second day')
  await continuous.advance()
  ahead = 0
  await continuous.renew()
  expect(await place.bases()).toHaveLength(2)
  const restored = join(place.scratch.home, 'restored')
  await place.restored(restored)
  expect(await place.titlesIn(restored)).toEqual(['of the first day', 'of the second day'])
  const [first] = await place.bases()
  // The first one ends where the second begins, which is more than two days ago now.
  ahead = 49
  await continuous.renew()
  expect(await place.bases()).toHaveLength(2)
  expect(await place.bases()).not.toContain(first)
  await continuous.close()
})

it('leaves an erasure its way: no copy of a key in the data folder, and the backup goes on', async () => {
  const continuous = await place.open()
  await continuous.advance()
  const key = Buffer.from('a key of 32 bytes that is erased')
  await ask(place.ownerUrl(), `create table held as select '\\x${key.toString('hex')}'::bytea as key`)
  await continuous.advance()
  const owner = await connectOwner(place.ownerUrl())
  await owner.query('drop table held')
  await noteKeyTrace(owner)
  await clearKeyTraces(owner, true)
  await owner.query('checkpoint')
  await owner.end()
  expect(await findCopies(join(place.dataDir, 'cluster', 'pg_wal'), key)).toEqual([])
  await continuous.advance()
  await continuous.close()
  expect(await place.bases()).toHaveLength(1)
})

it('reports a folder that cannot be written to, says so on the screens, and leaves the service alone', async () => {
  await rm(place.to, { recursive: true })
  await writeFile(place.to, 'a file')
  const report = vi.fn()
  const status = openContinuousStatus()
  const source = {
    ownerUrl: place.ownerUrl(),
    keptFiles: place.keptFiles,
    signer: undefined,
    now: () => new Date(),
  }
  const end = scheduleContinuous({ source, to: place.to, keepHours: 48, report, status }, () => {})
  await vi.waitFor(() => expect(status.read()?.fault).toBeDefined())
  expect(report).toHaveBeenCalledWith(
    'error',
    expect.objectContaining({ folder: place.to }),
    expect.stringContaining('the continuous backup has stopped'),
  )
  await place.record('still possible')
  await end()
})

it('notices that its folder is gone, and begins anew when it can', async () => {
  const continuous = await place.open()
  await continuous.advance()
  await rm(join(place.to, 'continuous'), { recursive: true })
  await place.record('first')
  await expect(continuous.advance()).rejects.toThrow('ENOENT')
  await continuous.close()
  const again = await place.open()
  await again.advance()
  await again.close()
  const restored = join(place.scratch.home, 'restored')
  await place.restored(restored)
  expect(await place.titlesIn(restored)).toEqual(['first'])
})
