import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../service/database/migrate.ts'
import { serviceUrlOf } from '../../service/database/role.ts'
import { migrations } from '../../service/migrations/migrations.ts'

const template = 'jarvin_template'

/** The same server and role with another database. */
export const inDatabase = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

const asOwner = async <A>(url: string, use: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Creates the migrated template on a server, replacing an older one. */
export const makeTemplate = async (ownerUrl: string): Promise<void> => {
  await asOwner(ownerUrl, async (client) => {
    await client.query(`drop database if exists ${template}`)
    await client.query(`create database ${template}`)
  })
  await migrate(inDatabase(ownerUrl, template), migrations)
}

/** A migrated database without data: URLs for owner and service, and `drop`. */
export type FreshDatabase = {
  readonly ownerUrl: string
  readonly serviceUrl: string
  readonly drop: () => Promise<void>
}

const create = async (ownerUrl: string, source: string): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(ownerUrl, (client) => client.query(`create database ${name} template ${source}`))
  const own = inDatabase(ownerUrl, name)
  return {
    ownerUrl: own,
    serviceUrl: serviceUrlOf(own),
    drop: () =>
      asOwner(ownerUrl, (client) => client.query(`drop database if exists ${name} with (force)`)).then(
        () => {},
      ),
  }
}

/** Copies the migrated template; takes milliseconds, so each test file has its own database. */
export const freshDatabase = (ownerUrl: string): Promise<FreshDatabase> => create(ownerUrl, template)

/** A database as Postgres creates it, without any table. */
export const emptyDatabase = (ownerUrl: string): Promise<FreshDatabase> => create(ownerUrl, 'template1')
