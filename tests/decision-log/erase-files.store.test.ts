/** Destroyed keys also leave the embedded database's files: heap, write-ahead log and its recycled segments. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConnectionId } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { migrate } from '../../service/database/migrate.ts'
import { enforceErasures, eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { clearKeyTraces, findCopies } from '../../service/sealing/erase-files.ts'
import { projections } from '../../service/slices.ts'
import { fixedSources } from '../core/sources.ts'
import { makeScratch, type Scratch } from '../database/embedded-scratch.ts'
import { openEraseTools, signTestNote } from './erase-tools.ts'

let scratch: Scratch
let dataDir: string
let ownerUrl: string
let service: Service
let tools: Awaited<ReturnType<typeof openEraseTools>>
let server: Awaited<ReturnType<Scratch['start']>>

let isOpen = false
const closeAll = async (): Promise<void> => {
  if (!isOpen) return
  isOpen = false
  await tools.close()
  await service.database.end()
}

beforeEach(async () => {
  scratch = makeScratch()
  dataDir = join(scratch.home, 'data')
  server = await scratch.start(dataDir)
  ownerUrl = server.ownerUrl
  service = openService(await migrate(ownerUrl, migrations), projections, fixedSources(), () => {})
  tools = { ...(await openEraseTools(ownerUrl, service)), dataDir }
  isOpen = true
})
afterEach(async () => {
  await closeAll()
  await scratch.remove()
})

const metadata = {
  actor: 'session:1',
  persona: null,
  recordedAt: '2026-11-20T00:00:00.000Z',
  correlationId: null,
  causationId: null,
}

/** Seals a connection's setup under its own key and records it. */
const connect = async (name: string): Promise<void> => {
  const connectionId = decodeOrThrow(ConnectionId, name, 'An id')
  const setup = await service.sealer.seal('cafe', `connection-${name}`, `secret of ${name}`)
  const data = { connectionId, type: 'payroll', setupKeys: ['api_key'], setup } as const
  await service.store.append('cafe', {
    stream: `connection-${name}`,
    expectedVersion: 0,
    events: [{ type: 'ConnectionCreated', data: { ...data, setupKeys: [...data.setupKeys] } }],
    metadata,
  })
}

const disconnect = async (name: string): Promise<void> => {
  await service.store.append('cafe', {
    stream: `connection-${name}`,
    expectedVersion: 1,
    events: [
      {
        type: 'ConnectionRemoved',
        data: { connectionId: decodeOrThrow(ConnectionId, name, 'An id'), type: 'payroll' },
      },
    ],
    metadata,
  })
}

const keys = async (): Promise<readonly { subject: string; key: Buffer }[]> =>
  (
    await tools.owner.query<{ subject: string; key: Buffer }>(
      'select subject, key from subject_key order by 1',
    )
  ).rows

/** The keys that occur in any file of the data folder. */
const foundInFiles = async (
  wanted: readonly { subject: string; key: Buffer }[],
): Promise<readonly string[]> => {
  const found = new Set<string>()
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const text = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    for (const { subject, key } of wanted) if (text.includes(key)) found.add(subject)
  }
  return [...found].sort()
}

/** A Postgres checkpoint renames old WAL segments for reuse without clearing them. */
const recycleWal = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1)
    await tools.owner.query(
      `select pg_logical_emit_message(false, 'test', repeat('x', 100000)), pg_switch_wal()`,
    )
  await tools.owner.query('checkpoint')
}

const names = Array.from({ length: 11 }, (_, index) => `c${index}`)

// Milliseconds; every file is read after each erasure.
const timeoutMs = 120_000

it(
  'leaves no byte of eleven erased keys in any file, before and after the server stops',
  async () => {
    for (const name of names.slice(0, 6)) await connect(name)
    await recycleWal()
    for (const name of names.slice(6)) await connect(name)
    await connect('kept')
    await tools.owner.query('analyze')
    // The write-ahead log may have a key in two parts, with the head of a page between them; the table's file has it whole.
    await tools.owner.query('checkpoint')
    const before = await keys()
    expect(before).toHaveLength(12)
    expect(await foundInFiles(before)).toEqual(before.map(({ subject }) => subject))

    for (const name of names) {
      const result = await eraseSubject(tools, 'cafe', `connection-${name}`, signTestNote)
      expect(result).toMatchObject({ kind: 'erased', copies: [] })
    }
    expect(await keys()).toHaveLength(1)
    // Control: the search finds a key that was kept.
    expect(await foundInFiles(before)).toEqual(['connection-kept'])

    await closeAll()
    await server.stop()
    expect(await foundInFiles(before)).toEqual(['connection-kept'])
    const kept = before.find(({ subject }) => subject === 'connection-kept')?.key ?? Buffer.alloc(0)
    expect((await findCopies(dataDir, kept)).length).toBeGreaterThan(0)
  },
  timeoutMs,
)

it(
  'clears, at the next start, what a removed connection and an interrupted erasure left behind',
  async () => {
    await connect('gone')
    await connect('kept')
    await recycleWal()
    const [gone, kept] = await keys()
    if (!gone || !kept) throw new Error('There are no keys.')
    await disconnect('gone')
    // Its key is destroyed in the same transaction that records the removal.
    expect((await keys()).map(({ subject }) => subject)).toEqual(['connection-kept'])
    expect(await foundInFiles([gone])).toEqual(['connection-gone'])

    expect(await enforceErasures(ownerUrl, tools)).toEqual([])
    expect(await foundInFiles([gone, kept])).toEqual(['connection-kept'])
    expect(await clearKeyTraces(tools.owner, true)).toBe(false)
  },
  timeoutMs,
)

it('waits for nobody long, since all who read keys would wait behind, and clears them the next time', async () => {
  await connect('held')
  await eraseSubject(tools, 'cafe', 'connection-held', signTestNote)
  await tools.owner.query('insert into key_trace default values')
  // A backup, or anybody's long transaction, does the same.
  const holder = await connectOwner(ownerUrl)
  await holder.query('begin')
  await holder.query('select count(*) from subject_key')
  expect(await clearKeyTraces(tools.owner, true)).toBe(false)
  await holder.query('commit')
  expect(await clearKeyTraces(tools.owner, true)).toBe(true)
  await holder.end()
})
