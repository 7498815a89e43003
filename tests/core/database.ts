/** A fresh database for each test file, copied from one migrated template. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'

const template = 'jarvin_template'

/** The same server and role, in another database. */
export const at = (url: string, database: string): string => {
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

/** Makes the migrated template on a server; an older one is replaced. */
export const makeTemplate = async (ownerUrl: string): Promise<void> => {
  await asOwner(ownerUrl, async (client) => {
    await client.query(`drop database if exists ${template}`)
    await client.query(`create database ${template}`)
  })
  await migrate(at(ownerUrl, template), migrations)
}

/** An empty, migrated database: where its owner connects, where the service does, and how to drop it. */
export type FreshDatabase = {
  readonly ownerUrl: string
  readonly serviceUrl: string
  readonly drop: () => Promise<void>
}

/** Copies the template. */
export const freshDatabase = async (ownerUrl: string): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(ownerUrl, (client) => client.query(`create database ${name} template ${template}`))
  const own = at(ownerUrl, name)
  return {
    ownerUrl: own,
    serviceUrl: await migrate(own, migrations),
    drop: () =>
      asOwner(ownerUrl, (client) => client.query(`drop database if exists ${name} with (force)`)).then(
        () => {},
      ),
  }
}
