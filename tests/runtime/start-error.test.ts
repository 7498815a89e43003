import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../service/database/embedded/free-port.ts'
import { listen } from '../../service/http/listen.ts'
import { readConfig } from '../../service/runtime/config.ts'
import { makeFolder } from '../../service/runtime/make-folder.ts'
import { startErrorMessage } from '../../service/runtime/start-error.ts'
import { ask } from '../database/embedded-scratch.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'jarvin-fault-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const failed = async (step: Promise<unknown>): Promise<unknown> =>
  step.then(
    () => undefined,
    (error: unknown) => error,
  )
const systemError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: refused, open '${path}'`), { code, path })

describe('a data folder', () => {
  it('is created with its parents, and may already exist', async () => {
    const folder = join(home, 'a/b/c')
    await Promise.all([makeFolder(folder), makeFolder(folder)])
    await makeFolder(folder)
    writeFileSync(join(folder, 'file'), '')
  })

  it.runIf(process.platform === 'linux')(
    'is refused at once with its setting if the system cannot create it',
    async () => {
      const error = await failed(makeFolder('/proc/nope/data'))
      expect(startErrorMessage(error, { DATA_DIR: '/proc/nope/data' }, '/')).toMatch(
        /^DATA_DIR is \/proc\/nope\/data, which .* Set it to a folder/,
      )
    },
  )

  it.each(['file', 'file/below'])('is refused if it is a file: %s', async (name) => {
    writeFileSync(join(home, 'file'), '')
    const error = await failed(makeFolder(join(home, name)))
    expect(startErrorMessage(error, { DATA_DIR: name }, home)).toMatch(
      /^DATA_DIR is .*: it is not a folder .*Set it/,
    )
  })

  it.each([
    ['EACCES', 'password.1'],
    ['EROFS', 'checkpoint.key'],
    ['ENOSPC', ''],
  ])('is named when %s prevents access to its contents', (code, name) => {
    const error = systemError(code, join(home, name))
    expect(startErrorMessage(error, { DATA_DIR: home }, '/')).toMatch(
      new RegExp(`^DATA_DIR is ${home}, .*${code}`),
    )
  })

  it('is not named for other files', () => {
    mkdirSync(join(home, 'dist'))
    const error = systemError('EACCES', join(home, 'dist'))
    expect(startErrorMessage(error, { DATA_DIR: 'data' }, home)).toBe(error.message)
    const list = { DATA_DIR: 'data', ERASURE_LIST: join(home, 'dist/list') }
    expect(startErrorMessage(error, list, home)).toMatch(/^ERASURE_LIST is .*dist\/list/)
  })
})

describe('a port', () => {
  it('is named when another program uses it', async () => {
    const other = createServer().listen(0)
    await new Promise((done) => other.once('listening', done))
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const error = await failed(listen(() => {}, port ?? 0))
    expect(startErrorMessage(error, { PORT: `${port}` }, '/')).toBe(
      `Another program is using port ${port}. Set PORT to a free one.`,
    )
    other.close()
  })

  it('is named when this user may not use it', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })
    expect(startErrorMessage(error, { PORT: '80' }, '/')).toMatch(
      /^Cannot listen on port 80 .*Set PORT to another/,
    )
  })
})

describe('an outside database', () => {
  const DATABASE_URL = 'postgres://u:secret@h/d'

  it.each([
    'nonsense',
    'postgres://localhost/jarvin',
    'postgres://user@localhost/jarvin',
    'https://user:secret@localhost/jarvin',
    'postgres://user:100%@localhost/jarvin',
  ])('is refused for its URL: %s', (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must have .*postgres:\/\/user:pass/,
    )
    expect(() => readConfig({ DATABASE_URL: url })).not.toThrow(/secret/)
  })

  it('is accepted with a complete URL', () => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    expect(readConfig({}).databaseUrl).toBeUndefined()
  })

  it('is named when nobody answers, also at two addresses', async () => {
    const refused = await failed(ask(`postgres://u:secret@127.0.0.1:${await freePort()}/d`, 'select 1'))
    const both = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' })
    for (const error of [refused, both])
      expect(startErrorMessage(error, { DATABASE_URL }, '/')).toMatch(
        /^Cannot connect to the database in DATABASE_URL \(connect ECONNREFUSED 127.*\)\. Check /,
      )
  })

  it.each([
    [
      '28P01',
      'password authentication failed',
      /^Cannot connect to the database in DATABASE_URL .*password auth/,
    ],
    [
      '3D000',
      'database "d" does not exist',
      /^Cannot connect to the database in DATABASE_URL .*does not exist/,
    ],
    ['42501', 'permission denied to create role', /^The user in DATABASE_URL .*create role.*CREATEROLE/],
  ])('is named when it refuses with %s', (code, message, sentence) => {
    expect(startErrorMessage(Object.assign(new Error(message), { code }), { DATABASE_URL }, '/')).toMatch(
      sentence,
    )
  })
})

it('a full disk is named with its folder, and what to do', () => {
  const full = Object.assign(new Error('The disk has no room for changes.'), { code: '53100' })
  expect(startErrorMessage(full, { DATA_DIR: '/srv/jarvin' }, '/')).toMatch(
    /^The disk that holds DATA_DIR \(\/srv\/jarvin\) is full\..*Free up/,
  )
})

it('a message for people is printed unchanged', () => {
  expect(startErrorMessage(new Error('Jarvin needs PostgreSQL 15 or later.'), {}, '/')).toBe(
    'Jarvin needs PostgreSQL 15 or later.',
  )
})
