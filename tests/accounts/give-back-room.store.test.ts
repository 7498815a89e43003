/** Tables of which many rows were removed are written anew, so that the disk gets the room back. */
import { expect, it } from 'vitest'
import { giveBackRoom } from '../../service/accounts/give-back-room.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { owner, running, serveDemos } from './demo-visitors.ts'

serveDemos()

/** Fills a table, removes all rows but the last, and waits until the server has counted that. */
const removeMost = async (name: string, count = 20_000): Promise<void> => {
  await owner.query(
    `create table ${name} as select n, repeat('x', 300) as text from generate_series(1, ${count}) n`,
  )
  await owner.query(`delete from ${name} where n < ${count}`)
  await owner.query('select pg_stat_force_next_flush()')
  await owner.query('select 1')
}
const size = async (name: string): Promise<number> => {
  await owner.query('vacuum')
  return Number((await owner.query('select pg_relation_size($1) as bytes', [name])).rows[0].bytes)
}

it('gives back what autovacuum cannot, once, and leaves other tables alone', async () => {
  await removeMost('sparse')
  await owner.query('create table few as select generate_series(1, 50) as n')
  await owner.query('delete from few')
  expect(await size('sparse')).toBeGreaterThan(6_000_000)
  expect(await giveBackRoom(owner)).toEqual(['sparse'])
  expect(await size('sparse')).toBeLessThan(20_000)
  expect(await giveBackRoom(owner)).toEqual([])
})

it('counts a small table, too, of which a week of visitors fills the indexes', async () => {
  await removeMost('small', 150)
  expect(await giveBackRoom(owner)).toEqual(['small'])
})

it('waits for nobody who reads such a table', async () => {
  await removeMost('watched')
  const reader = await connectOwner(running.database.ownerUrl)
  await reader.query('begin')
  await reader.query('select count(*) from watched')
  expect(await giveBackRoom(owner)).toEqual([])
  await reader.query('commit')
  await reader.end()
  expect(await giveBackRoom(owner)).toEqual(['watched'])
})
