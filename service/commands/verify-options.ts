/** Options of `npm run verify`, and the evidence that they give. */
import { access, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readWitnessVkey } from '#schema/proof/cosignature'
import { type NoteKey, noteKeyOf, originOf, readCheckpoint, readVkey } from '#schema/proof/note'
import type { Evidence, KeptNote } from '../signing/signed-notes.ts'

export type VerifyOptions = {
  /** Path of an evidence bundle. */
  readonly bundle: string | undefined
  /** Text of a signed note that the caller has kept. */
  readonly checkpoint: string | undefined
  readonly vkey: string | undefined
  /** Public keys of witnesses who must have cosigned the bundle. */
  readonly witnesses: readonly string[]
}

export const verifyUsage =
  'Usage: npm run verify [-- [--bundle file.zip] [--checkpoint note.txt] [--vkey name+id+key] [--witness name+id+key]]'

// Checked first, so that a mistyped path is not reported as damage.
const missing = async (paths: readonly (string | undefined)[]): Promise<string | undefined> => {
  for (const path of paths) {
    const isThere =
      path === undefined ||
      (await access(path).then(
        () => true,
        () => false,
      ))
    if (!isThere) return `The file ${path} does not exist or cannot be read.`
  }
  return undefined
}

/** Reads the options; a message if they are invalid or name a missing file. */
export const readVerifyOptions = async (args: readonly string[]): Promise<VerifyOptions | string> => {
  try {
    const text = { type: 'string' } as const
    const witness = { ...text, multiple: true } as const
    const { values } = parseArgs({
      args: [...args],
      options: { bundle: text, checkpoint: text, vkey: text, witness },
    })
    const { bundle, checkpoint, vkey, witness: witnesses = [] } = values
    if (vkey !== undefined && !readVkey(vkey)) return '--vkey must be a public key of the form name+id+key.'
    if (!witnesses.every(readWitnessVkey))
      return '--witness must be the public key of a witness, of the form name+id+key.'
    if (witnesses.length > 0 && bundle === undefined)
      return '--witness needs a bundle: WITNESSES names the witnesses of an installation.'
    const message = await missing([bundle, checkpoint])
    if (message !== undefined) return message
    const note = checkpoint === undefined ? undefined : await readFile(checkpoint, 'utf8')
    if (note !== undefined && !readCheckpoint(note)) return `${checkpoint} does not contain a checkpoint.`
    return { bundle, checkpoint: note, vkey, witnesses }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Evidence for one workspace: the key from `--vkey` or the service's own, the remembered checkpoint, and the notes kept beside the key. */
export const evidenceFor = (
  workspace: string,
  { checkpoint, vkey }: VerifyOptions,
  publicKey: Uint8Array | undefined,
  kept?: KeptNote,
): Evidence => {
  const name = originOf(workspace)
  const given = vkey === undefined ? undefined : readVkey(vkey)
  const key: NoteKey | undefined = given?.name === name ? given : publicKey && noteKeyOf(name, publicKey)
  const isOurs = checkpoint !== undefined && readCheckpoint(checkpoint)?.origin === name
  return { key, remembered: isOurs ? checkpoint : undefined, kept }
}
