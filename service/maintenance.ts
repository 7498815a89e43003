/** What the maintenance commands share: the owner's connection, to DATABASE_URL or to the embedded server. */
import { resolve } from 'node:path'
import type pg from 'pg'
import { readConfig } from './core/config.ts'
import { startEmbeddedPostgres } from './core/embedded-postgres.ts'
import { migrate } from './core/migrate.ts'
import { connectOwner } from './core/rebuild.ts'
import { migrations } from './slices.ts'

/** Writes a line for the person at the terminal. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs `use` for each workspace with a history; sets the exit code to 1 when it throws or gives false. */
export const forEachWorkspace = async (
  use: (client: pg.Client, workspace: string) => Promise<boolean>,
): Promise<void> => {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env)
    const postgres = databaseUrl
      ? { ownerUrl: databaseUrl, stop: async () => {} }
      : await startEmbeddedPostgres({ dataDir: resolve(import.meta.dirname, '..', dataDir), log: tell })
    try {
      await migrate(postgres.ownerUrl, migrations)
      const client = await connectOwner(postgres.ownerUrl)
      try {
        const { rows } = await client.query<{ workspace: string }>(
          'select workspace from workspace_head order by 1',
        )
        for (const { workspace } of rows) if (!(await use(client, workspace))) process.exitCode = 1
      } finally {
        await client.end()
      }
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
