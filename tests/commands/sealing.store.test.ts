/** Seals of an installation: from when on there are any, with which keys, and what `npm run verify` says of them. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { openSealing } from '../../service/signing/begin-sealing.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { notesFolderOf } from '../../service/signing/kept-notes.ts'
import { sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { sealingFile } from '../../service/signing/sealing-file.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { rewriteFrom, withoutTrigger } from '../decision-log/forge-history.ts'
import { raise } from '../event-store/raise.ts'
import { readHeadOf } from '../event-store/stored-heads.ts'
import { run, verifyDatabase } from './command.ts'

let database: FreshDatabase
let owner: Client
let keysFolder: string
let folder: string
let said: string[]
let reported: string[]
let services: Service[] = []

const keyOf = (fill: number) => checkpointKeyOf(new Uint8Array(32).fill(fill))

/** A start with the signing key of these bytes, up to where the service may append. */
const start = async (fill = 7): Promise<Service> => {
  const seals = await openSealing({
    ...{ ownerUrl: database.ownerUrl, keysFolder, folder, checkpointKey: keyOf(fill), now: () => new Date() },
    print: (line) => void said.push(line),
  })
  return open({ seals, report: (_level, _facts, sentence) => void reported.push(sentence) })
}

const open = (parts: Parameters<typeof openService>[6]): Service => {
  const { serviceUrl } = database
  const service = openService(serviceUrl, projections, systemSources, () => {}, undefined, keyOf(7), parts)
  services.push(service)
  return service
}

/** A process of a version that does not seal, or somebody without the key. */
const openUnsealed = (): Service => open({})

const headIn = (workspace: string) => readHeadOf(owner, workspace)

const isSealedBy = async (fill: number, workspace: string) => {
  return sealKeysFrom(keyOf(fill)).seals.isSealed(workspace, await headIn(workspace))
}

const verify = (fill = 7) =>
  verifyDatabase(database.ownerUrl, keysFolder, { CHECKPOINT_KEY: Buffer.alloc(32, fill).toString('base64') })

beforeEach(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  keysFolder = await mkdtemp(join(tmpdir(), 'jarvin-sealing-'))
  folder = await notesFolderOf(keysFolder, owner)
  said = []
  reported = []
})
afterEach(async () => {
  for (const service of services) await service.database.end()
  services = []
  await owner.end()
  await database.drop()
  await rm(keysFolder, { recursive: true, force: true })
})

it('seals the heads of an installation that has none, and from then on finds what has no seal', async () => {
  const before = openUnsealed()
  for (const workspace of ['one', 'two']) await raise(before, workspace, 'a')
  expect((await verify()).wrong).toEqual([])
  const service = await start()
  expect(said).toEqual(['Sealed the last events of 2 histories.'])
  expect([await isSealedBy(7, 'one'), await isSealedBy(7, 'two')]).toEqual([true, true])
  await raise(service, 'one', 'b')
  await raise(service, 'new', 'a')
  expect(await verify()).toEqual({ code: 0, wrong: [] })

  await raise(before, 'two', 'forged')
  await owner.query('update workspace_head set seal = null')
  said = []
  await start()
  expect(said).toEqual([])
  const { code, wrong } = await verify()
  expect(code).toBe(1)
  expect(wrong).toEqual([
    expect.stringMatching(/^new: forged at position 1\. The events from position 1 onwards were not all/),
    expect.stringMatching(/^one: forged at a position between 1 and 2\./),
    expect.stringMatching(/^two: forged at a position between 1 and 2\./),
  ])
}, 120_000)

it('does not seal a history that was damaged before, and a start goes on after one that was killed', async () => {
  const before = openUnsealed()
  for (const id of ['a', 'b', 'c']) for (const name of ['good', 'bad']) await raise(before, name, id)
  await withoutTrigger(owner, () =>
    owner.query(`update events set actor = 'nobody' where workspace = 'bad' and position = 2`),
  )
  await start()
  expect(said).toEqual([
    'Sealed the last events of 1 history.',
    'bad: not sealed, because its history is damaged. Run npm run verify.',
  ])
  expect([await isSealedBy(7, 'good'), await isSealedBy(7, 'bad')]).toEqual([true, false])
  // Killed before it kept that sealing began.
  await rm(sealingFile(folder))
  said = []
  await start()
  expect([existsSync(sealingFile(folder)), said]).toEqual([true, []])
  const { wrong } = await verify()
  expect(wrong).toEqual([expect.stringMatching(/^bad: changed at position 2/)])
}, 120_000)

it('goes on with seals of a former key, and seals anew with the present one', async () => {
  const first = await start(7)
  await raise(first, 'kept', 'a')
  await start(9)
  expect([await isSealedBy(9, 'kept'), await isSealedBy(7, 'kept')]).toEqual([true, false])
  // As in a backup from before the key was replaced.
  await raise(first, 'kept', 'b')
  expect(await isSealedBy(9, 'kept')).toBe(false)
  const second = await start(9)
  await raise(second, 'kept', 'c')
  expect(reported).toEqual([])
  expect((await headIn('kept')).doubtedFrom).toBeUndefined()
  expect(await verify(9)).toEqual({ code: 0, wrong: [] })
  expect((await readFile(join(keysFolder, 'seal.keys'), 'utf8')).split('\n')).toHaveLength(3)
}, 120_000)

it('names the file that says since when heads are sealed, if it was changed or is missing', async () => {
  await raise(await start(), 'kept', 'a')
  const file = sealingFile(folder)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('2', '3'))
  expect((await verify()).wrong).toEqual([
    `${file}, which says since when events are sealed, was changed. Restore it from a backup of KEYS_DIR.`,
  ])
  await start()
  expect(said).toEqual([`${file} was changed. Restore it from a backup of KEYS_DIR.`])
  await rm(file)
  expect((await verify()).wrong).toEqual([
    `${file}, which says since when events are sealed, is missing. Restore it from a backup of KEYS_DIR, or let the next start write it again.`,
  ])
  await start()
  expect(await verify()).toEqual({ code: 0, wrong: [] })
}, 120_000)

it('says that seals by a key that is not there could not be checked', async () => {
  await raise(await start(), 'kept', 'a')
  await rm(keysFolder, { recursive: true })
  const { code, wrong } = await verify(8)
  expect(code).toBe(0)
  expect(wrong).toEqual([expect.stringMatching(/^The seals of the last events could not be checked/)])
}, 120_000)

it('the operator accepts forged events from the position that is named, and nothing else', async () => {
  const service = await start()
  for (const id of ['a', 'b', 'c']) await raise(service, 'kept', id)
  const reseal = (from: string, workspace = 'kept') =>
    run(['reseal', '--workspace', workspace, '--from', from], {
      DATABASE_URL: database.ownerUrl,
      KEYS_DIR: keysFolder,
      CHECKPOINT_KEY: Buffer.alloc(32, 7).toString('base64'),
    })
  expect(await reseal('3')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The service has appended all'),
  })
  await raise(openUnsealed(), 'kept', 'forged')
  await raise(service, 'kept', 'd')
  expect((await headIn('kept')).doubtedFrom).toBe(4)
  expect(await reseal('3')).toMatchObject({ code: 1, output: expect.stringContaining('position 4 onwards') })
  expect((await reseal('4', 'none')).code).toBe(1)
  expect((await reseal('x')).code).toBe(2)
  expect((await verify()).code).toBe(1)
  expect((await reseal('4')).code).toBe(0)
  expect(await verify()).toEqual({ code: 0, wrong: [] })
  await raise(await start(), 'kept', 'e')
  expect(await verify()).toEqual({ code: 0, wrong: [] })
}, 120_000)

it('a history rewritten under its seal is not one that the service left', async () => {
  const service = await start()
  for (const id of ['a', 'b', 'c']) await raise(service, 'kept', id)
  await rewriteFrom(owner, 'kept', 2)
  const { wrong } = await verify()
  expect(wrong).toContainEqual(expect.stringMatching(/^kept: forged at a position between 1 and 3/))
}, 120_000)
