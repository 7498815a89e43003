/** A witness cosigns only checkpoints that continue the ones before, and keeps its word over restarts. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toBase64, utf8 } from '#schema/proof/bytes'
import { cosignedAt, readWitnessVkey, witnessKeyOf } from '#schema/proof/cosignature'
import { checkpointText, noteKeyOf, openCheckpoint, signedNote, vkeyText } from '#schema/proof/note'
import { consistencyRanges, leafHash, rootOf } from '#schema/proof/tree'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { nodeSha256 } from '../../service/signing/merkle-tiles.ts'
import { openSeenCheckpoints } from '../../service/witness/seen-checkpoints.ts'
import { addCheckpointText, openWitness, type Witness } from '../../service/witness/witness.ts'

const logSecret = checkpointKeyOf(new Uint8Array(32).fill(3))
const log = noteKeyOf('jarvin/cafe', logSecret.publicKey)
const witnessSecret = checkpointKeyOf(new Uint8Array(32).fill(4))
const witness = witnessKeyOf('accountant.example', witnessSecret.publicKey)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jarvin-witness-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const start = (more: Partial<Witness> = {}) =>
  openWitness({
    name: witness.name,
    key: witnessSecret,
    logs: [log],
    seen: openSeenCheckpoints(folder),
    now: () => new Date('2026-11-27T09:00:00Z'),
    ...more,
  })

/** Leaves of a history, which differs from the others from `edited` on. */
const leaves = (size: number, edited = Number.POSITIVE_INFINITY) =>
  Array.from({ length: size }, (_, at) =>
    leafHash(nodeSha256(utf8(`event ${at}${at >= edited ? ' edited' : ''}`))),
  )

const noteOf = (history: readonly Uint8Array[], secret = logSecret, key = log): string => {
  const text = checkpointText({ origin: key.name, size: history.length, root: rootOf(history) })
  return signedNote(text, key, secret.sign(utf8(text)))
}

const proofOf = (history: readonly Uint8Array[], old: number): readonly string[] =>
  old === 0 || old === history.length
    ? []
    : consistencyRanges(old, history.length).map(({ from, to }) => toBase64(rootOf(history.slice(from, to))))

const asking = (history: readonly Uint8Array[], old: number): string =>
  addCheckpointText({ old, hashes: proofOf(history, old), note: noteOf(history) })

it('cosigns a log from its first checkpoint on, and each one that continues it', async () => {
  const ask = start()
  for (const [old, size] of [
    [0, 5],
    [5, 5],
    [5, 300],
    [300, 1000],
  ] as const) {
    const { status, body } = await ask(asking(leaves(size), old))
    expect(status).toBe(200)
    const note = `${noteOf(leaves(size))}${body}`
    expect(cosignedAt(note, witness)).toBe(Date.parse('2026-11-27T09:00:00Z') / 1000)
    // The log's own signature still opens the note.
    expect(openCheckpoint(note, log)?.size).toBe(size)
  }
})

it('never cosigns two histories, whatever the sizes, also after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 200 }),
      fc.nat({ max: 200 }),
      fc.nat(),
      async (size, more, at) => {
        await rm(folder, { recursive: true, force: true })
        expect((await start()(asking(leaves(size), 0))).status).toBe(200)
        // The rewritten history proves the way from its own beginning.
        const other = leaves(size + more, at % size)
        const { status, body } = await start()(asking(other, size))
        expect([status, body.includes('cosignature')]).toEqual([422, false])
        expect((await start()(asking(leaves(size + more), size))).status).toBe(200)
      },
    ),
    { numRuns: 60 },
  )
})

it('tells the size that it has, if the log thinks of another', async () => {
  const ask = start()
  await ask(asking(leaves(40), 0))
  for (const old of [0, 39]) expect(await ask(asking(leaves(50), old))).toEqual({ status: 409, body: '40\n' })
  // A log that was cut, or restored from an old backup.
  expect(await ask(asking(leaves(20), 0))).toEqual({ status: 409, body: '40\n' })
  expect((await ask(asking(leaves(20), 20))).status).toBe(409)
})

it('of two requests at once, one continues the log', async () => {
  const ask = start()
  await ask(asking(leaves(10), 0))
  const answers = await Promise.all([ask(asking(leaves(20), 10)), ask(asking(leaves(20, 12), 10))])
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
})

it.each([
  ['no request', 'hello', 400],
  ['a note alone', noteOf(leaves(3)), 400],
  ['an old size above the size', asking(leaves(3), 3).replace('old 3', 'old 4'), 400],
  ['an old size that is no number', asking(leaves(3), 0).replace('old 0', 'old -0'), 400],
  [
    '64 hashes',
    addCheckpointText({ old: 0, hashes: Array(64).fill(`${'A'.repeat(43)}=`), note: noteOf(leaves(3)) }),
    400,
  ],
  [
    'a proof from nothing',
    addCheckpointText({ old: 0, hashes: [`${'A'.repeat(43)}=`], note: noteOf(leaves(3)) }),
    422,
  ],
  ['a hash that is none', addCheckpointText({ old: 0, hashes: ['AAAA'], note: noteOf(leaves(3)) }), 422],
  ['an unknown log', asking(leaves(3), 0).replaceAll('jarvin/cafe', 'jarvin/other'), 404],
  [
    'another key',
    addCheckpointText({
      old: 0,
      hashes: [],
      note: noteOf(leaves(3), witnessSecret, noteKeyOf('jarvin/cafe', witnessSecret.publicKey)),
    }),
    403,
  ],
  ['a changed size', asking(leaves(3), 0).replace('\n3\n', '\n4\n'), 403],
] as const)('refuses %s, and keeps nothing', async (_name, body, status) => {
  expect((await start()(body)).status).toBe(status)
  expect(await readdir(folder)).toEqual([])
})

it('answers nothing rather than forget what it has cosigned', async () => {
  await start()(asking(leaves(9), 0))
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), 'damaged')
  await expect(start()(asking(leaves(3, 0), 0))).rejects.toThrow('does not contain a checkpoint')
})

it('reads a key of a witness as that, and no other', () => {
  expect(readWitnessVkey(vkeyText(witness))).toEqual(witness)
  expect(readWitnessVkey(vkeyText(log))).toBeUndefined()
  const note = noteOf(leaves(3))
  expect(cosignedAt(note, witness)).toBeUndefined()
  // The log's own signature is no cosignature, even under the log's name.
  expect(cosignedAt(note, witnessKeyOf(log.name, log.publicKey))).toBeUndefined()
})

it('cosigns an empty log, and no other root of no events', async () => {
  const empty = (root: Uint8Array) => {
    const text = checkpointText({ origin: log.name, size: 0, root })
    return addCheckpointText({ old: 0, hashes: [], note: signedNote(text, log, logSecret.sign(utf8(text))) })
  }
  expect((await start()(empty(new Uint8Array(32)))).status).toBe(422)
  expect((await start()(empty(rootOf([])))).status).toBe(200)
  expect((await start()(asking(leaves(3), 0))).status).toBe(200)
})

it('knows a log by each of its keys', async () => {
  const newSecret = checkpointKeyOf(new Uint8Array(32).fill(5))
  const newKey = noteKeyOf(log.name, newSecret.publicKey)
  const ask = start({ logs: [log, newKey] })
  expect((await ask(asking(leaves(3), 0))).status).toBe(200)
  const note = noteOf(leaves(5), newSecret, newKey)
  expect((await ask(addCheckpointText({ old: 3, hashes: proofOf(leaves(5), 3), note }))).status).toBe(200)
})
