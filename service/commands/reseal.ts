/**
 * `npm run reseal -- --workspace <id> --from <position>`: accepts events that the service did not append, from the position that `npm run
 * verify` names, and seals the history as it is. Exit code 1 if anything else is wrong; 2 if the options are invalid.
 */
import { parseArgs } from 'node:util'
import { noteKeyOf, originOf } from '#schema/proof/note'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { acceptHead } from '../signing/accept-head.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { notesFolderOf, openKeptNotes } from '../signing/kept-notes.ts'
import { readDirectory } from '../signing/workspace-directory.ts'
import { findCommandSeals } from './command-seals.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

const usage = 'Usage: npm run reseal -- --workspace <id> --from <position>'

type Options = { readonly workspace: string; readonly from: number }

const readOptions = (): Options | string => {
  try {
    const text = { type: 'string' } as const
    const { workspace, from } = parseArgs({ options: { workspace: text, from: text } }).values
    if (workspace === undefined || !/^[1-9]\d{0,14}$/.test(from ?? '')) return usage
    return { workspace, from: Number(from) }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`
  }
}

const reseal = async (ownerUrl: string, { workspace, from }: Options): Promise<void> => {
  const config = readConfig(process.env)
  const place = keyPathsOf(config, projectRoot)
  const checkpointKey = await findCheckpointKey(config.checkpointKey, place)
  const seals = await findCommandSeals(ownerUrl, config)
  if (seals === undefined || checkpointKey === undefined)
    throw new Error('Nothing is sealed here yet, or its key was not found. Set KEYS_DIR as for the service.')
  const owner = await connectOwner(ownerUrl)
  try {
    const folder = await notesFolderOf(place.folder, owner)
    const key = noteKeyOf(originOf(workspace), checkpointKey.publicKey)
    const directory = await readDirectory(folder, checkpointKey.publicKey)
    const line = directory.kind === 'signed' ? directory.heads.get(workspace) : undefined
    const kept = await openKeptNotes(folder).read(workspace, key)
    await acceptHead(owner, workspace, from, seals, { key, kept, listed: line?.position })
    print(
      `${workspace}: sealed, with the events from position ${from} on, which the service did not append. The next signature covers them.`,
    )
  } finally {
    await owner.end()
  }
}

const options = readOptions()
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`)
  process.exitCode = 2
} else await withOwnerUrl((url) => reseal(url, options))
