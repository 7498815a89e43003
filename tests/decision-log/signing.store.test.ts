import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { E } from '#schema/core/fp'
import { toHex } from '#schema/proof/bytes'
import { noteKeyOf, openCheckpoint, originOf, readCheckpoint } from '#schema/proof/note'
import { leafHash, rootOf } from '#schema/proof/tree'
import { openKeptNotes } from '../../service/core/kept-notes.ts'
import { openService, realSources } from '../../service/core/open-service.ts'
import { connectOwner } from '../../service/core/rebuild.ts'
import type { Service } from '../../service/core/service.ts'
import { verifyHistory } from '../../service/core/verify-history.ts'
import { makeCheckpoint } from '../../service/decision-log/checkpoint.ts'
import { proofOf } from '../../service/decision-log/checkpoint-proof.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { raise } from '../core/raise.ts'
import { testCheckpointKey } from '../core/service.ts'
import { forgeTree, pastTrigger, rewriteFrom, spoilTile } from './forge-history.ts'
import { readRows, writeHistory } from './stored-history.ts'

let database: FreshDatabase
let owner: Client
let folder: string
let services: Service[] = []
let reported: [level: string, sentence: string][] = []

/** A process of the service that has just started. */
const started = (keeps = true): Service => {
  const signing = {
    ...(keeps ? { keptNotes: openKeptNotes(folder) } : {}),
    report: (level: string, _facts: object, sentence: string) => void reported.push([level, sentence]),
  }
  const url = database.serviceUrl
  const service = openService(url, projections, realSources, () => {}, undefined, testCheckpointKey, signing)
  services.push(service)
  return service
}

/** Asks a process that has just started, which then ends. */
const freshly = async <A>(use: (service: Service) => Promise<A>): Promise<A> => {
  const service = started()
  try {
    return await use(service)
  } finally {
    services = services.filter((one) => one !== service)
    await service.database.end()
  }
}

let made = 0
/** A log that is signed when the half of it is there, and then whole. */
const history = async (service: Service, count = 600): Promise<string> => {
  made += 1
  const workspace = `log-${made}`
  const add = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, one) => raise(service, workspace, `event-${from + one}`)),
    )
  await add(0, count / 2)
  await sign(service, workspace)
  await add(count / 2, count)
  await sign(service, workspace)
  return workspace
}

const sign = async (service: Service, workspace: string): Promise<string> => {
  const signed = await makeCheckpoint(service, workspace)
  if (E.isLeft(signed)) throw new Error(signed.left.detail)
  return signed.right.note
}

const verdictOn = async (workspace: string, keeps = true) => {
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  const kept = keeps ? await openKeptNotes(folder).read(workspace) : undefined
  return verifyHistory(owner, workspace, { key, kept })
}

const refusal = async (service: Service, workspace: string): Promise<string> => {
  const signed = await makeCheckpoint(service, workspace)
  return E.isLeft(signed) ? `${signed.left.kind} ${signed.left.code}: ${signed.left.detail}` : 'signed'
}

const trueRoot = async (workspace: string): Promise<string> =>
  toHex(rootOf((await readRows(owner, workspace)).map(({ hash }) => leafHash(Buffer.from(hash, 'hex')))))

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  folder = await mkdtemp(join(tmpdir(), 'jarvin-kept-'))
})
beforeEach(() => {
  reported = []
})
afterEach(async () => {
  for (const { database: open } of services) await open.end()
  services = []
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['the running service', false],
  ['a service that has just started', true],
])('names a wrong tile, never signs it, and makes it anew: %s', async (_, isFresh) => {
  const running = started()
  for (const [level, index, byte] of [
    [1, 0, 0],
    [1, 0, 40],
    [0, 0, 8191],
    [0, 2, 32],
  ] as const) {
    const workspace = await history(running)
    await spoilTile(owner, workspace, level, index, byte)
    expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, wrongTiles: [{ level, index }] })
    await raise(running, workspace, 'one-more')
    const note = await (isFresh ? freshly((service) => sign(service, workspace)) : sign(running, workspace))
    expect(toHex(readCheckpoint(note)?.root ?? new Uint8Array())).toBe(await trueRoot(workspace))
    expect(reported.map(([at, sentence]) => `${at}: ${sentence}`)).toEqual([
      `warn: tile level ${level} index ${index} differed from what it covers; it was made anew from the events`,
    ])
    expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, wrongTiles: [], signed: 601 })
    reported = []
  }
})

it('gives no proof from a wrong tile', async () => {
  const service = started()
  const workspace = await history(service)
  const ranges = [{ from: 0, to: 256 }]
  const right = await proofOf(service, workspace, ranges, 600)
  await spoilTile(owner, workspace, 1, 0, 0)
  expect(await proofOf(service, workspace, ranges, 600)).toEqual(right)
  await owner.query('delete from checkpoint_tile where workspace = $1 and level = 1', [workspace])
  expect(await proofOf(service, workspace, ranges, 600)).toEqual(right)
  expect(reported.map(([level]) => level)).toEqual(['warn', 'warn'])
})

const traces: readonly (readonly [name: string, hide: (workspace: string) => Promise<unknown>])[] = [
  ['tiles left', async () => {}],
  ['tiles of both levels rewritten', (workspace) => forgeTree(owner, workspace)],
  [
    'tiles deleted',
    async (workspace) => {
      for (const table of ['checkpoint_tile', 'checkpoint_tree'])
        await owner.query(`delete from ${table} where workspace = $1`, [workspace])
    },
  ],
  [
    'notes and tiles deleted',
    async (workspace) => {
      for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
        await owner.query(`delete from ${table} where workspace = $1`, [workspace])
    },
  ],
]

it.each(traces)('stops signing a rewritten history, and names the edited position: %s', async (_, hide) => {
  const running = started()
  for (const position of [60, 80, 338, 600]) {
    const workspace = await history(running)
    await rewriteFrom(owner, workspace, position)
    await hide(workspace)
    const damage = { position, kind: 'rechained' }
    expect((await verdictOn(workspace)).damage).toEqual(damage)
    const sentence = `The history was rewritten from position ${position} on: it fits together, but is not what was signed.`
    const refused = `conflict decision-log/damaged: ${sentence} No checkpoint was signed.`
    expect(await refusal(running, workspace)).toBe(refused)
    await raise(running, workspace, 'one-more')
    expect(await refusal(running, workspace)).toBe(refused)
    expect(await freshly((service) => refusal(service, workspace))).toBe(refused)
    // Each process says it once, however often it is asked.
    const said = ['error', `no checkpoint is signed: ${sentence}`]
    expect(reported).toEqual([said, said])
    reported = []
    const { rows } = await owner.query('select from checkpoint where workspace = $1 and size > 600', [
      workspace,
    ])
    expect(rows).toEqual([])
  }
})

it('says between which positions it was rewritten where nothing shows the position itself', async () => {
  const service = started(false)
  for (const [position, from, to] of [
    [60, 1, 300],
    [338, 301, 600],
  ] as const) {
    const workspace = await history(service)
    await rewriteFrom(owner, workspace, position)
    await forgeTree(owner, workspace)
    expect((await verdictOn(workspace, false)).damage).toEqual({
      position: from,
      kind: 'rechained',
      upTo: to,
    })
    expect(await refusal(service, workspace)).toContain(`rewritten from a position from ${from} to ${to} on`)
  }
})

it('goes on from what it knows of a long history, without believing the tiles, and stops where it is rewritten', async () => {
  const service = started()
  const workspace = await history(service, 4400)
  await spoilTile(owner, workspace, 1, 0, 0)
  await spoilTile(owner, workspace, 0, 17, 0)
  await raise(service, workspace, 'one-more')
  const note = await sign(service, workspace)
  expect(toHex(readCheckpoint(note)?.root ?? new Uint8Array())).toBe(await trueRoot(workspace))
  // Another process signs in between.
  await raise(service, workspace, 'second-more')
  await freshly((fresh) => sign(fresh, workspace))
  expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, wrongTiles: [], signed: 4402 })
  await raise(service, workspace, 'third-more')
  expect(readCheckpoint(await sign(service, workspace))?.size).toBe(4403)
  await rewriteFrom(owner, workspace, 1234)
  await forgeTree(owner, workspace)
  await raise(service, workspace, 'fourth-more')
  expect(await refusal(service, workspace)).toContain('position 1234')
})

it('names the edit, not the place where the chain breaks, when only a part was chained anew', async () => {
  const service = started()
  const workspace = await history(service)
  const before = await readRows(owner, workspace)
  await rewriteFrom(owner, workspace, 60)
  const after = await readRows(owner, workspace)
  const rows = [...after.slice(0, 200), ...before.slice(200)]
  const head = { position: 600, hash: before.at(-1)?.hash ?? '' }
  await pastTrigger(owner, () => writeHistory(owner, workspace, { rows, head }))
  expect((await verdictOn(workspace)).damage).toEqual({ position: 60, kind: 'rechained' })
  expect(await refusal(service, workspace)).toContain('position 60')
})

it('signs nothing over an event that was edited in place, long after it was signed', async () => {
  const service = started()
  const workspace = await history(service)
  await pastTrigger(owner, () =>
    owner.query(`update events set data = '{"no":"advisory"}' where workspace = $1 and position = 77`, [
      workspace,
    ]),
  )
  await raise(service, workspace, 'one-more')
  expect(await refusal(service, workspace)).toContain('The event at position 77 was changed.')
  expect((await verdictOn(workspace)).damage).toEqual({ position: 77, kind: 'changed' })
})

it('notices that the end of a history is missing by what is kept outside, and when it is brought back', async () => {
  const service = started()
  const workspace = await history(service)
  const rows = await readRows(owner, workspace)
  const cut = rows.slice(0, 500)
  const write = (all: typeof rows) =>
    pastTrigger(owner, () =>
      writeHistory(owner, workspace, {
        rows: all,
        head: { position: all.length, hash: all.at(-1)?.hash ?? '' },
      }),
    )
  await write(cut)
  for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
    await owner.query(`delete from ${table} where workspace = $1`, [workspace])
  expect((await verdictOn(workspace)).damage).toEqual({ position: 501, kind: 'tail cut' })
  expect(await freshly((fresh) => refusal(fresh, workspace))).toContain('position 501')
  await write(rows)
  expect(readCheckpoint(await freshly((fresh) => sign(fresh, workspace)))?.size).toBe(600)
})

it('goes on after a crash between the database and the file, whichever of the two is ahead', async () => {
  const service = started()
  const workspace = await history(service)
  const kept = await openKeptNotes(folder).read(workspace)
  const noteAt600 = kept?.note ?? ''
  // The file is behind: what was signed last never reached it.
  await raise(service, workspace, 'one-more')
  const noteAt601 = await sign(service, workspace)
  const leaves = async (from: number, to: number) => (await kept?.leaves(from, to)) ?? Buffer.alloc(0)
  await openKeptNotes(folder).write(workspace, noteAt600, leaves, { from: 600, to: 600 })
  expect(await freshly((fresh) => sign(fresh, workspace))).toBe(noteAt601)
  expect((await openKeptNotes(folder).read(workspace))?.note).toBe(noteAt601)
  // The file is ahead: the note never reached the database.
  await owner.query('delete from checkpoint where workspace = $1 and size > 300', [workspace])
  await owner.query('update checkpoint_tree set size = 300 where workspace = $1', [workspace])
  expect(await freshly((fresh) => sign(fresh, workspace))).toBe(noteAt601)
  expect(reported.filter(([level]) => level === 'error')).toEqual([])
  expect((await verdictOn(workspace)).damage).toBeUndefined()
  expect((await readdir(folder)).filter((name) => name.startsWith(`${workspace}.`)).sort()).toEqual([
    `${workspace}.leaves`,
    `${workspace}.note`,
  ])
})

it('keeps outside a note that anybody can check, with every leaf under it', async () => {
  const service = started()
  const workspace = await history(service)
  const kept = await openKeptNotes(folder).read(workspace)
  const key = noteKeyOf(originOf(workspace), testCheckpointKey.publicKey)
  expect(openCheckpoint(kept?.note ?? '', key)).toMatchObject({ size: 600 })
  expect((await kept?.leaves(0, 700))?.length).toBe(600 * 32)
})
