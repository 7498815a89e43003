/** Checkpoints signed with the recording's key over made-up histories, to show a rewritten log. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8 } from '#schema/proof/bytes'
import { cosignatureLine, witnessKeyOf } from '#schema/proof/cosignature'
import { checkpointText, noteKeyOf, originOf, readCheckpoint, signedNote, vkeyText } from '#schema/proof/note'
import type { RememberedCheckpoint } from '../../web/decision-log/checkpoints/remembered-checkpoint.ts'

/** Time of the checkpoint that the browser remembers. */
const seenAt = '2026-11-18T06:30:00.000Z'

/** Byte that, 32 times, is the secret key of the recordings, and that of another key. */
export const recordingKey = 7
export const otherKey = 8

/** A remembered checkpoint of the café's log with any size and root, signed by either key. */
export const remembered = (size: number, root: Uint8Array, keyByte: number): RememberedCheckpoint => {
  const secret = new Uint8Array(32).fill(keyByte)
  const key = noteKeyOf(originOf('cafe'), ed25519.getPublicKey(secret))
  const text = checkpointText({ origin: key.name, size, root })
  return { note: signedNote(text, key, ed25519.sign(utf8(text), secret)), vkey: vkeyText(key), seenAt }
}

/** Byte of the secret key of the recorded witness. */
export const recordingWitness = 4

const witnessOf = (keyByte: number) =>
  witnessKeyOf('accountant.example', ed25519.getPublicKey(new Uint8Array(32).fill(keyByte)))

/** Key of the recorded witness in vkey form, or another one under its name. */
export const witnessVkey = (keyByte: number): string => vkeyText(witnessOf(keyByte))

/** A checkpoint of the café's log with any size and root, cosigned by a witness with this key. */
export const cosignedNote = (size: number, root: Uint8Array, keyByte: number): string => {
  const { note } = remembered(size, root, recordingKey)
  const text = note.slice(0, note.indexOf('\n\n') + 1)
  const secret = new Uint8Array(32).fill(keyByte)
  const seconds = Date.parse(seenAt) / 1000
  return `${note}${cosignatureLine(text, witnessOf(keyByte), seconds, (message) => ed25519.sign(message, secret))}`
}

/** The root in a recorded note. */
export const rootIn = (note: string): Uint8Array => {
  const checkpoint = readCheckpoint(note.slice(0, note.indexOf('\n\n') + 1))
  if (!checkpoint) throw new Error('The recorded note is no checkpoint.')
  return checkpoint.root
}
