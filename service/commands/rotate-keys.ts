/**
 * `npm run rotate-keys`: puts the keys of all sealed data under a new key-encryption key. Exit code 1 if it failed, which leaves
 * all data readable; 2 if the options are invalid, or there is no installation.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { clearKeyTraces } from '../sealing/erase-files.ts'
import { findKeyring, keyringFile } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { addKey, forgetKeys, requireKnown, rewrapKeys } from '../sealing/rewrap-keys.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

const usage = 'Usage: npm run rotate-keys [-- --forget]'

const readOptions = (): { readonly isForgetting: boolean } | string => {
  try {
    const { values } = parseArgs({ options: { forget: { type: 'boolean' } } })
    return { isForgetting: values.forget === true }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const rotate = async (ownerUrl: string, isForgetting: boolean): Promise<void> => {
  const config = readConfig(process.env)
  const place = keyPathsOf(config, projectRoot)
  const file = keyringFile(place.folder)
  const isFile = config.keyEncryptionKey === undefined
  if (isFile && !existsSync(file))
    throw new Error(`There is no ${file}. Start Jarvin once: the start makes it.`)
  const owner = await connectOwner(ownerUrl)
  try {
    await requireKnown(owner, findKeyring(config.keyEncryptionKey, place.folder))
    if (isForgetting && isFile) {
      const count = await forgetKeys(owner, file)
      print(
        `Removed ${counted(count, 'earlier key')} from ${file}. Backups made under an earlier key can no longer be read.`,
      )
      return
    }
    const isNew = isFile && (await addKey(owner, file))
    if (isFile && !isNew)
      print(
        'Some keys are not under the present key-encryption key yet; this run finishes that, without a new one.',
      )
    const count = await rewrapKeys(owner, findKeyring(config.keyEncryptionKey, place.folder))
    // A backup under way holds the table; then the next start clears the files.
    await clearKeyTraces(owner, config.databaseUrl === undefined)
    print(
      isFile
        ? `Wrapped ${counted(count, 'key')} with the present key in ${file}. Earlier keys stay in it for backups made before. Back it up now.`
        : `Wrapped ${counted(count, 'key')} with the first key of KEY_ENCRYPTION_KEY. Keep the others for backups made before.`,
    )
  } finally {
    await owner.end()
  }
}

const options = readOptions()
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${usage}\n`)
  process.exitCode = 2
} else await withOwnerUrl((url) => rotate(url, options.isForgetting), true)
