/** Each flush seals the head that it leaves, and a process sees a head that the service did not leave before it appends to it. */
import { createHmac, hkdfSync } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Service } from '../../service/runtime/service.ts'
import { withoutTrigger } from '../decision-log/forge-history.ts'
import { raise } from './raise.ts'
import {
  headIn,
  keys,
  openSealingServices,
  otherKeys,
  owner,
  reported,
  startForging,
  startSealing,
  stateOf,
} from './sealing-services.ts'

openSealingServices()

const raiseAll = async (service: Service, workspace: string, ...ids: readonly string[]) => {
  for (const id of ids) expect((await raise(service, workspace, id)).outcome).toBe('appended')
}

const forgedLine = (workspace: string, from: number, to: number) =>
  `${workspace}: forged append: the service did not append the events from position ${from} to ${to}; what is appended from now on is in doubt with them`

it('seals position and hash of the last event under a key derived from the signing key', async () => {
  await raiseAll(startSealing(), 'plain', 'a', 'b')
  const head = await headIn('plain')
  const key = Buffer.from(hkdfSync('sha256', Buffer.alloc(32, 7), '', 'jarvin seal of heads', 32))
  const text = `jarvin head seal\n2\n${head.hash}\n\nplain`
  expect(head.seal).toEqual(createHmac('sha256', key).update(text).digest())
  expect(head.doubtedFrom).toBeUndefined()
})

it('a running process sees a forged append before it appends on top, and every later seal names it', async () => {
  const service = startSealing()
  await raiseAll(service, 'forged', 'a', 'b')
  await raiseAll(startForging(), 'forged', 'x', 'y')
  expect(await stateOf('forged')).toEqual({ position: 4, isSealed: false, doubtedFrom: undefined })
  await raiseAll(service, 'forged', 'c')
  expect(reported).toEqual([forgedLine('forged', 3, 4)])
  expect(await stateOf('forged')).toEqual({ position: 5, isSealed: true, doubtedFrom: 3 })
  await raiseAll(service, 'forged', 'd')
  await raiseAll(startSealing(), 'forged', 'e')
  expect(await stateOf('forged')).toEqual({ position: 7, isSealed: true, doubtedFrom: 3 })
  expect(reported).toHaveLength(1)
})

it('a process that was just started sees it too', async () => {
  await raiseAll(startSealing(), 'later', 'a')
  await raiseAll(startForging(), 'later', 'x')
  await raiseAll(startSealing(), 'later', 'b')
  expect(reported).toEqual([forgedLine('later', 2, 2)])
  expect(await stateOf('later')).toEqual({ position: 3, isSealed: true, doubtedFrom: 2 })
})

it('a whole forged workspace is in doubt from its first event', async () => {
  await raiseAll(startForging(), 'planted', 'x', 'y')
  await raiseAll(startSealing(), 'planted', 'a')
  expect(await stateOf('planted')).toEqual({ position: 3, isSealed: true, doubtedFrom: 1 })
})

it.each([
  ['removed', 'update workspace_head set seal = null where workspace = $1'],
  ['random', 'update workspace_head set seal = sha256(hash) where workspace = $1'],
  [
    'of another workspace',
    `update workspace_head set seal = (select seal from workspace_head where workspace = 'source') where workspace = $1`,
  ],
  ['with the doubt of somebody else', 'update workspace_head set doubted_from = 9 where workspace = $1'],
])(
  'a process that appended before names the first forged event under a seal that is %s',
  async (what, sql) => {
    await raise(startSealing(), 'source', 'a')
    const workspace = `seal ${what}`
    const service = startSealing()
    await raiseAll(service, workspace, 'a', 'b')
    await raiseAll(startForging(), workspace, 'x')
    await owner.query(sql, [workspace])
    await raiseAll(service, workspace, 'c')
    expect(await stateOf(workspace)).toEqual({ position: 4, isSealed: true, doubtedFrom: 3 })
  },
)

it('a seal under another key is none', async () => {
  const service = startSealing()
  await raiseAll(service, 'other key', 'a')
  await raiseAll(startForging(otherKeys), 'other key', 'x')
  await raiseAll(service, 'other key', 'b')
  expect(await stateOf('other key')).toEqual({ position: 3, isSealed: true, doubtedFrom: 2 })
})

it('a seal of the same workspace from before, replayed, is that of its own position', async () => {
  const service = startSealing()
  await raiseAll(service, 'replayed', 'a')
  const { seal } = await headIn('replayed')
  await raiseAll(service, 'replayed', 'b')
  await raiseAll(startForging(), 'replayed', 'x')
  await owner.query(`update workspace_head set seal = $1 where workspace = 'replayed'`, [seal])
  // Named from that position on: whatever is after it may be forged, as far as the database shows.
  await raiseAll(startSealing(), 'replayed', 'c')
  expect(await stateOf('replayed')).toEqual({ position: 4, isSealed: true, doubtedFrom: 2 })
})

it('a forged append after a doubt keeps the first position, and is reported too', async () => {
  const service = startSealing()
  await raiseAll(service, 'twice', 'a')
  await raiseAll(startForging(), 'twice', 'x')
  await raiseAll(service, 'twice', 'b')
  await raiseAll(startForging(), 'twice', 'y')
  await raiseAll(service, 'twice', 'c')
  expect(await stateOf('twice')).toEqual({ position: 5, isSealed: true, doubtedFrom: 2 })
})

it('reports a history that was cut back to a head that the service had left', async () => {
  const service = startSealing()
  await raiseAll(service, 'cut', 'a')
  const before = await headIn('cut')
  await raiseAll(service, 'cut', 'b')
  await withoutTrigger(owner, async () => {
    await owner.query(`delete from events where workspace = 'cut' and position = 2`)
    await owner.query(`delete from advisory where workspace = 'cut' and id = 'b'`)
    await owner.query(
      `update workspace_head set position = 1, hash = decode($1, 'hex'), seal = $2 where workspace = 'cut'`,
      [before.hash, before.seal],
    )
  })
  await raiseAll(service, 'cut', 'c')
  expect(reported).toEqual([
    'cut: the history was cut off or replaced: this process has appended event 2, and the head now names event 1',
  ])
})

it('processes with the same key append in turns without a doubt', async () => {
  const services = [startSealing(), startSealing(), startSealing()]
  await Promise.all(
    services.flatMap((service, which) =>
      Array.from({ length: 8 }, async (_, client) => {
        for (let n = 0; n < 20; n++) await raise(service, 'turns', `${which}-${client}-${n}`)
      }),
    ),
  )
  expect(reported).toEqual([])
  expect(await stateOf('turns')).toEqual({ position: 480, isSealed: true, doubtedFrom: undefined })
})

it('sees every forged append between flushes that are under way', async () => {
  const service = startSealing()
  const forger = startForging()
  let isOver = false
  const honest = Array.from({ length: 16 }, async (_, client) => {
    for (let n = 0; !isOver; n++) await raise(service, 'busy', `${client}-${n}`)
  })
  await new Promise((done) => setTimeout(done, 200))
  expect(await stateOf('busy')).toMatchObject({ isSealed: true, doubtedFrom: undefined })
  await raise(forger, 'busy', 'forged')
  const { rows } = await owner.query(
    `select position::int from events where workspace = 'busy' and stream = 'advisory-forged'`,
  )
  await expect.poll(() => reported.length, { timeout: 10_000 }).toBeGreaterThan(0)
  isOver = true
  await Promise.all(honest)
  const { isSealed, doubtedFrom } = await stateOf('busy')
  expect([isSealed, doubtedFrom]).toEqual([true, rows[0]?.position])
}, 30_000)

it('a connection or a process that is lost in a flush leaves no doubt', async () => {
  let isOver = false
  const service = startSealing()
  const honest = Array.from({ length: 16 }, async (_, client) => {
    for (let n = 0; !isOver; n++) await raise(service, 'killed', `${client}-${n}`).catch(() => {})
  })
  for (let n = 0; n < 10; n++) {
    await new Promise((done) => setTimeout(done, 50))
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = 'jarvin_service' and query like 'with moved%'`,
    )
  }
  isOver = true
  await Promise.all(honest)
  await raiseAll(startSealing(), 'killed', 'after')
  expect(reported).toEqual([])
  expect(await stateOf('killed')).toMatchObject({ isSealed: true, doubtedFrom: undefined })
}, 30_000)

it('an empty history needs no seal, and a head that names something else at position 0 is none', async () => {
  expect(keys.seals.isSealed('new', { position: 0, hash: '0'.repeat(64), seal: null })).toBe(true)
  expect(keys.seals.isSealed('new', { position: 0, hash: '1'.repeat(64), seal: null })).toBe(false)
})
