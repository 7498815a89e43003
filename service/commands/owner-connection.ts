/** What the maintenance commands share: the owner's connection, to DATABASE_URL or to the embedded server. */

import { resolve } from 'node:path'
import type pg from 'pg'
import { runningDatabaseUrl, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { NoInstallation, requireDataFolder, requireInstallation } from '../database/installation.ts'
import { migrations } from '../migrations/migrations.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { startFault } from '../runtime/start-fault.ts'
import { projections } from '../slices.ts'

/** Writes a line for the person at the terminal. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`)

const openPostgres = async (isBeside: boolean) => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl)
    return { ownerUrl: databaseUrl, where: 'the database in DATABASE_URL', stop: async () => {} }
  const folder = resolve(projectRoot, dataDir)
  requireDataFolder(folder)
  const running = isBeside ? await runningDatabaseUrl(folder) : undefined
  if (running) return { ownerUrl: running, where: folder, stop: async () => {} }
  // Apart from what the command has to say, which may be on its way into a file.
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  return { ...(await startEmbeddedPostgres({ dataDir: folder, log, isExisting: true })), where: folder }
}

/**
 * Runs `use` with the address of the database, as its owner. The exit code is 1 when it throws, and 2 where there is no
 * installation of this version, in which case nothing is made or changed. What only reads may do so beside a running service (`isBeside`); anything else needs the embedded database for itself.
 */
export const withOwnerUrl = async (use: (url: string) => Promise<void>, isBeside = false): Promise<void> => {
  try {
    const postgres = await openPostgres(isBeside)
    try {
      await requireInstallation(postgres.ownerUrl, migrations, postgres.where)
      await use(postgres.ownerUrl)
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    process.stderr.write(`${startFault(error, process.env, projectRoot)}\n`)
    process.exitCode = error instanceof NoInstallation ? 2 : 1
  }
}

// A row that no event made may be of a workspace that has no history at all.
const workspacesSql = [
  ...['workspace_head', 'events', 'checkpoint'],
  ...projections.flatMap(({ tables }) => tables.map(({ name }) => name)),
]
  .map((name) => `select workspace from ${name}`)
  .join(' union ')

/**
 * Runs `use` for each workspace that has a history, a head, or a row in a read table, and for those that `others` names;
 * `atFirst` before. The exit code is 1 when one of them throws or gives false.
 */
export const forEachWorkspace = (
  use: (client: pg.Client, workspace: string) => Promise<boolean>,
  atFirst: (client: pg.Client) => Promise<boolean> = async () => true,
  others: (client: pg.Client) => Promise<readonly string[]> = async () => [],
): Promise<void> =>
  withOwnerUrl(async (url) => {
    const client = await connectOwner(url)
    try {
      const { rows } = await client.query<{ workspace: string }>(`${workspacesSql} order by 1`)
      const all = new Set([...rows.map(({ workspace }) => workspace), ...(await others(client))])
      if (all.size === 0) throw new Error('The database contains no history.')
      if (!(await atFirst(client))) process.exitCode = 1
      for (const workspace of all) if (!(await use(client, workspace))) process.exitCode = 1
    } finally {
      await client.end()
    }
  })
