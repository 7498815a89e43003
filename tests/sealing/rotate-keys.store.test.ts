import { hash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { undoneErasures } from '../../service/decision-log/erasing/erase.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { eraseSubjects } from '../../service/sealing/erase-subjects.ts'
import { readErasures } from '../../service/sealing/erasure-list.ts'
import { fileKeyring, keyringFile, plainKeys } from '../../service/sealing/keyring.ts'
import { addKey, forgetKeys, openKeyring, rewrapKeys } from '../../service/sealing/rewrap-keys.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { testCheckpointKey } from '../core/service.ts'

const workspace = 'sealed'
let database: FreshDatabase
let owner: Client
let folder: string
let services: Service[] = []

const open = (keyring = plainKeys, erasureList?: string): Service => {
  const options = { keyring, ...(erasureList === undefined ? {} : { erasureList }) }
  const url = database.serviceUrl
  const service = openService(
    url,
    projections,
    systemSources,
    () => {},
    undefined,
    testCheckpointKey,
    options,
  )
  services.push(service)
  return service
}
const textOf = async (service: Service, sealed: { readonly subject: string; readonly box: string }) =>
  (await service.sealer.open(workspace, [sealed])).get(sealed.box)
const lengths = async () => {
  const { rows } = await owner.query<{ length: number; ids: string }>(
    `select length(key), count(distinct substr(key, 1, 4)) as ids from subject_key where workspace = $1 group by 1`,
    [workspace],
  )
  return rows.map(({ length, ids }) => [length, Number(ids)])
}
/** Takes the installation over, as a start does; what it prints. */
const takeOver = async (setting?: string) => {
  const printed: string[] = []
  const keyring = await openKeyring(setting, folder, database.ownerUrl, (line) => void printed.push(line))
  return { keyring, printed: printed.join('\n') }
}
/** As after one more hour. */
const age = async () => {
  const before = new Date(Date.now() - 3_700_000)
  await utimes(keyringFile(folder), before, before)
}

beforeEach(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  folder = await mkdtemp(join(tmpdir(), 'jarvin-keys-'))
})
afterEach(async () => {
  for (const service of services) await service.database.end()
  services = []
  await owner.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

it('takes an installation over: every key is wrapped, and everything stays readable', async () => {
  const sealed = await open().sealer.seal(workspace, 'person-1', 'Ada')
  expect(await lengths()).toEqual([[32, 1]])
  const { keyring, printed } = await takeOver()
  expect(printed).toContain('Wrapped 1 key')
  expect((await stat(keyringFile(folder))).mode & 0o777).toBe(0o600)
  expect(await lengths()).toEqual([[64, 1]])
  const service = open(keyring)
  expect(await textOf(service, sealed)).toBe('Ada')
  const later = await service.sealer.seal(workspace, 'person-2', 'Bea')
  expect(await lengths()).toEqual([[64, 1]])
  const again = await takeOver()
  expect(again.printed).toBe('')
  expect(await textOf(open(again.keyring), later)).toBe('Bea')
  // The files of the database still have the keys as they were: the next start clears them.
  expect((await owner.query('select from key_trace')).rowCount).toBe(1)
  // A copy of the database alone opens nothing.
  expect(await textOf(open(), sealed)).toBeUndefined()
})

it('never makes a new key beside data that another one wraps', async () => {
  const { keyring } = await takeOver()
  await open(keyring).sealer.seal(workspace, 'person-1', 'Ada')
  const text = await readFile(keyringFile(folder), 'utf8')
  await rm(keyringFile(folder))
  await expect(takeOver()).rejects.toThrow(/The key-encryption key [0-9a-f]{8} is missing/)
  expect(existsSync(keyringFile(folder))).toBe(false)
  await expect(takeOver(randomBytes(32).toString('base64'))).rejects.toThrow('is missing')
  expect((await takeOver(text.trim())).printed).toBe('')
})

it('rotates while a service runs, which reads old and new and seals under the new key', async () => {
  const { keyring } = await takeOver()
  const running = open(keyring)
  const first = await running.sealer.seal(workspace, 'person-1', 'Ada')
  const file = keyringFile(folder)
  expect(await addKey(owner, file)).toBe(true)
  const second = await running.sealer.seal(workspace, 'person-2', 'Bea')
  expect(await lengths()).toEqual([[64, 2]])
  expect(await rewrapKeys(owner, fileKeyring(file))).toBe(1)
  expect(await lengths()).toEqual([[64, 1]])
  for (const service of [running, open(fileKeyring(file))]) {
    expect(await textOf(service, first)).toBe('Ada')
    expect(await textOf(service, second)).toBe('Bea')
  }
})

it('leaves everything readable when it is interrupted, and finishes the next time', async () => {
  const { keyring } = await takeOver()
  const service = open(keyring)
  // In parts: a slow machine would keep the last of 1,200 at once waiting longer than any call may wait for a connection.
  const seal = (at: number) => service.sealer.seal(workspace, `person-${at}`, `name ${at}`)
  const sealed: Awaited<ReturnType<typeof seal>>[] = []
  for (let at = 0; at < 1200; at += 50)
    sealed.push(...(await Promise.all(Array.from({ length: 50 }, (_, one) => seal(at + one)))))
  const file = keyringFile(folder)
  await addKey(owner, file)
  // Dies in the second of three parts, after its rows were changed and before they were committed.
  let commits = 0
  const dying = new Proxy(owner, {
    get: (client, name) =>
      name === 'query'
        ? (text: string, values: unknown[]) => {
            if (text === 'commit') commits += 1
            return commits > 1 ? Promise.reject(new Error('killed')) : client.query(text, values)
          }
        : Reflect.get(client, name),
  })
  await expect(rewrapKeys(dying, fileKeyring(file))).rejects.toThrow('killed')
  await owner.query('rollback')
  expect(await lengths()).toEqual([[64, 2]])
  const readAll = async () => (await open(fileKeyring(file)).sealer.open(workspace, sealed)).size
  expect(await readAll()).toBe(1200)
  await expect(forgetKeys(owner, file)).rejects.toThrow('still in use')
  expect(await addKey(owner, file)).toBe(false)
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2)
  expect(await rewrapKeys(owner, fileKeyring(file))).toBe(700)
  expect(await readAll()).toBe(1200)
  await expect(forgetKeys(owner, file)).rejects.toThrow('less than an hour')
  await age()
  expect(await forgetKeys(owner, file)).toBe(1)
  expect(await readAll()).toBe(1200)
})

it('keeps what was erased erased, over a rotation and a backup from before it', async () => {
  const list = join(folder, 'erasures.log')
  const plain = open()
  const ada = await plain.sealer.seal(workspace, 'person-1', 'Ada')
  const bea = await plain.sealer.seal(workspace, 'person-2', 'Bea')
  const columns = 'select workspace, subject, key, key_hash from subject_key where subject = $1'
  const unwrapped = (await owner.query(columns, ['person-1'])).rows[0]
  const { keyring } = await takeOver()
  const wrapped = (await owner.query(columns, ['person-1'])).rows[0]
  const service = open(keyring, list)
  await eraseSubjects(service, { workspace, subjects: ['person-1'], reason: 'asked', actor: 'operator' })
  expect((await owner.query(columns, ['person-1'])).rowCount).toBe(0)
  expect((await readErasures(list))[0]?.erasure.keyHash).toBe(hash('sha256', unwrapped.key, 'hex'))
  const file = keyringFile(folder)
  await addKey(owner, file)
  await rewrapKeys(owner, fileKeyring(file))
  expect(await textOf(open(fileKeyring(file)), ada)).toBeUndefined()
  expect(await textOf(open(fileKeyring(file)), bea)).toBe('Bea')
  // An earlier release has no hash beside the key.
  for (const row of [wrapped, unwrapped, { ...unwrapped, key_hash: null }]) {
    await owner.query('insert into subject_key (workspace, subject, key, key_hash) values ($1, $2, $3, $4)', [
      ...[row.workspace, row.subject, row.key, row.key_hash],
    ])
    expect(await textOf(open(fileKeyring(file)), ada)).toBe('Ada')
    expect(await undoneErasures(owner, list)).toHaveLength(1)
    await takeOver()
    expect(await undoneErasures(owner, list)).toHaveLength(1)
    await eraseSubjects(service, { workspace, subjects: ['person-1'], reason: 'asked', actor: 'operator' })
    expect(await textOf(open(fileKeyring(file)), ada)).toBeUndefined()
  }
})

it('takes keys from the setting, the present one first', async () => {
  const [old, next] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'))
  const { keyring } = await takeOver(old)
  const sealed = await open(keyring).sealer.seal(workspace, 'person-1', 'Ada')
  const both = await takeOver(`${next},${old}`)
  expect(both.printed).toContain('Wrapped 1 key of sealed data with the key in KEY_ENCRYPTION_KEY')
  expect(existsSync(keyringFile(folder))).toBe(false)
  expect(await textOf(open((await takeOver(next)).keyring), sealed)).toBe('Ada')
  await expect(takeOver('short')).rejects.toThrow('KEY_ENCRYPTION_KEY must be keys of 32 bytes')
})
