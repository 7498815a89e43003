/** Commands without an installation report that and create nothing. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { NoInstallation, requireInstallation } from '../../service/database/installation.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { freshDatabase, inDatabase } from '../core/database.ts'
import { run } from './command.ts'

const commands: readonly (readonly string[])[] = [
  ['verify'],
  ['rebuild'],
  ['leads'],
  ['erase', '--list'],
  ['erase', '--subject', 'person-current'],
]

/** Two commands, with the fewest and the most powers, stand for all: each takes seconds to load. */
const ofDatabase = [['verify'], ['erase', '--subject', 'person-current']]

const runAll = (env: NodeJS.ProcessEnv, some = commands) =>
  Promise.all(some.map((command) => run(command, env)))
const timeoutMs = 120_000

describe('a data folder', () => {
  let home: string
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'jarvin-nothing-'))
  })
  afterEach(() => rmSync(home, { recursive: true }))

  it(
    'that is missing or empty stays that way',
    async () => {
      mkdirSync(join(home, 'empty'))
      const answers = await Promise.all([
        runAll({ DATA_DIR: join(home, 'a/missing'), DATABASE_URL: '' }),
        run(['verify'], { DATA_DIR: join(home, 'empty'), DATABASE_URL: '' }),
      ])
      for (const { code, output } of answers.flat()) {
        expect(output).toMatch(
          /^There is no Jarvin installation in .*\. Set DATA_DIR to .*Nothing was created or changed\.\n$/,
        )
        expect(code).toBe(2)
      }
      expect(readdirSync(home)).toEqual(['empty'])
      expect(existsSync(join(home, 'a'))).toBe(false)
      expect(readdirSync(join(home, 'empty'))).toEqual([])
    },
    timeoutMs,
  )
})

describe('a database', () => {
  const name = `nothing_${process.pid}`
  let client: pg.Client
  beforeAll(async () => {
    client = new pg.Client({ connectionString: inject('ownerUrl') })
    await client.connect()
    await client.query(`create database ${name}`)
  })
  afterAll(async () => {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  })

  const roles = async () => (await client.query('select rolname, rolpassword from pg_authid order by 1')).rows

  it(
    'that is empty stays empty, and no role is created',
    async () => {
      const before = await roles()
      const url = inDatabase(inject('ownerUrl'), name)
      for (const { code, output } of await runAll({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, ofDatabase)) {
        expect(output).toMatch(/^There is no Jarvin installation in the database in DATABASE_URL\. Nothing/)
        expect(code).toBe(2)
      }
      expect(await roles()).toEqual(before)
      const inside = new pg.Client({ connectionString: url })
      await inside.connect()
      const { rows } = await inside.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace`,
      )
      await inside.end()
      expect(rows).toEqual([])
    },
    timeoutMs,
  )

  it(
    'that cannot be reached is no damage: nothing is known of its records',
    async () => {
      const nowhere = 'postgres://jarvin:secret@127.0.0.1:1/jarvin'
      const wrong = inDatabase(inject('ownerUrl'), 'no_such_database')
      for (const url of [nowhere, wrong])
        for (const { code, output } of await runAll(
          { DATABASE_URL: url, DATA_DIR: '/nowhere' },
          ofDatabase,
        )) {
          expect(output).toMatch(/^Cannot connect to the database in DATABASE_URL/)
          expect(output).toMatch(/This says nothing about the records in it\.\n$/)
          expect(code).toBe(4)
        }
    },
    timeoutMs,
  )

  it('whose address is no address is a wrong setting, and no damage', async () => {
    const { code, output } = await run(['verify'], { DATABASE_URL: 'postgres://nowhere' })
    expect([code, output]).toEqual([2, expect.stringMatching(/^DATABASE_URL must have a user/)])
  })

  it('of another version is reported as such', async () => {
    const database = await freshDatabase(inject('ownerUrl'))
    const check = (of: typeof migrations) => requireInstallation(database.ownerUrl, of, 'here')
    await check(migrations)
    const later = { ...migrations, '999-to-come': { up: async () => {} } }
    await expect(check(later)).rejects.toThrow(/here is from an earlier version\. Start/)
    const { '001-events': _, ...fewer } = migrations
    await expect(check(fewer)).rejects.toThrow(/here is from a later version/)
    await expect(check(fewer)).rejects.toBeInstanceOf(NoInstallation)
    await database.drop()
  })
})
