/** Archives that somebody with the passphrase has changed: each is refused with its reason, and nothing is changed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { Sha256Hex } from '#schema/core/scalars'
import { openArchiveFile, readArchiveFile, writeArchiveFile } from '../../service/archive/archive-file.ts'
import { type ArchiveHead, readHead } from '../../service/archive/archive-manifest.ts'
import { type Part, readParts, writeParts } from '../../service/archive/archive-parts.ts'
import { canonicalEvent, genesisHash, sha256 } from '../../service/event-store/chain.ts'
import { exactTimeOf } from '../../service/event-store/stored-time.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import {
  archive,
  eraseMia,
  type Installation,
  importFrom,
  passphrase,
  startInstallation,
  stateOf,
  stopInstallation,
} from './two-installations.ts'

let first: Installation
let second: Installation
let place: string
let whole: string
let file: string
let workspace: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-archive-'))
  first = await startInstallation(1, false)
  second = await startInstallation(2, true)
  const sold = lines('Receipt,Date,Total (inc GST),GST', '1,2026-11-03,5.50,0.50')
  await openFileClient(first.running, first.owner).imported(sold)
  await eraseMia(first)
  whole = join(place, 'whole.archive')
  workspace = (await archive(first.running, 'Larkin Street Bakery', whole)).manifest.workspace
}, 120_000)
afterAll(async () => {
  await stopInstallation(first)
  await stopInstallation(second)
  await rm(place, { recursive: true, force: true })
})

let count = 0
beforeEach(() => {
  count += 1
  file = join(place, `${count}.archive`)
})

/** Imports `file` into the second installation, and expects that it is refused with this reason. */
const expectRefused = async (why: RegExp | string) => {
  const before = await stateOf(second)
  await expect(importFrom(second.running, file)).rejects.toThrow(why)
  expect(await stateOf(second)).toEqual(before)
}

type Change = (part: Part & { readonly head: ArchiveHead }, body: Buffer) => readonly Part[]

/** Writes `file` as an archive with changed parts, sealed again: what somebody with the passphrase could make. */
const remade = async (change: Change) => {
  const opened = await openArchiveFile(whole, passphrase)
  async function* parts(): AsyncGenerator<Part> {
    for await (const { head, body } of readParts(readArchiveFile(opened))) {
      const pieces: Buffer[] = []
      for await (const piece of body) pieces.push(piece)
      const all = Buffer.concat(pieces)
      yield* change({ head: readHead(head), body: [all] }, all)
    }
  }
  await writeArchiveFile(file, passphrase, writeParts(parts()))
}

const isTable = ({ head }: { readonly head: ArchiveHead }, name: string) =>
  head.part === 'table' && head.name === name

it('refuses a missing part, an unknown table or column, and rows that are not those of the notes', async () => {
  await remade((part) => (part.head.part === 'file' ? [] : [part]))
  await expectRefused('it has 0 files instead of 1')
  await rm(file)
  await remade((part) => (part.head.part === 'end' ? [] : [part]))
  await expectRefused('it has no end')
  await rm(file)
  await remade((part) =>
    isTable(part, 'cosignature') ? [{ ...part, head: { ...part.head, name: 'session' } }] : [part],
  )
  await expectRefused(/table session, which does not belong in one|rows of cosignature/)
  await rm(file)
  await remade((part) =>
    isTable(part, 'checkpoint')
      ? [{ ...part, head: { ...part.head, columns: ['size', 'key_id', 'note', 'colour'] } }]
      : [part],
  )
  await expectRefused('has a column checkpoint.colour')
}, 120_000)

const editEvents = (edit: (text: string) => string) =>
  remade((part, body) =>
    isTable(part, 'events') ? [{ ...part, body: [Buffer.from(edit(body.toString('utf8')))] }] : [part],
  )

it('refuses events that do not bear out their last signed note', async () => {
  await editEvents((text) => text.replace('Larkin Street Bakery', 'Larkin Street Bakers'))
  await expectRefused(/its events do not bear out its signed notes.*position 1/)
  await rm(file)
  await remade((part) =>
    part.head.part === 'workspace'
      ? [{ head: { ...part.head, note: part.head.note.replace(/\n\d+\n/, '\n3\n') } }]
      : [part],
  )
  await expectRefused('its last signed note is not signed by its key')
  await rm(file)
  await remade((part, body) =>
    part.head.part === 'keys'
      ? [{ ...part, body: [Buffer.from(body.toString('utf8').replace(/"key":"..../g, '"key":"AAAA'))] }]
      : [part],
  )
  await expectRefused(/the key of .* does not open its data/)
  await rm(file)
  await remade((part, body) =>
    part.head.part === 'file' ? [{ ...part, body: [body.subarray(0, -1)] }] : [part],
  )
  await expectRefused('the kept file sales.csv is missing or was changed')
}, 120_000)

it('refuses an id that leads out of its folder', async () => {
  await remade((part) =>
    part.head.part === 'workspace' ? [{ head: { ...part.head, workspace: '../../outside' } }] : [part],
  )
  await expectRefused('The archive cannot be read')
}, 120_000)

/** Rows of events in the text of COPY, with a text replaced and the whole chain made anew. */
const rechained = (text: string, columns: readonly string[], from: string, to: string) => {
  let before = genesisHash
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const cells = new Map(line.split('\t').map((cell, index) => [columns[index] ?? '', cell]))
      const cell = (name: string): string => (cells.get(name) ?? '').replaceAll('\\\\', '\\')
      const orNull = (name: string) => (cell(name) === '\\N' ? null : cell(name))
      const data = cell('data').replace(from, to)
      const envelope = {
        actor: cell('actor'),
        causationId: orNull('causation_id'),
        correlationId: orNull('correlation_id'),
        id: cell('id'),
        persona: orNull('persona'),
        position: Number(cell('position')),
        previousHash: before,
        recordedAt: exactTimeOf(cell('recorded_at').replace('+00', '')),
        stream: cell('stream'),
        type: cell('type'),
        version: Number(cell('version')),
        workspace,
      }
      cells.set('previous_hash', `\\\\x${before}`)
      before = sha256(canonicalEvent(envelope, data))
      cells.set('hash', `\\\\x${before}`)
      cells.set('data', data.replaceAll('\\', '\\\\'))
      return `${[...cells.values()].join('\t')}\n`
    })
  return { rows: rows.join(''), hash: before }
}

const remadeChain = async (from: string, to: string) => {
  let last = ''
  const change: Change = (part, body) => {
    if (part.head.part !== 'table' || part.head.name !== 'events') return [part]
    const { rows, hash } = rechained(body.toString('utf8'), part.head.columns, from, to)
    last = hash
    return [{ ...part, body: [Buffer.from(rows)] }]
  }
  await remade(change)
  await rm(file)
  await remade((part, body) =>
    part.head.part === 'workspace'
      ? [{ head: { ...part.head, hash: decodeOrThrow(Sha256Hex, last, 'A hash') } }]
      : change(part, body),
  )
}

it('refuses a history that was changed and chained anew', async () => {
  await remadeChain('Larkin Street Bakery', 'Larkin Street Bakers')
  await expectRefused('its events do not bear out its signed notes')
  await rm(file)
  // The same chain made anew as it was is the whole archive again.
  await remadeChain('Larkin', 'Larkin')
  await importFrom(second.running, file)
}, 120_000)
