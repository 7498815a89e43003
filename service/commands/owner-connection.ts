/** Owner's connection for the maintenance commands, to DATABASE_URL or the embedded server. */

import { resolve } from 'node:path'
import type pg from 'pg'
import { isDatabaseUnavailable } from '../database/database-error.ts'
import { runningDatabaseUrl, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { NoInstallation, requireDataFolder, requireInstallation } from '../database/installation.ts'
import { migrations } from '../migrations/migrations.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { startErrorMessage } from '../runtime/start-error.ts'
import { projections } from '../slices.ts'

/** Prints a line. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`)

const openPostgres = async (canRunBeside: boolean) => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl)
    return { ownerUrl: databaseUrl, where: 'the database in DATABASE_URL', stop: async () => {} }
  const folder = resolve(projectRoot, dataDir)
  requireDataFolder(folder)
  const running = canRunBeside ? await runningDatabaseUrl(folder) : undefined
  if (running) return { ownerUrl: running, where: folder, stop: async () => {} }
  // On standard error, because the command's own output may go to a file.
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  return { ...(await startEmbeddedPostgres({ dataDir: folder, log, isExisting: true })), where: folder }
}

/** Exit code if the database cannot be reached, or the connection was lost. */
const unreachable = 4

/**
 * Runs `use` with the owner's URL. Sets exit code 1 if it throws, 4 if the database cannot be reached, and 2 if there is no
 * installation of this version, in which case nothing is created or changed. `canRunBeside`: the command reads, or appends as the service does, and can run
 * beside it; any other needs the embedded database to itself.
 */
export const withOwnerUrl = async (
  use: (url: string) => Promise<void>,
  canRunBeside = false,
): Promise<void> => {
  try {
    const postgres = await openPostgres(canRunBeside)
    try {
      await requireInstallation(postgres.ownerUrl, migrations, postgres.where)
      await use(postgres.ownerUrl)
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    process.stderr.write(`${startErrorMessage(error, process.env, projectRoot)}\n`)
    // Errors found before the connection was lost keep their exit code.
    if (error instanceof NoInstallation) process.exitCode = 2
    else process.exitCode = isDatabaseUnavailable(error) && process.exitCode !== 1 ? unreachable : 1
    if (process.exitCode === unreachable)
      process.stderr.write(
        'The database cannot be reached, or was lost on the way. This says nothing about the records in it.\n',
      )
  }
}

// Includes read tables: a row without an event may belong to a workspace without history.
const workspacesSql = [
  ...['workspace_head', 'events', 'checkpoint', 'checkpoint_tree', 'checkpoint_tile'],
  ...projections.flatMap(({ tables }) => tables.map(({ name }) => name)),
]
  .map((name) => `select workspace from ${name}`)
  .join(' union ')

/**
 * Runs `atFirst`, then `use` for each workspace with a history, a head or a read table row, and for those from `others`.
 * Sets exit code 1 if any of them throws or returns false.
 */
export const forEachWorkspace = (
  use: (client: pg.Client, workspace: string, url: string) => Promise<boolean>,
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
      for (const workspace of all) if (!(await use(client, workspace, url))) process.exitCode = 1
    } finally {
      await client.end()
    }
  })
