/** Installations on one server share the service's role. The tests use their own server. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { inDatabase, makeTemplate } from '../core/database.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService } from '../core/service.ts'
import { ask, makeScratch, type Scratch } from './embedded-scratch.ts'

let scratch: Scratch
let ownerUrl: string

beforeAll(async () => {
  scratch = makeScratch()
  ownerUrl = (await scratch.start(join(scratch.home, 'data'))).ownerUrl
})
afterAll(() => scratch.remove())

const as = (user: string, password: string, database: string): string => {
  const url = new URL(inDatabase(ownerUrl, database))
  url.username = user
  url.password = password
  return url.href
}

const who = (url: string) => ask(url, 'select current_user')

it('leaves the role to the installation that uses it, and takes over an unused one', async () => {
  for (const name of ['one', 'two']) {
    await ask(ownerUrl, `create role ${name} superuser login password '${name}'`)
    await ask(ownerUrl, `create database db_${name} owner ${name}`)
  }
  const first = await migrate(as('one', 'one', 'db_one'), migrations)
  expect(await who(first)).toBe('jarvin_service')
  const second = as('two', 'two', 'db_two')
  await expect(migrate(second, migrations)).rejects.toThrow(
    'another Jarvin installation, in the database "db_one"',
  )
  expect(await who(first)).toBe('jarvin_service')
  await ask(ownerUrl, 'drop database db_one')
  expect(await who(await migrate(second, migrations))).toBe('jarvin_service')
  await ask(ownerUrl, 'drop database db_two')
})

it("gives databases of one owner the same password, also after the owner's password changes", async () => {
  await ask(ownerUrl, `create role three superuser login password 'old'`)
  for (const name of ['db_a', 'db_b']) await ask(ownerUrl, `create database ${name} owner three`)
  const migrated = (password: string) =>
    Promise.all(['db_a', 'db_b'].map((name) => migrate(as('three', password, name), migrations)))
  const old = await migrated('old')
  await ask(ownerUrl, `alter role three password 'new'`)
  const urls = await migrated('new')
  expect(await Promise.all(urls.map(who))).toEqual(['jarvin_service', 'jarvin_service'])
  await expect(who(old[0] ?? '')).rejects.toMatchObject({ code: '28P01' })
  for (const name of ['db_a', 'db_b']) await ask(ownerUrl, `drop database ${name}`)
})

it("answers 503 while the service's password is wrong", async () => {
  await makeTemplate(ownerUrl)
  const running = await startTestService(ownerUrl)
  const session = await running.signIn()
  await ask(ownerUrl, `alter role jarvin_service password 'another'`)
  await ask(
    ownerUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'jarvin_service'`,
  )
  for (let call = 0; call < 2; call++)
    expectProblem(await running.call('GET', '/api/me', { session }), 503, undefined)
  await running.stop()
})
