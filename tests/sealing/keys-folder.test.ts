import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { readConfig } from '../../service/runtime/config.ts'
import { startErrorMessage } from '../../service/runtime/start-error.ts'
import { addErasures, ListedErasure, readErasures } from '../../service/sealing/erasure-list.ts'
import { keyPathsOf, moveKeysOut } from '../../service/sealing/keys-folder.ts'
import {
  checkpointKeyOf,
  findCheckpointKey,
  readCheckpointKey,
} from '../../service/signing/checkpoint-key.ts'

let home: string
let logged: string[]
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'jarvin-keys-'))
  mkdirSync(join(home, 'data'))
  logged = []
})
afterEach(() => rmSync(home, { recursive: true }))

const placeOf = (env: NodeJS.ProcessEnv = {}) => keyPathsOf(readConfig({ DATA_DIR: 'data', ...env }), home)
const moveOut = (env?: NodeJS.ProcessEnv) => moveKeysOut(placeOf(env), (line) => void logged.push(line))

const seed = (fill: number): string => `${Buffer.alloc(32, fill).toString('base64')}\n`
const publicKey = (fill: number) => checkpointKeyOf(new Uint8Array(32).fill(fill)).publicKey

const erasureOf = (subject: string, digit: string): ListedErasure => {
  const facts = { subject, keyHash: digit.repeat(64), erasedAt: '2026-11-20T00:00:00.000Z', note: 'a note' }
  return decodeOrThrow(ListedErasure, { workspace: 'cafe', erasure: facts }, 'An erasure')
}

const writeList = (file: string, ...listed: readonly ListedErasure[]): void =>
  writeFileSync(file, listed.map((one) => `${JSON.stringify(ListedErasure.encode(one))}\n`).join(''))

it('is beside the data folder, so that copies of that folder exclude it', () => {
  expect(placeOf()).toEqual({
    dataDir: join(home, 'data'),
    folder: join(home, 'data.keys'),
    erasureList: join(home, 'data.keys/erasures.log'),
  })
  expect(placeOf({ DATA_DIR: `${home}/data/` }).folder).toBe(join(home, 'data.keys'))
  expect(placeOf({ DATA_DIR: '.data' }).folder).toBe(join(home, '.data.keys'))
})

it('is at the configured place', () => {
  const { folder, erasureList } = placeOf({ KEYS_DIR: 'kept', ERASURE_LIST: '/lists/erased' })
  expect(folder).toBe(join(home, 'kept'))
  expect(erasureList).toBe('/lists/erased')
})

it('is beside the target of a symbolic link, and outlives the link', () => {
  mkdirSync(join(home, 'release'))
  symlinkSync(join(home, 'data'), join(home, 'release/data'))
  expect(placeOf({ DATA_DIR: 'release/data' }).folder).toBe(join(home, 'data.keys'))
})

it.runIf(process.platform === 'linux')('is inside a volume if nothing beside it is kept', () => {
  expect(placeOf({ DATA_DIR: '/proc' }).folder).toBe('/proc')
  expect(placeOf({ DATA_DIR: '/proc', KEYS_DIR: '/kept' }).folder).toBe('/kept')
})

it('takes over the key and the erasure list of an installation that has them inside', async () => {
  writeFileSync(join(home, 'data/checkpoint.key'), seed(1), { mode: 0o644 })
  writeList(join(home, 'data/erasures.log'), erasureOf('person-a', 'a'))
  // A read-only command moves nothing, and finds the key where it is.
  const inside = await findCheckpointKey(undefined, placeOf())
  expect(inside?.publicKey).toEqual(publicKey(1))

  await moveOut()

  expect(existsSync(join(home, 'data/checkpoint.key'))).toBe(false)
  expect(existsSync(join(home, 'data/erasures.log'))).toBe(false)
  const { folder, erasureList } = placeOf()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of ['checkpoint.key', 'erasures.log'])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  expect((await readCheckpointKey(undefined, folder)).publicKey).toEqual(publicKey(1))
  expect(await readErasures(erasureList)).toEqual([erasureOf('person-a', 'a')])
  expect(logged.join('\n')).toMatch(/checkpoint\.key.*data\.keys/)
  expect(logged.join('\n')).toMatch(/erasures\.log.*data\.keys/)

  logged = []
  await moveOut()
  expect(logged).toEqual([])
})

it('keeps every erasure when an older copy of the data folder is restored', async () => {
  const { erasureList } = placeOf()
  await addErasures(erasureList, [erasureOf('person-a', 'a'), erasureOf('person-b', 'b')])
  writeList(join(home, 'data/erasures.log'), erasureOf('person-c', 'c'), erasureOf('person-a', 'a'))
  await moveOut()
  const kept = (await readErasures(erasureList)).map(({ erasure }) => erasure.subject)
  expect(kept).toEqual(['person-a', 'person-b', 'person-c'])
  expect(existsSync(join(home, 'data/erasures.log'))).toBe(false)
})

it('merges into the configured list, unless that is the file inside', async () => {
  const inside = join(home, 'data/erasures.log')
  writeList(inside, erasureOf('person-a', 'a'))
  await moveOut({ ERASURE_LIST: 'data/erasures.log' })
  expect(await readErasures(inside)).toHaveLength(1)
  await moveOut({ ERASURE_LIST: 'elsewhere/list' })
  expect(await readErasures(join(home, 'elsewhere/list'))).toHaveLength(1)
  expect(existsSync(inside)).toBe(false)
})

it('prefers the key outside over one inside, and says which is used', async () => {
  const { folder } = placeOf()
  mkdirSync(folder)
  writeFileSync(join(folder, 'checkpoint.key'), seed(1))
  writeFileSync(join(home, 'data/checkpoint.key'), seed(1))
  await moveOut()
  expect(existsSync(join(home, 'data/checkpoint.key'))).toBe(false)

  logged = []
  writeFileSync(join(home, 'data/checkpoint.key'), seed(2))
  await moveOut()
  expect(readFileSync(join(folder, 'checkpoint.key'), 'utf8')).toBe(seed(1))
  expect(readFileSync(join(home, 'data/checkpoint.key'), 'utf8')).toBe(seed(2))
  expect(logged.join()).toMatch(/differs from.*is not used/)
  expect((await findCheckpointKey(undefined, placeOf()))?.publicKey).toEqual(publicKey(1))
})

it('refuses to remove a list inside that it cannot read', async () => {
  const inside = join(home, 'data/erasures.log')
  writeFileSync(inside, 'not an erasure\n')
  await expect(moveOut()).rejects.toThrow('Line 1')
  expect(existsSync(inside)).toBe(true)
})

it('warns if keys must stay in the data folder', async () => {
  await moveKeysOut(
    { dataDir: home, folder: home, erasureList: join(home, 'erasures.log') },
    (line) => void logged.push(line),
  )
  expect(logged.join()).toMatch(/KEYS_DIR/)
})

it('names its setting if it cannot be written beside the data folder', async () => {
  writeFileSync(join(home, 'data.keys'), '')
  const error = await readCheckpointKey(undefined, placeOf().folder).catch((cause: unknown) => cause)
  expect(startErrorMessage(error, { DATA_DIR: 'data' }, home)).toMatch(
    new RegExp(`^KEYS_DIR is ${dirname(placeOf().dataDir)}/data.keys, which cannot be used`),
  )
})
