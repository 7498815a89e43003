/** What is left of a base whose removal was interrupted is in the way of no restore. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBackup } from '../../service/backup/continuous/find-backup.ts'
import { openPlace, type Place } from './continuous-place.ts'

let place: Place

beforeAll(async () => {
  place = await openPlace()
  await place.start()
})
afterAll(() => place.remove())

it('restores from the bases that are whole', async () => {
  let ahead = 0
  const continuous = await place.open(() => new Date(Date.now() + ahead * 3_600_000))
  await continuous.advance()
  ahead = 25
  await continuous.renew()
  await continuous.advance()
  await continuous.advance()
  const [first = '', second = ''] = await place.bases()
  await rm(join(place.to, 'continuous', first, 'reached.json'))
  const newest = await findBackup({ from: place.to, at: undefined, isEmbedded: true })
  expect(newest).toMatchObject({ found: { folder: join(place.to, 'continuous', second) } })
  await rm(join(place.to, 'continuous', second, 'reached.json'))
  await expect(findBackup({ from: place.to, at: undefined, isEmbedded: true })).rejects.toThrow(
    'reached.json is missing or cannot be read.',
  )
  await continuous.close()
})
