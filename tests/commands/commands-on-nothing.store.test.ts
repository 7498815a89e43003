/** Commands where there is no installation: they say so and make nothing. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { NoInstallation, requireInstallation } from '../../service/database/installation.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { at, freshDatabase } from '../core/database.ts'
import { run } from './command.ts'

const commands: readonly (readonly string[])[] = [
  ['verify'],
  ['rebuild'],
  ['leads'],
  ['erase', '--list'],
  ['erase', '--subject', 'person-current'],
]

/** The weakest and the strongest of them stand for all: each takes seconds to load. */
const ofDatabase = [['verify'], ['erase', '--subject', 'person-current']]

const runAll = (env: NodeJS.ProcessEnv, some = commands) =>
  Promise.all(some.map((command) => run(command, env)))
const patience = 120_000

describe('a data folder', () => {
  let home: string
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'jarvin-nothing-'))
  })
  afterEach(() => rmSync(home, { recursive: true }))

  it(
    'that is not there, or is empty, stays so',
    async () => {
      mkdirSync(join(home, 'empty'))
      const answers = await Promise.all([
        runAll({ DATA_DIR: join(home, 'a/missing'), DATABASE_URL: '' }),
        run(['verify'], { DATA_DIR: join(home, 'empty'), DATABASE_URL: '' }),
      ])
      for (const { code, said } of answers.flat()) {
        expect(said).toMatch(
          /^There is no Jarvin installation in .*\. Set DATA_DIR to .*Nothing was created or changed\.\n$/,
        )
        expect(code).toBe(2)
      }
      expect(readdirSync(home)).toEqual(['empty'])
      expect(existsSync(join(home, 'a'))).toBe(false)
      expect(readdirSync(join(home, 'empty'))).toEqual([])
    },
    patience,
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
    'that is empty stays so, and no role is made',
    async () => {
      const before = await roles()
      const url = at(inject('ownerUrl'), name)
      for (const { code, said } of await runAll({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, ofDatabase)) {
        expect(said).toMatch(/^There is no Jarvin installation in the database in DATABASE_URL\. Nothing/)
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
    patience,
  )

  it('of another version is named as such', async () => {
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
