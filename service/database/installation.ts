/** Whether a database is one of Jarvin, at the version of this program: commands work on nothing else, and make nothing. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectOwner } from '../read-models/rebuild.ts'
import type { Migrations } from './migrate.ts'

/** There is nothing that a command could work on. Its message says so to the operator. */
export class NoInstallation extends Error {}

const nothingDone = 'Nothing was created or changed.'

/** Throws NoInstallation where the data folder has no embedded database. */
export const requireDataFolder = (dataDir: string): void => {
  if (!existsSync(join(dataDir, 'cluster', 'PG_VERSION')))
    throw new NoInstallation(
      `There is no Jarvin installation in ${dataDir}. Set DATA_DIR to its folder. ${nothingDone}`,
    )
}

const appliedSql = `select to_regclass('kysely_migration') is not null and to_regclass('events') is not null as is_ours`

/**
 * Throws NoInstallation where the database has no tables of Jarvin, or those of another version than `migrations` make.
 * `where` names the database in the sentence. Only reads.
 */
export const requireInstallation = async (
  ownerUrl: string,
  migrations: Migrations,
  where: string,
): Promise<void> => {
  const owner = await connectOwner(ownerUrl)
  try {
    const { rows } = await owner.query<{ is_ours: boolean }>(appliedSql)
    if (!rows[0]?.is_ours)
      throw new NoInstallation(`There is no Jarvin installation in ${where}. ${nothingDone}`)
    const applied = await owner.query<{ name: string }>('select name from kysely_migration')
    const names = new Set(applied.rows.map(({ name }) => name))
    if (Object.keys(migrations).some((name) => !names.delete(name)))
      throw new NoInstallation(
        `The installation in ${where} is from an earlier version. Start this version once to bring the database up to date. ${nothingDone}`,
      )
    if (names.size > 0)
      throw new NoInstallation(
        `The installation in ${where} is from a later version than this command. ${nothingDone}`,
      )
  } finally {
    await owner.end()
  }
}
