/** What `npm run verify` is asked, and what it says of a bundle and of a stored history. */
import { access, open, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import { damagePlace, damageSentence } from '#schema/proof/damage-words'
import {
  type NoteKey,
  noteKeyOf,
  openCheckpoint,
  originOf,
  readCheckpoint,
  readVkey,
  vkeyText,
} from '#schema/proof/note'
import { counted } from '../runtime/counted.ts'
import { nodeVerify } from '../signing/checkpoint-key.ts'
import { nodeSha256 } from '../signing/merkle-tiles.ts'
import type { Evidence, Kept } from '../signing/signed-notes.ts'
import type { verifyHistory } from '../signing/verify-history.ts'

/** The options of the command: texts, the bundle by its file. */
export type VerifyOptions = {
  readonly bundle: string | undefined
  /** A remembered checkpoint: the signed note. */
  readonly checkpoint: string | undefined
  readonly vkey: string | undefined
}

export const verifyUsage =
  'npm run verify [-- --bundle file.zip] [--checkpoint note.txt] [--vkey name+id+key]'

// A name that was mistyped is no damage, so it is said before anything is checked.
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

/** Reads the options; a sentence where they make no sense, or where a file that they name is not there. */
export const readVerifyOrder = async (args: readonly string[]): Promise<VerifyOptions | string> => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args: [...args], options: { bundle: text, checkpoint: text, vkey: text } })
    const { bundle, checkpoint, vkey } = values
    if (vkey !== undefined && !readVkey(vkey)) return 'The value of --vkey is not a public key in vkey form.'
    const fault = await missing([bundle, checkpoint])
    if (fault !== undefined) return fault
    const note = checkpoint === undefined ? undefined : await readFile(checkpoint, 'utf8')
    if (note !== undefined && !readCheckpoint(note)) return `${checkpoint} does not contain a checkpoint.`
    return { bundle, checkpoint: note, vkey }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Checks a bundle and says what it found; gives the exit code. */
export const reportBundle = async (
  { bundle = '', checkpoint, vkey }: VerifyOptions,
  tell: (line: string) => void,
): Promise<0 | 1> => {
  const file = await open(bundle)
  const read = async (from: number, to: number) =>
    (await file.read(new Uint8Array(to - from), 0, to - from, from)).buffer
  const verdict = await verifyBundleZip(
    { size: (await file.stat()).size, read },
    {
      sha256: nodeSha256,
      ...(vkey === undefined ? {} : { vkey }),
      ...(checkpoint === undefined ? {} : { remembered: checkpoint }),
    },
  ).finally(() => file.close())
  if (verdict.kind === 'unreadable') {
    tell(`${bundle}: ${verdict.file} ${verdict.why}.`)
    return 1
  }
  const { origin, size } = verdict.checkpoint
  if (verdict.kind === 'damaged') {
    tell(
      `${bundle}: ${verdict.damage.kind} at ${damagePlace(verdict.damage)}. ${damageSentence(verdict.damage)}`,
    )
    return 1
  }
  const events = counted(size, 'event')
  const which = verdict.isWhole ? `all ${events}` : `${verdict.count.toLocaleString('en-AU')} of ${events}`
  tell(`${bundle}: verified ${which} of ${origin}: unchanged since they were signed.`)
  if (checkpoint !== undefined && !verdict.isWhole)
    tell('The remembered checkpoint was not checked: that needs a bundle of all events.')
  if (vkey === undefined)
    tell(
      `The signature was checked with the key in the bundle, ${vkeyText(verdict.key)}. Compare it with the key you know.`,
    )
  return 0
}

/** The evidence for one workspace: the key by `--vkey` or the service's own, the remembered checkpoint of this log, and what is kept beside the key. */
export const evidenceFor = (
  workspace: string,
  { checkpoint, vkey }: VerifyOptions,
  publicKey: Uint8Array | undefined,
  kept?: Kept,
): Evidence => {
  const name = originOf(workspace)
  const given = vkey === undefined ? undefined : readVkey(vkey)
  const key: NoteKey | undefined = given?.name === name ? given : publicKey && noteKeyOf(name, publicKey)
  const isOurs = checkpoint !== undefined && readCheckpoint(checkpoint)?.origin === name
  return { key, remembered: isOurs ? checkpoint : undefined, kept }
}

/** Says what the check of a workspace found; false where something is wrong. */
export const reportHistory = (
  workspace: string,
  { damage, last, signed, forged, wrongTiles, evidence }: Awaited<ReturnType<typeof verifyHistory>>,
  { key, remembered }: Evidence,
  tell: (line: string) => void,
): boolean => {
  const say = (sentence: string): void => tell(`${workspace}: ${sentence}`)
  const isKept =
    remembered === undefined || (key && openCheckpoint(remembered, key, nodeVerify)) !== undefined
  if (!isKept) say('the given checkpoint is not signed by the key of this log.')
  if (last === 0 && signed > 0)
    say(`the whole workspace is missing, with ${counted(signed, 'signed event')}.`)
  else if (damage) say(`${damage.kind} at ${damagePlace(damage)}. ${damageSentence(damage)}`)
  else
    say(
      `the hash chain of ${counted(last, 'event')} is intact; ` +
        (signed > 0
          ? `the events up to position ${signed} are as they were signed.`
          : 'no checkpoint covers them.'),
    )
  if (forged.length > 0)
    say(`the signatures of the stored checkpoints at positions ${forged.join(', ')} are not valid.`)
  for (const { level, index } of wrongTiles)
    say(
      `the Merkle tile at level ${level}, index ${index} does not match its events. The events are intact; the service ` +
        'rebuilds the tile from them before it signs again.',
    )
  for (const fault of evidence) say(fault)
  return isKept && !damage && [forged, wrongTiles, evidence].every(({ length }) => length === 0)
}
