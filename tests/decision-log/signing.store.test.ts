import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '#schema/proof/bytes'
import { noteKeyOf, openCheckpoint, originOf, readCheckpoint } from '#schema/proof/note'
import { proofOf } from '../../service/decision-log/checkpoints/checkpoint-proof.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { testCheckpointKey } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'
import { forgeTree, rewriteFrom, spoilTile } from './forge-history.ts'
import {
  folder,
  makeLog,
  openSigners,
  owner,
  recomputedRoot,
  refusal,
  reported,
  sign,
  startService,
  verdictOn,
  verifyOutput,
  withFreshService,
} from './signers.ts'

openSigners()

it.each([
  ['the running service', false],
  ['a service that has just started', true],
])('reports a wrong tile, never signs it, and rebuilds it: %s', async (_, isFresh) => {
  const running = startService()
  for (const [level, index, byte] of [
    [1, 0, 0],
    [1, 0, 40],
    [0, 0, 8191],
    [0, 2, 32],
  ] as const) {
    const workspace = await makeLog(running)
    await spoilTile(owner, workspace, level, index, byte)
    expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, wrongTiles: [{ level, index }] })
    await raise(running, workspace, 'one-more')
    const note = await (isFresh
      ? withFreshService((service) => sign(service, workspace))
      : sign(running, workspace))
    expect(toHex(readCheckpoint(note)?.root ?? new Uint8Array())).toBe(await recomputedRoot(workspace))
    expect(reported.map(([at, sentence]) => `${at}: ${sentence}`)).toEqual([
      `warn: the Merkle tile at level ${level}, index ${index} did not match its events and was rebuilt from them`,
    ])
    expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, wrongTiles: [], signed: 601 })
    reported.length = 0
  }
})

it('gives no proof from a wrong tile', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  const ranges = [{ from: 0, to: 256 }]
  const right = await proofOf(service, workspace, ranges, 600)
  await spoilTile(owner, workspace, 1, 0, 0)
  expect(await proofOf(service, workspace, ranges, 600)).toEqual(right)
  await owner.query('delete from checkpoint_tile where workspace = $1 and level = 1', [workspace])
  expect(await proofOf(service, workspace, ranges, 600)).toEqual(right)
  expect(reported.map(([level]) => level)).toEqual(['warn', 'warn'])
})

it('extends what it knows of a long history without trusting the tiles, and stops where it was rewritten', async () => {
  const service = startService()
  // Statistics of a small database: a plan made for it must not be quadratic on a large one.
  await owner.query('analyze')
  const workspace = await makeLog(service, 4400)
  await spoilTile(owner, workspace, 1, 0, 0)
  await spoilTile(owner, workspace, 0, 17, 0)
  await raise(service, workspace, 'one-more')
  const note = await sign(service, workspace)
  expect(toHex(readCheckpoint(note)?.root ?? new Uint8Array())).toBe(await recomputedRoot(workspace))
  // Another process signs in between.
  await raise(service, workspace, 'second-more')
  await withFreshService((fresh) => sign(fresh, workspace))
  expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, wrongTiles: [], signed: 4402 })
  await raise(service, workspace, 'third-more')
  expect(readCheckpoint(await sign(service, workspace))?.size).toBe(4403)
  await rewriteFrom(owner, workspace, 1234)
  await forgeTree(owner, workspace)
  await raise(service, workspace, 'fourth-more')
  expect(await refusal(service, workspace)).toContain('position 1234')
})

const keyOf = (workspace: string) => noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)

it('continues after a crash between database and file, whichever is ahead', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  const kept = await openKeptNotes(folder).read(workspace, keyOf(workspace))
  const noteAt600 = kept.note ?? ''
  // The file is behind: the last note was not written to it.
  await raise(service, workspace, 'one-more')
  const noteAt601 = await sign(service, workspace)
  const range = { from: 600, to: 600 }
  await openKeptNotes(folder).write(workspace, keyOf(workspace), noteAt600, kept.leaves, range)
  expect(await withFreshService((fresh) => sign(fresh, workspace))).toBe(noteAt601)
  expect((await openKeptNotes(folder).read(workspace, keyOf(workspace))).note).toBe(noteAt601)
  // The file is ahead: the note was not written to the database.
  await owner.query('delete from checkpoint where workspace = $1 and size > 300', [workspace])
  await owner.query('update checkpoint_tree set size = 300 where workspace = $1', [workspace])
  expect(await withFreshService((fresh) => sign(fresh, workspace))).toBe(noteAt601)
  expect(reported.filter(([level]) => level === 'error')).toEqual([])
  expect((await verdictOn(workspace)).damage).toBeUndefined()
  expect((await readdir(folder)).filter((name) => name.startsWith(`${workspace}.`)).sort()).toEqual([
    `${workspace}.leaves`,
    `${workspace}.note`,
    `${workspace}.vkey`,
  ])
})

it('signs nothing while the note kept outside belongs to another log', async () => {
  const service = startService()
  const [one, other] = [await makeLog(service), await makeLog(service)]
  const file = (workspace: string) => join(folder, `${workspace}.note`)
  await copyFile(file(other), file(one))
  await owner.query('delete from checkpoint where workspace = $1', [one])
  await rewriteFrom(owner, one, 60)
  await forgeTree(owner, one)
  expect(await withFreshService((fresh) => refusal(fresh, one))).toContain(
    'The note kept beside the signing key',
  )
  expect((await verifyOutput(one)).lines.join()).toContain(
    `${file(one)}, the signed note kept beside the key, cannot`,
  )
})

it('remembers what it signed, whatever is deleted in the database and beside it', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  await rewriteFrom(owner, workspace, 60)
  await forgeTree(owner, workspace)
  await owner.query('delete from checkpoint where workspace = $1', [workspace])
  for (const suffix of ['note', 'leaves']) await rm(join(folder, `${workspace}.${suffix}`))
  for (const name of ['one-more', 'second-more']) {
    await raise(service, workspace, name)
    expect(await refusal(service, workspace)).toContain('conflict decision-log/damaged')
  }
})

it('proves with a new note if the stored one was spoiled', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  await owner.query(`update checkpoint set note = 'x' where workspace = $1`, [workspace])
  expect(await proofOf(service, workspace, [{ from: 0, to: 256 }], 600)).toMatchObject({ _tag: 'Right' })
})

it('waits for another process to check a long history, without the usual lock timeout', async () => {
  await owner.query(`create function tell_patience() returns trigger language plpgsql as $$
    begin raise exception 'waits for %', current_setting('lock_timeout'); end $$`)
  await owner.query('create trigger tell before insert on checkpoint_tree execute function tell_patience()')
  try {
    const service = startService()
    await raise(service, 'waiting', 'event-1')
    // 0 means no timeout.
    await expect(sign(service, 'waiting')).rejects.toThrow('waits for 0')
  } finally {
    await owner.query('drop trigger tell on checkpoint_tree')
    await owner.query('drop function tell_patience')
  }
})

it('stores a verifiable note outside the database, with every leaf under it', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  const key = keyOf(workspace)
  const kept = await openKeptNotes(folder).read(workspace, key)
  expect(openCheckpoint(kept.note ?? '', key)).toMatchObject({ size: 600 })
  expect((await kept.leaves(0, 700)).length).toBe(600 * 32)
})
