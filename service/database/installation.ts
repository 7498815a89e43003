/** Checks that a database is a Jarvin installation of this version; commands must not create or migrate one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectOwner } from '../read-models/rebuild.ts'
import type { Migrations } from './migrate.ts'

/** No usable installation; the message is for the operator. */
export class NoInstallation extends Error {}

const nothingDone = 'Nothing was created or changed.'

/** Throws NoInstallation if the data folder has no embedded database. */
export const requireDataFolder = (dataDir: string): void => {
  if (!existsSync(join(dataDir, 'cluster', 'PG_VERSION')))
    throw new NoInstallation(
      `There is no Jarvin installation in ${dataDir}. Set DATA_DIR to its folder. ${nothingDone}`,
    )
}

const appliedSql = `select to_regclass('kysely_migration') is not null and to_regclass('events') is not null as is_ours`

/**
 * Throws NoInstallation if the database has no Jarvin tables, or those of another version. `where` names the database in
 * the message. Read-only.
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
