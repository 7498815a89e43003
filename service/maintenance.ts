/** What the maintenance commands share: the owner's connection, to DATABASE_URL or to the embedded server. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { readConfig } from './core/config.ts'
import { runningDatabaseUrl, startEmbeddedPostgres } from './core/embedded-postgres.ts'
import { connectOwner } from './core/rebuild.ts'
import { startFault } from './core/start-fault.ts'

/** Writes a line for the person at the terminal. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const root = resolve(import.meta.dirname, '..')

const openPostgres = async (isBeside: boolean) => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) return { ownerUrl: databaseUrl, stop: async () => {} }
  const folder = resolve(root, dataDir)
  if (!existsSync(folder)) throw new Error(`There is no data folder ${folder}; DATA_DIR names it.`)
  const running = isBeside ? await runningDatabaseUrl(folder) : undefined
  if (running) return { ownerUrl: running, stop: async () => {} }
  // Apart from what the command has to say, which may be on its way into a file.
  return startEmbeddedPostgres({ dataDir: folder, log: (line) => void process.stderr.write(`${line}\n`) })
}

/**
 * Runs `use` with the address of the database, as its owner; the exit code is 1 when it throws. What only reads may do so
 * beside a running service (`isBeside`); anything else needs the embedded database for itself.
 */
export const withOwnerUrl = async (use: (url: string) => Promise<void>, isBeside = false): Promise<void> => {
  try {
    const postgres = await openPostgres(isBeside)
    try {
      await use(postgres.ownerUrl)
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    process.stderr.write(`${startFault(error, process.env, root)}\n`)
    process.exitCode = 1
  }
}

/** Runs `use` for each workspace that has a history or a head; the exit code is 1 when it throws, or once gives false. */
export const forEachWorkspace = (
  use: (client: pg.Client, workspace: string) => Promise<boolean>,
): Promise<void> =>
  withOwnerUrl(async (url) => {
    const client = await connectOwner(url)
    try {
      const { rows } = await client.query<{ workspace: string }>(
        `select workspace from workspace_head union select workspace from events
         union select workspace from checkpoint order by 1`,
      )
      if (rows.length === 0) throw new Error('The database holds no history.')
      for (const { workspace } of rows) if (!(await use(client, workspace))) process.exitCode = 1
    } finally {
      await client.end()
    }
  })
