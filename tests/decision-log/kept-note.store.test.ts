/** A changed, shortened or lost note file is reported, and never used as a reason to sign. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { reportHistory } from '../../service/commands/verify-report.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { verifyHistoryAndEvidence } from '../../service/signing/verify-history.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, testCheckpointKey } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'
import {
  folder,
  makeLog,
  openSigners,
  owner,
  refusal,
  reported,
  sign,
  startService,
  verifyOutput,
  withFreshService,
} from './signers.ts'

openSigners()

const fileOf = (workspace: string, suffix = 'note') => join(folder, `${workspace}.${suffix}`)

const flip = async (file: string, at: number): Promise<void> => {
  const bytes = await readFile(file)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file, bytes)
}

const refused =
  'conflict decision-log/damaged: The note kept beside the signing key cannot be read or was changed. No checkpoint was signed.'

it('does not open a note with any byte changed', async () => {
  const workspace = await makeLog(startService(), 20)
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  const note = await readFile(fileOf(workspace))
  expect((await openKeptNotes(folder).read(workspace, key)).checkpoint?.size).toBe(20)
  for (const bit of [1, 32, 128])
    for (let at = 0; at < note.length; at += 1) {
      const bytes = Buffer.from(note)
      bytes[at] = (bytes[at] ?? 0) ^ bit
      await writeFile(fileOf(workspace), bytes)
      const { checkpoint } = await openKeptNotes(folder).read(workspace, key)
      expect([at, bit, checkpoint]).toEqual([at, bit, undefined])
    }
})

it.each([
  ['empty', async (file: string) => writeFile(file, '')],
  ['its size changed', async (file: string) => flip(file, (await readFile(file)).indexOf('\n') + 1)],
  ['its root changed', async (file: string) => flip(file, 30)],
  ['its signature changed', async (file: string) => flip(file, (await readFile(file)).length - 20)],
  ['not text', async (file: string) => writeFile(file, Buffer.alloc(300, 255))],
  [
    'a folder',
    async (file: string) => {
      await rm(file)
      await mkdir(file)
    },
  ],
])('reports a spoiled note, does not blame the history, and signs nothing: %s', async (_, spoil) => {
  const running = startService()
  const workspace = await makeLog(running, 20)
  const note = await readFile(fileOf(workspace))
  await spoil(fileOf(workspace))
  expect(await verifyOutput(workspace)).toEqual({
    isSound: false,
    lines: [
      `${workspace}: the hash chain of 20 events is intact; events up to position 20 match the signed checkpoints.`,
      `${workspace}: ${fileOf(workspace)}, the signed note kept beside the key, cannot be read or was changed. Restore it from a backup of KEYS_DIR. Nothing is signed until then.`,
    ],
  })
  await raise(running, workspace, 'one-more')
  expect(await refusal(running, workspace)).toBe(refused)
  expect(await refusal(running, workspace)).toBe(refused)
  expect(reported).toEqual([
    [
      'error',
      `refusing to sign checkpoints: ${fileOf(workspace)}, the signed note kept beside the key, cannot be read or was changed`,
    ],
  ])
  expect(await withFreshService((service) => refusal(service, workspace))).toBe(refused)
  await rm(fileOf(workspace), { recursive: true })
  await writeFile(fileOf(workspace), note)
  await sign(running, workspace)
  expect(await verifyOutput(workspace)).toMatchObject({ isSound: true })
})

it('answers a request for a checkpoint with a problem, never a 5xx', async () => {
  const notes = await mkdtemp(join(tmpdir(), 'jarvin-kept-'))
  const running = await startTestService(inject('ownerUrl'), {
    seed: 'opened',
    keptNotes: openKeptNotes(notes),
  })
  try {
    const session = await running.signIn()
    const ask = () => running.call('GET', '/api/audit/checkpoint', { session })
    expect((await ask()).status).toBe(200)
    await flip(join(notes, 'cafe.note'), 30)
    const answer = await ask()
    expectProblem(answer, 409, undefined)
    expect(answer.json).toMatchObject({
      type: 'urn:jarvin:problem:decision-log/damaged',
      detail: refused.slice(refused.indexOf('The note')),
    })
    expect(running.logged()).toContain('cafe.note')
  } finally {
    await running.stop()
    await rm(notes, { recursive: true })
  }
})

it('opens a note signed by an exchanged key with the public key stored beside it', async () => {
  const workspace = await makeLog(startService(), 20)
  const other = noteKeyOf(originOf(workspace), checkpointKeyOf(new Uint8Array(32).fill(9)).publicKey)
  const read = () => openKeptNotes(folder).read(workspace, other)
  expect((await read()).checkpoint?.size).toBe(20)
  await flip(fileOf(workspace, 'vkey'), 30)
  expect((await read()).checkpoint).toBeUndefined()
})

it('says which stored checkpoints another key has signed, which is no fault', async () => {
  const workspace = await makeLog(startService(), 20)
  const key = noteKeyOf(originOf(workspace), checkpointKeyOf(new Uint8Array(32).fill(9)).publicKey)
  const lines: string[] = []
  const kept = await openKeptNotes(folder).read(workspace, key)
  const verdict = await verifyHistoryAndEvidence(owner, workspace, { key, kept })
  const isSound = reportHistory(workspace, verdict, { key: undefined }, (line) => void lines.push(line))
  expect({ isSound, lines }).toEqual({
    isSound: true,
    lines: [
      `${workspace}: the hash chain of 20 events is intact; events up to position 20 match the signed checkpoints.`,
      `${workspace}: 2 stored checkpoints signed by another key could not be checked. If nobody replaced the signing key on purpose, restore the old one from a backup of KEYS_DIR.`,
    ],
  })
  expect((await verifyOutput(workspace)).lines).toHaveLength(1)
})
