/** Imported records for maintenance commands: under the service's role, with the folder of kept files. */
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { serviceUrlOf } from '../database/role.ts'
import { faultyDays, faultyFiles } from '../import/rebuild-records.ts'
import { readConfig } from '../runtime/config.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import { projectRoot } from '../runtime/project-root.ts'
import type { KeptFiles } from '../sealing/kept-files.ts'
import { findKeyring } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { projections } from '../slices.ts'
import type { Tables } from '../tables.ts'

/** Runs `use` with the records and the kept files of a workspace. */
export const withRecords = async <A>(
  ownerUrl: string,
  workspace: string,
  use: (db: Kysely<Tables>, workspace: string, files: KeptFiles) => Promise<A>,
): Promise<A> => {
  const config = readConfig(process.env)
  const { dataDir, folder } = keyPathsOf(config, projectRoot)
  const filesFolder = join(dataDir, 'files')
  const service = openService(
    serviceUrlOf(ownerUrl),
    projections,
    systemSources,
    () => {},
    undefined,
    undefined,
    { filesFolder, keyring: findKeyring(config.keyEncryptionKey, folder) },
  )
  try {
    return await use(service.database.of(workspace), workspace, service.files)
  } finally {
    await service.database.end()
  }
}

/** True if a workspace has files or records from files; most have none. */
export const hasRecords = async (
  client: Pick<pg.ClientBase, 'query'>,
  workspace: string,
): Promise<boolean> => {
  const { rows } = await client.query(
    `select 1 from import where workspace = $1 union all select 1 from import_block where workspace = $1 limit 1`,
    [workspace],
  )
  return rows.length > 0
}

/** Each day and each kept file that differs from the history, as a sentence without its end. */
export const recordFaults = async (
  db: Kysely<Tables>,
  workspace: string,
  files: Pick<KeptFiles, 'withFile'>,
): Promise<readonly string[]> => [
  ...(await faultyDays(db)).map((day) => `the records of ${day} differ from the history`),
  ...(await faultyFiles(db, workspace, files)).map(
    (file) => `the kept file ${file} is missing or was changed`,
  ),
]

/** Prints each day and each kept file that differs from the history; true if there are none. */
export const reportRecords = async (
  ownerUrl: string,
  workspace: string,
  print: (line: string) => void,
): Promise<boolean> => {
  const faults = await withRecords(ownerUrl, workspace, recordFaults)
  for (const fault of faults) print(`${workspace}: ${fault}.`)
  return faults.length === 0
}
