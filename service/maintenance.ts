/** What the maintenance commands share: the owner's connection, to DATABASE_URL or to the embedded server. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { readConfig } from './core/config.ts'
import { startEmbeddedPostgres } from './core/embedded-postgres.ts'
import { connectOwner } from './core/rebuild.ts'

/** Writes a line for the person at the terminal. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const openPostgres = async () => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) return { ownerUrl: databaseUrl, stop: async () => {} }
  const folder = resolve(import.meta.dirname, '..', dataDir)
  if (!existsSync(folder)) throw new Error(`There is no data folder ${folder}; DATA_DIR names it.`)
  return startEmbeddedPostgres({ dataDir: folder, log: tell })
}

/** Runs `use` for each workspace that has a history or a head; the exit code is 1 when it throws, or once gives false. */
export const forEachWorkspace = async (
  use: (client: pg.Client, workspace: string) => Promise<boolean>,
): Promise<void> => {
  try {
    const postgres = await openPostgres()
    try {
      const client = await connectOwner(postgres.ownerUrl)
      try {
        const { rows } = await client.query<{ workspace: string }>(
          'select workspace from workspace_head union select workspace from events order by 1',
        )
        if (rows.length === 0) throw new Error('The database holds no history.')
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
