/** What the moment up to which all is in the backup says is true of changes that were under way, too. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBase } from '../../service/backup/continuous/base.ts'
import { positionOf } from '../../service/backup/continuous/log-position.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openPlace, type Place } from './continuous-place.ts'

let place: Place

beforeAll(async () => {
  place = await openPlace()
  await place.start()
})
afterAll(() => place.remove())

it('covers a change that began before a mark and was committed after it, with no other one since', async () => {
  const continuous = await place.open()
  await continuous.advance()
  const owner = await connectOwner(place.ownerUrl())
  owner.on('error', () => {})
  await owner.query('begin')
  await owner.query(`select pg_current_xact_id()`)
  await place.record('another')
  await continuous.advance()
  await owner.query('create table slow ()')
  await owner.query('commit')
  const { rows } = await owner.query<{ position: string }>(
    'select pg_current_wal_flush_lsn()::text as position',
  )
  await owner.end()
  await continuous.advance()
  await continuous.close()
  const [base = ''] = await place.bases()
  const { reached } = await readBase(join(place.to, 'continuous', base))
  expect(positionOf(reached.position)).toBeGreaterThanOrEqual(positionOf(rows[0]?.position ?? ''))
})
