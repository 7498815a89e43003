/**
 * Checkpoints as C2SP has them: a tlog-checkpoint (origin, size, root) inside a signed note. Ours read
 *
 *     jarvin/cafe
 *     812
 *     CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=
 *
 *     — jarvin/cafe Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
 *
 * Origin and name of the key are one: `jarvin/` and the workspace. The size is the position of the last event that the
 * root covers. A signature is the first four bytes of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ public key), then 64 bytes of Ed25519
 * over the text down to and with the line feed before the empty line.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64, fromHex, hashBytes, joined, sameBytes, toBase64, toHex, utf8 } from './bytes.ts'

/** What a checkpoint says: the first `size` events of the log have this root. */
export type Checkpoint = { readonly origin: string; readonly size: number; readonly root: Uint8Array }

/** A public key with its name, as a vkey says it; `id` is the hexadecimal key id that signatures carry. */
export type NoteKey = { readonly name: string; readonly id: string; readonly publicKey: Uint8Array }

const ed25519Kind = 1
const idBytes = 4

/** The origin of a workspace's checkpoints, and the name of the key there. */
export const originOf = (workspace: string): string => `jarvin/${workspace}`

/** The key with its name. */
export const noteKeyOf = (name: string, publicKey: Uint8Array): NoteKey => {
  const content = joined(utf8(`${name}\n`), Uint8Array.of(ed25519Kind), publicKey)
  return { name, id: toHex(sha256(content).subarray(0, idBytes)), publicKey }
}

/** The key as one line: name, key id, and base64 of 0x01 ‖ public key, parted by plus signs. */
export const vkeyText = ({ name, id, publicKey }: NoteKey): string =>
  `${name}+${id}+${toBase64(joined(Uint8Array.of(ed25519Kind), publicKey))}`

/** The key that a vkey line says; undefined where it is none, or its id is not that of its key. */
export const readVkey = (text: string): NoteKey | undefined => {
  const [, name = '', id = '', encoded = ''] =
    /^[ \t\r\n]*([^\0- +]+)\+([0-9a-f]{8})\+([^\0- ]+)[ \t\r\n]*$/.exec(text) ?? []
  const bytes = fromBase64(encoded)
  if (name === '' || bytes?.[0] !== ed25519Kind || bytes.length !== 1 + hashBytes) return undefined
  const key = noteKeyOf(name, bytes.subarray(1))
  return key.id === id ? key : undefined
}

/** The text of a checkpoint, as it is signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** A text that ends in a line feed with one signature of 64 bytes under it. */
export const signedNote = (text: string, key: NoteKey, signature: Uint8Array): string =>
  `${text}\n— ${key.name} ${toBase64(joined(fromHex(key.id) ?? new Uint8Array(), signature))}\n`

/** Whether a signature of 64 bytes over a message is that of a public key. */
export type VerifySignature = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array) => boolean

// As RFC 8032 has it; Node has a faster one of its own.
const verifyAnywhere: VerifySignature = (signature, message, publicKey) =>
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

/** The id of the key that a note says it was signed with; undefined where it names none. Checks no signature. */
export const signingKeyId = (note: string): string | undefined => signaturesOf(note)[0]?.id

/** The text of a note that carries a valid signature of this key; undefined for any other. */
export const openNote = (note: string, key: NoteKey, verify = verifyAnywhere): string | undefined => {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || !note.endsWith('\n')) return undefined
  const text = note.slice(0, end + 1)
  const ours = signaturesOf(note).filter(({ name, id }) => name === key.name && id === key.id)
  const isSigned = ({ signature }: NoteSignature): boolean =>
    signature.length === 64 && verify(signature, utf8(text), key.publicKey)
  return ours.length > 0 && ours.every(isSigned) ? text : undefined
}

/** What a checkpoint's text says; undefined where it has another form. Says nothing of who signed it. */
export const readCheckpoint = (text: string): Checkpoint | undefined => {
  const [origin = '', count = '', encoded = '', ...rest] = text.split('\n')
  const root = fromBase64(encoded)
  const isWhole = origin !== '' && /^(0|[1-9]\d{0,14})$/.test(count) && root?.length === hashBytes
  return isWhole && rest.length > 0 ? { origin, size: Number(count), root } : undefined
}

/** A checkpoint that this key signed for the log of its own name; undefined for anything else. */
export const openCheckpoint = (
  note: string,
  key: NoteKey,
  verify?: VerifySignature,
): Checkpoint | undefined => {
  const text = openNote(note, key, verify)
  const checkpoint = text === undefined ? undefined : readCheckpoint(text)
  return checkpoint?.origin === key.name ? checkpoint : undefined
}

/** Whether two checkpoints say different things about a log of the same size. */
export const contradicts = (one: Checkpoint, other: Checkpoint): boolean =>
  one.size === other.size && !sameBytes(one.root, other.root)
