/**
 * `npm run import`: records a file of sales or books, or undoes an import, and prints one line of JSON. Exit
 * code 1 if refused, 2 if the options are invalid or there is no installation, 3 if questions are open.
 */
import { join } from 'node:path'
import { serviceUrlOf } from '../database/role.ts'
import { importUsage, readImportOptions, runImport } from '../import/run-import.ts'
import { readConfig } from '../runtime/config.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { findKeyring } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { projections } from '../slices.ts'
import { findCommandSeals } from './command-seals.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)
const options = readImportOptions(process.argv.slice(2))
if (typeof options === 'string') {
  say(`${options}\n${importUsage}`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (url) => {
    const config = readConfig(process.env)
    const { dataDir, folder } = keyPathsOf(config, projectRoot)
    const service = openService(
      serviceUrlOf(url),
      projections,
      systemSources,
      () => {},
      undefined,
      undefined,
      {
        filesFolder: join(dataDir, 'files'),
        keyring: findKeyring(config.keyEncryptionKey, folder),
        seals: await findCommandSeals(url, config),
      },
    )
    try {
      process.exitCode = await runImport(options, { service, print, say })
    } finally {
      await service.database.end()
    }
  }, true)
