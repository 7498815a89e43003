/**
 * Cosignatures: a witness, who is not the log, says that it has seen a checkpoint and none that contradicts it. They stand
 * below the log's own signature, as in C2SP tlog-cosignature. A signature is the first four bytes of
 * SHA-256(name ‖ 0x0A ‖ 0x04 ‖ public key), the time in seconds since 1970 in eight bytes, and 64 bytes of Ed25519 over
 * `cosignature/v1`, a line feed, `time `, the seconds, a line feed, and the text of the checkpoint.
 */
import { concatBytes, utf8 } from './bytes.ts'
import {
  type NoteKey,
  noteKeyOf,
  readVkey,
  signatureLine,
  signaturesUnder,
  textOfNote,
  type VerifySignature,
  verifyAnywhere,
} from './note.ts'

const cosignatureKind = 4
const timeBytes = 8
const signatureBytes = 64
/** Last second of the year 9999, after which times have no common written form. */
const maxSeconds = 253_402_300_799

/** Names the public key of a witness. */
export const witnessKeyOf = (name: string, publicKey: Uint8Array): NoteKey =>
  noteKeyOf(name, publicKey, cosignatureKind)

/** Parses the vkey of a witness; undefined if it is malformed, or the key of a log. */
export const readWitnessVkey = (text: string): NoteKey | undefined => readVkey(text, cosignatureKind)

const messageOf = (text: string, seconds: number): Uint8Array =>
  utf8(`cosignature/v1\ntime ${seconds}\n${text}`)

/** Line of a cosignature of a checkpoint's text at a time in seconds since 1970; `sign` makes 64 bytes of Ed25519. */
export const cosignatureLine = (
  text: string,
  key: NoteKey,
  seconds: number,
  sign: (message: Uint8Array) => Uint8Array,
): string => {
  const time = new Uint8Array(timeBytes)
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds))
  return signatureLine(key, concatBytes(time, sign(messageOf(text, seconds))))
}

/** A cosignature as it claims to be: `signature` verifies over `message` if it is true. */
export type CosignatureClaim = {
  readonly seconds: number
  readonly signature: Uint8Array
  readonly message: Uint8Array
}

/**
 * Cosignatures below a note under this witness's name and key id, none of them verified. One at 0, which the protocol
 * forbids, or after the year 9999 is left out.
 */
export const cosignatureClaims = (note: string, key: NoteKey): readonly CosignatureClaim[] => {
  const text = textOfNote(note)
  if (text === undefined) return []
  return signaturesUnder(note, key).flatMap((bytes) => {
    if (bytes.length !== timeBytes + signatureBytes) return []
    const seconds = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0))
    const isTime = seconds > 0 && seconds <= maxSeconds
    return isTime
      ? [{ seconds, signature: bytes.subarray(timeBytes), message: messageOf(text, seconds) }]
      : []
  })
}

/** Latest time of this witness's valid cosignatures below a note, in seconds since 1970; undefined if there is none. */
export const cosignedAt = (
  note: string,
  key: NoteKey,
  verify: VerifySignature = verifyAnywhere,
): number | undefined => {
  const times = cosignatureClaims(note, key)
    .filter(({ signature, message }) => verify(signature, message, key.publicKey))
    .map(({ seconds }) => seconds)
  return times.length === 0 ? undefined : Math.max(...times)
}

/** Time of the cosignature in one line over a note's text, in seconds since 1970; undefined if it is not one valid cosignature of this key. */
export const cosignedIn = (
  line: string,
  note: string,
  key: NoteKey,
  verify: VerifySignature = verifyAnywhere,
): number | undefined => {
  const text = textOfNote(note)
  const isOneLine = line.indexOf('\n') === line.length - 1
  // Without the note's own signatures, among which a valid one could be another line.
  return text === undefined || !isOneLine ? undefined : cosignedAt(`${text}\n${line}`, key, verify)
}
