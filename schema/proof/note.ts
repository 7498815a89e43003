/**
 * Checkpoints in the C2SP format: a tlog-checkpoint (origin, size, root) in a signed note, such as
 *
 *     jarvin/cafe
 *     812
 *     CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=
 *
 *     — jarvin/cafe Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
 *
 * The origin is also the name of the key: `jarvin/` and the workspace. The size is the position of the last event that the
 * root covers. A signature is the first four bytes of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ public key), then 64 bytes of Ed25519
 * over the text up to and including the line feed before the empty line.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, fromBase64, fromHex, hashBytes, sameBytes, toBase64, toHex, utf8 } from './bytes.ts'

/** Content of a checkpoint: the first `size` events of the log have this root. */
export type Checkpoint = { readonly origin: string; readonly size: number; readonly root: Uint8Array }

/** A named public key, as in a vkey; `id` is the hexadecimal key id in signatures. */
export type NoteKey = {
  readonly name: string
  readonly id: string
  /** What the key signs, as C2SP numbers it: 1 for notes, 4 for cosignatures of witnesses. */
  readonly kind: number
  readonly publicKey: Uint8Array
}

const noteKind = 1
const idBytes = 4

/** Origin of a workspace's checkpoints, and name of its key. */
export const originOf = (workspace: string): string => `jarvin/${workspace}`

/** Names a public key. */
export const noteKeyOf = (name: string, publicKey: Uint8Array, kind = noteKind): NoteKey => {
  const content = concatBytes(utf8(`${name}\n`), Uint8Array.of(kind), publicKey)
  return { name, id: toHex(sha256(content).subarray(0, idBytes)), kind, publicKey }
}

/** Formats a vkey: name, key id, and base64 of the kind ‖ public key, separated by plus signs. */
export const vkeyText = ({ name, id, kind, publicKey }: NoteKey): string =>
  `${name}+${id}+${toBase64(concatBytes(Uint8Array.of(kind), publicKey))}`

/** Parses a vkey of this kind; undefined if it is malformed or its id does not match the key. */
export const readVkey = (text: string, kind = noteKind): NoteKey | undefined => {
  const [, name = '', id = '', encoded = ''] =
    /^[ \t\r\n]*([^\0- +]+)\+([0-9a-f]{8})\+([^\0- ]+)[ \t\r\n]*$/.exec(text) ?? []
  const bytes = fromBase64(encoded)
  if (name === '' || bytes?.[0] !== kind || bytes.length !== 1 + hashBytes) return undefined
  const key = noteKeyOf(name, bytes.subarray(1), kind)
  return key.id === id ? key : undefined
}

/** Text of a checkpoint, as signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** Line of a signature below a note, with its line feed. */
export const signatureLine = ({ name, id }: NoteKey, signature: Uint8Array): string =>
  `— ${name} ${toBase64(concatBytes(fromHex(id) ?? new Uint8Array(), signature))}\n`

/** Signed note: the text, which must end in a line feed, with one 64-byte signature below. */
export const signedNote = (text: string, key: NoteKey, signature: Uint8Array): string =>
  `${text}\n${signatureLine(key, signature)}`

/** Verifies a 64-byte signature. */
export type VerifySignature = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array) => boolean

/** Portable verification by the rules of RFC 8032; Node's own is faster. */
export const verifyAnywhere: VerifySignature = (signature, message, publicKey) =>
  ed25519.verify(signature, message, publicKey, { zip215: false })

type NoteSignature = { readonly name: string; readonly id: string; readonly signature: Uint8Array }

const signaturesOf = (note: string): readonly NoteSignature[] =>
  note
    .slice(note.lastIndexOf('\n\n') + 2, -1)
    .split('\n')
    .flatMap((line) => {
      const [, name = '', encoded = ''] = /^— ([^ ]+) ([^ ]+)$/.exec(line) ?? []
      const bytes = fromBase64(encoded)
      if (!bytes || bytes.length <= idBytes) return []
      return [{ name, id: toHex(bytes.subarray(0, idBytes)), signature: bytes.subarray(idBytes) }]
    })

/** Key id stated in a note; undefined if there is none. Does not verify the signature. */
export const signingKeyId = (note: string): string | undefined => signaturesOf(note)[0]?.id

/** Text of a note, as signed; undefined if it is not a note. Does not verify anything. */
export const textOfNote = (note: string): string | undefined => {
  const end = note.lastIndexOf('\n\n')
  return end < 0 || !note.endsWith('\n') ? undefined : note.slice(0, end + 1)
}

/** Signatures below a note under this key's name and id, none of them verified. */
export const signaturesUnder = (note: string, key: NoteKey): readonly Uint8Array[] =>
  signaturesOf(note)
    .filter(({ name, id }) => name === key.name && id === key.id)
    .map(({ signature }) => signature)

/** Text of a note with a valid signature of this key; undefined otherwise. */
export const openNote = (note: string, key: NoteKey, verify = verifyAnywhere): string | undefined => {
  const text = textOfNote(note)
  if (text === undefined) return undefined
  const ours = signaturesUnder(note, key)
  const isSigned = (signature: Uint8Array): boolean =>
    signature.length === 64 && verify(signature, utf8(text), key.publicKey)
  return ours.length > 0 && ours.every(isSigned) ? text : undefined
}

/** Parses a checkpoint; undefined if malformed. Does not verify the signature. */
export const readCheckpoint = (text: string): Checkpoint | undefined => {
  const [origin = '', count = '', encoded = '', ...rest] = text.split('\n')
  const root = fromBase64(encoded)
  const isWhole = origin !== '' && /^(0|[1-9]\d{0,14})$/.test(count) && root?.length === hashBytes
  return isWhole && rest.length > 0 ? { origin, size: Number(count), root } : undefined
}

/** Checkpoint with a valid signature of this key for the log of the key's name; undefined otherwise. */
export const openCheckpoint = (
  note: string,
  key: NoteKey,
  verify?: VerifySignature,
): Checkpoint | undefined => {
  const text = openNote(note, key, verify)
  const checkpoint = text === undefined ? undefined : readCheckpoint(text)
  return checkpoint?.origin === key.name ? checkpoint : undefined
}

/** True if two checkpoints give different roots for the same size. */
export const contradicts = (one: Checkpoint, other: Checkpoint): boolean =>
  one.size === other.size && !sameBytes(one.root, other.root)
