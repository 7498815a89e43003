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
import { nodeVerify } from './checkpoint-key.ts'
import type { Evidence, Kept } from './signed-notes.ts'
import { nodeSha256 } from './tile.ts'
import type { HistoryVerdict } from './verify-history.ts'

/** The options of the command: texts, the bundle by its file. */
export type VerifyOrder = {
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
    if (!isThere) return `There is no file ${path} that can be read.`
  }
  return undefined
}

/** Reads the options; a sentence where they make no sense, or where a file that they name is not there. */
export const readVerifyOrder = async (args: readonly string[]): Promise<VerifyOrder | string> => {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args: [...args], options: { bundle: text, checkpoint: text, vkey: text } })
    const { bundle, checkpoint, vkey } = values
    if (vkey !== undefined && !readVkey(vkey)) return 'What follows --vkey is no public key in vkey form.'
    const fault = await missing([bundle, checkpoint])
    if (fault !== undefined) return fault
    const note = checkpoint === undefined ? undefined : await readFile(checkpoint, 'utf8')
    if (note !== undefined && !readCheckpoint(note)) return `${checkpoint} holds no checkpoint.`
    return { bundle, checkpoint: note, vkey }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Checks a bundle and says what it found; gives the exit code. */
export const tellBundle = async (
  { bundle = '', checkpoint, vkey }: VerifyOrder,
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
  const which = verdict.isWhole ? `all ${size} events` : `${verdict.count} of ${size} events`
  tell(`${bundle}: ${which} of ${origin} hold, each as it was signed.`)
  if (checkpoint !== undefined && !verdict.isWhole)
    tell('A part of a log cannot be held against a remembered checkpoint; only a bundle of all events can.')
  if (vkey === undefined)
    tell(
      `The signature is by the bundle's own key, ${vkeyText(verdict.key)}: compare it with the one you know.`,
    )
  return 0
}

/** The evidence for one workspace: the key by `--vkey` or the service's own, the remembered checkpoint of this log, and what is kept beside the key. */
export const evidenceFor = (
  workspace: string,
  { checkpoint, vkey }: VerifyOrder,
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
export const tellHistory = (
  workspace: string,
  { damage, last, signed, forged, wrongTiles }: HistoryVerdict,
  { key, remembered }: Evidence,
  tell: (line: string) => void,
): boolean => {
  const say = (sentence: string): void => tell(`${workspace}: ${sentence}`)
  const isKept =
    remembered === undefined || (key && openCheckpoint(remembered, key, nodeVerify)) !== undefined
  if (!isKept) say('the checkpoint that was given is not signed by the key of this log.')
  if (last === 0 && signed > 0)
    say(`the workspace vanished whole: ${signed} events of it were signed, none is left.`)
  else if (damage) say(`${damage.kind} at ${damagePlace(damage)}. ${damageSentence(damage)}`)
  else
    say(
      `the chain holds, ${last} events; ` +
        (signed > 0
          ? `they are what was signed, up to position ${signed}.`
          : 'nothing that was signed covers them.'),
    )
  if (forged.length > 0)
    say(`the stored checkpoints of ${forged.join(', ')} events do not carry the signature of the key.`)
  for (const { level, index } of wrongTiles)
    say(
      `tile level ${level} index ${index} differs from what it covers. The events are sound; the service makes the ` +
        'tile anew from them before it signs again.',
    )
  return isKept && !damage && forged.length === 0 && wrongTiles.length === 0
}
