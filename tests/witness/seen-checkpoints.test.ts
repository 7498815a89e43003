/** The memory of a witness: on disk before it answers, never taken for empty, and of one process at a time. */
import { mkdtemp, open, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { utf8 } from '#schema/proof/bytes'
import { checkpointText, signedNote } from '#schema/proof/note'
import { rootOf } from '#schema/proof/tree'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { lockFolder } from '../../service/witness/folder-lock.ts'
import { openSeenCheckpoints, type SeenCheckpoints } from '../../service/witness/seen-checkpoints.ts'
import { addCheckpointText, openWitness } from '../../service/witness/witness.ts'
import { testCheckpointKey } from '../core/service.ts'
import { knownLog } from './start-witness.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jarvin-seen-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const noteOf = (leaf: number): string => {
  const text = checkpointText({
    origin: knownLog.name,
    size: 1,
    root: rootOf([new Uint8Array(32).fill(leaf)]),
  })
  return signedNote(text, knownLog, testCheckpointKey.sign(utf8(text)))
}
const asking = (leaf: number) => addCheckpointText({ old: 0, hashes: [], note: noteOf(leaf) })
const start = (seen: SeenCheckpoints) =>
  openWitness({
    name: 'accountant.example',
    key: checkpointKeyOf(new Uint8Array(32).fill(4)),
    logs: [knownLog],
    seen,
    now: () => new Date('2026-11-27T09:00:00Z'),
  })

it('answers nothing if the file leads nowhere', async () => {
  const seen = openSeenCheckpoints(folder)
  await seen.keep(knownLog.name, noteOf(1))
  const [file = ''] = await readdir(folder)
  await rm(join(folder, file))
  await symlink('/nowhere/at/all', join(folder, file))
  await expect(start(seen)(asking(2))).rejects.toThrow('ENOENT')
})

it('goes on after a write that failed, and cosigns nothing that it could not write', async () => {
  const seen = openSeenCheckpoints(folder)
  let failures = 1
  const ask = start({
    last: seen.last,
    keep: async (origin, note) => {
      if (failures-- > 0) throw new Error('The disk is full.')
      await seen.keep(origin, note)
    },
  })
  const answers = await Promise.allSettled([ask(asking(1)), ask(asking(2))])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await readFile(join(folder, 'jarvin%2Fcafe.note'), 'utf8')).toContain(noteOf(2).split('\n')[2])
})

it('waits until the file and its name are on disk', async () => {
  const probe = await open(join(folder, 'probe'), 'w')
  const synced = vi.spyOn(Object.getPrototypeOf(probe), 'sync')
  await probe.close()
  await openSeenCheckpoints(folder).keep(knownLog.name, noteOf(1))
  expect(synced).toHaveBeenCalledTimes(2)
})

it('gives a folder to one process, and to the next one after a crash', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('Another witness')
  await lock.release()
  expect(await readdir(folder)).toEqual([])
  await lockFolder(folder)
  const file = join(folder, 'witness.lock')
  // The same id, but not the process that wrote it.
  await writeFile(file, (await readFile(file, 'utf8')).replace(/ \d+ /, ' 1 '))
  await lockFolder(folder)
  await writeFile(file, '999999999 1 x y\n')
  await (await lockFolder(folder)).release()
})

it('cosigns nothing more once another process has taken the folder', async () => {
  const lock = await lockFolder(folder)
  const seen = openSeenCheckpoints(folder, lock.isHeld)
  await rename(join(folder, 'witness.lock'), join(folder, 'away'))
  await lockFolder(folder)
  await expect(start(seen)(asking(1))).rejects.toThrow('Another witness')
  expect(await seen.last(knownLog.name)).toBeUndefined()
})
