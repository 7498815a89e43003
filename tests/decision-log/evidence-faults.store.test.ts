/** Damaged evidence beside an intact history: each fault is named, and signing continues only where that is safe. */
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { raise } from '../event-store/raise.ts'
import { forgeTree, rewriteFrom } from './forge-history.ts'
import {
  folder,
  makeLog,
  openSigners,
  owner,
  refusal,
  reported,
  sign,
  startService,
  verdictOn,
  verifyOutput,
  withFreshService,
} from './signers.ts'

openSigners()

const fileOf = (workspace: string, suffix: string) => join(folder, `${workspace}.${suffix}`)

const faultsOf = async (workspace: string): Promise<readonly string[]> => {
  const { damage, evidence } = await verdictOn(workspace)
  expect(damage).toBeUndefined()
  expect((await verifyOutput(workspace)).isSound).toBe(evidence.length === 0)
  return evidence
}

const leavesFault = (workspace: string, what: string) =>
  `the leaf hashes kept beside the key, in ${fileOf(workspace, 'leaves')}, ${what}. The events are intact; the service rewrites the file from them before it next signs.`

const missingNote = (workspace: string) =>
  `${fileOf(workspace, 'note')}, the signed note kept beside the key, is missing, although this key has signed the log. Restore it from a backup of KEYS_DIR. Otherwise the service writes it again when it next signs, if the history matches the newest checkpoint in the database.`

it.each([
  [
    'changed',
    'differ from the events at position 8',
    async (file: string) => {
      const bytes = await readFile(file)
      bytes[7 * 32 + 5] = (bytes[7 * 32 + 5] ?? 0) ^ 1
      await writeFile(file, bytes)
    },
  ],
  ['cut', 'end after position 15', (file: string) => truncate(file, 15 * 32 + 9)],
  ['removed', 'end after position 0', (file: string) => rm(file)],
])('reports a leaf file that was %s, signs, and writes the file again', async (_, what, spoil) => {
  const running = startService()
  const workspace = await makeLog(running, 40)
  await spoil(fileOf(workspace, 'leaves'))
  expect(await faultsOf(workspace)).toEqual([leavesFault(workspace, what)])
  await raise(running, workspace, 'one-more')
  await sign(running, workspace)
  expect(reported).toEqual([
    ['warn', `${fileOf(workspace, 'leaves')} did not match the events and was written again`],
  ])
  expect(await faultsOf(workspace)).toEqual([])
  expect((await readFile(fileOf(workspace, 'leaves'))).length).toBe(41 * 32)
})

it('rewrites all leaves of a long history, even where it does not check all of it', async () => {
  const running = startService()
  const workspace = await makeLog(running, 4400)
  await truncate(fileOf(workspace, 'leaves'), 320)
  await raise(running, workspace, 'one-more')
  await sign(running, workspace)
  expect(await faultsOf(workspace)).toEqual([])
})

it.each([false, true])(
  'reports a missing note, and writes it again over an intact history; fresh: %s',
  async (isFresh) => {
    const running = startService()
    const workspace = await makeLog(running, 40)
    const note = await readFile(fileOf(workspace, 'note'), 'utf8')
    await rm(fileOf(workspace, 'note'))
    expect(await faultsOf(workspace)).toEqual([missingNote(workspace)])
    expect(
      await (isFresh ? withFreshService((service) => sign(service, workspace)) : sign(running, workspace)),
    ).toBe(note)
    expect(reported).toEqual([['warn', `${fileOf(workspace, 'note')} was missing and was written again`]])
    expect(await faultsOf(workspace)).toEqual([])
  },
)

it('reports a missing note by the leaf file if the checkpoints are gone too', async () => {
  const workspace = await makeLog(startService(), 40)
  await rm(fileOf(workspace, 'note'))
  await owner.query('delete from checkpoint where workspace = $1', [workspace])
  expect((await faultsOf(workspace))[0]).toBe(missingNote(workspace))
})

it('writes no new note over a history that differs from what the database has signed, however long it is', async () => {
  const running = startService()
  const workspace = await makeLog(running, 4400)
  await rm(fileOf(workspace, 'note'))
  await rewriteFrom(owner, workspace, 60)
  await forgeTree(owner, workspace)
  await raise(running, workspace, 'one-more')
  expect(await refusal(running, workspace)).toContain('position 60')
  expect(await withFreshService((service) => refusal(service, workspace))).toContain('position 60')
})

it('reports tiles that cover no event, on existing levels and above', async () => {
  const workspace = await makeLog(startService(), 300)
  const places = [
    [0, 2],
    [0, 40],
    [1, 1],
    [2, 0],
    [9, 0],
    [-1, 0],
  ] as const
  for (const [level, index] of places)
    await owner.query(
      `insert into checkpoint_tile (workspace, level, index, hashes) values ($1, $2, $3, sha256('planted'))`,
      [workspace, level, index],
    )
  expect(await faultsOf(workspace)).toEqual(
    [...places]
      .sort(([one, at], [other, where]) => one - other || at - where)
      .map(
        ([level, index]) =>
          `the Merkle tile at level ${level}, index ${index} covers no event. Nothing reads it; delete its row from checkpoint_tile.`,
      ),
  )
})

const edit = (workspace: string, set: string, size = 40) =>
  owner.query(`update checkpoint set ${set} where workspace = $1 and size = ${size}`, [workspace])

it('checks a history against a checkpoint whose row names another key', async () => {
  const running = startService(false)
  const workspace = await makeLog(running, 40)
  await edit(workspace, `key_id = 'deadbeef'`)
  const { id } = noteKeyOf(originOf(workspace), checkpointKeyOf(new Uint8Array(32).fill(7)).publicKey)
  const fault = `the stored checkpoint at position 40 is stored under the key id deadbeef, but was signed by the key ${id}.`
  expect((await verdictOn(workspace, false)).evidence).toEqual([fault])
  await rewriteFrom(owner, workspace, 30)
  expect((await verdictOn(workspace, false)).damage?.kind).toBe('rechained')
})

it.each([
  ['before the time of the events that it covers', 40, `made_at - interval '1 year'`],
  ['before the time of the events that it covers', 20, `'-infinity'`],
  ['after that of the next checkpoint', 20, `made_at + interval '1 hour'`],
  ['in the future', 40, `made_at + interval '1 day'`],
  ['in the future', 40, `'infinity'`],
])('reports a time %s', async (what, size, madeAt) => {
  const running = startService()
  const workspace = await makeLog(running, 40)
  await edit(workspace, `made_at = ${madeAt}`, size)
  expect(await faultsOf(workspace)).toEqual([
    `made_at of the stored checkpoint at position ${size} is ${what}.`,
  ])
  // The time is not evidence about the history.
  await sign(running, workspace)
})

it('dates no checkpoint before the previous one, even if the clock is set back', async () => {
  const running = startService()
  const workspace = await makeLog(running, 40)
  await raise(running, workspace, 'one-more')
  await sign({ ...running, now: () => new Date(Date.now() - 60_000) }, workspace)
  expect(await faultsOf(workspace)).toEqual([])
})

it('reports a checkpoint moved to another workspace, and its absence from the original', async () => {
  const running = startService()
  const [one, other] = [await makeLog(running, 40), await makeLog(running, 60)]
  await owner.query('update checkpoint set workspace = $2 where workspace = $1 and size = 40', [one, other])
  expect(await faultsOf(other)).toEqual([
    `the stored checkpoint at position 40 belongs to jarvin/${one}: its row was moved to this workspace.`,
  ])
  expect(await faultsOf(one)).toEqual([
    'the note kept beside the key covers 40 events, but the newest stored checkpoint covers 20. The checkpoint was deleted, unless the service stopped while it signed.',
  ])
})

it('detects by the tree that the newest checkpoint was deleted, if no note is kept', async () => {
  const workspace = await makeLog(startService(false), 40)
  await owner.query('delete from checkpoint where workspace = $1 and size = 40', [workspace])
  expect((await verdictOn(workspace, false)).evidence).toEqual([
    'the stored Merkle tree covers 40 events, but the newest stored checkpoint covers 20. The checkpoint was deleted.',
  ])
})
