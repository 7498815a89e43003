/**
 * The signed directory of workspaces, kept outside the database: the last position and hash of each workspace are the leaves of
 * one tree for the whole installation, and the signing key signs its root. It shows that a workspace vanished whole, also one that
 * no checkpoint covered yet, and that the end of a history was rewritten or cut (decision 787). The file has the public key, an
 * empty line, a signed note over the text `jarvin-directory`, the number of workspaces, the root and the time, another empty
 * line, and a sorted line for each workspace: name, position and hash, each with a space between. Leaves are those of RFC 6962
 * over the SHA-256 of each line.
 */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toBase64, utf8 } from '#schema/proof/bytes'
import { type NoteKey, noteKeyOf, openNote, readVkey, signedNote, vkeyText } from '#schema/proof/note'
import { leafHash, treeHasher } from '#schema/proof/tree'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import { type CheckpointKey, nodeVerify } from './checkpoint-key.ts'
import { nodeSha256 } from './merkle-tiles.ts'

/** Last event of a workspace; the hash is in hexadecimal. */
export type Head = { readonly position: number; readonly hash: string }

/** Heads by workspace. */
export type Heads = ReadonlyMap<string, Head>

/** What is in the file: nothing, something that is not signed by the key in it and ours, or a directory. */
export type WorkspaceDirectory =
  | { readonly kind: 'none' }
  | { readonly kind: 'altered' }
  | { readonly kind: 'signed'; readonly madeAt: string; readonly heads: Heads }

const name = 'jarvin-directory'

/** Path of the directory in a folder of kept notes. */
export const directoryFile = (folder: string): string => join(folder, 'workspaces.signed')

const keyOf = (publicKey: Uint8Array): NoteKey => noteKeyOf(name, publicKey)

const lineOf = (workspace: string, { position, hash }: Head): string =>
  `${encodeURIComponent(workspace)} ${position} ${hash}`

const linesOf = (heads: Heads): readonly string[] =>
  [...heads].map(([workspace, head]) => lineOf(workspace, head)).sort()

const textOf = (lines: readonly string[], madeAt: string): string => {
  const tree = treeHasher(nodeSha256)
  for (const line of lines) tree.add(leafHash(nodeSha256(utf8(line)), nodeSha256))
  return `${name}\n${lines.length}\n${toBase64(tree.root())}\n${madeAt}\n`
}

/** Signs a directory and writes it whole, or leaves the earlier one. */
export const writeDirectory = async (
  folder: string,
  { publicKey, sign }: CheckpointKey,
  heads: Heads,
  madeAt: string,
): Promise<void> => {
  const lines = linesOf(heads)
  const text = textOf(lines, madeAt)
  const key = keyOf(publicKey)
  const note = signedNote(text, key, sign(utf8(text)))
  await makeFolder(folder, 0o700)
  const draft = `${directoryFile(folder)}.${process.pid}`
  const content = `${vkeyText(key)}\n\n${note}\n${lines.map((line) => `${line}\n`).join('')}`
  await writeFile(draft, content, { mode: 0o600, flush: true })
  await rename(draft, directoryFile(folder))
  await syncFolder(folder)
}

const headIn = (line: string): readonly [string, Head] | undefined => {
  const [, encoded = '', position = '', hash = ''] = /^(\S+) ([1-9]\d*) ([0-9a-f]{64})$/.exec(line) ?? []
  return encoded === '' ? undefined : [decodeURIComponent(encoded), { position: Number(position), hash }]
}

/**
 * Reads the directory and verifies it with our key. Only where that is not at hand, as with a copy on another machine, it is
 * verified with the key that the file names: anybody could sign it anew with a key of their own and name that.
 */
export const readDirectory = async (
  folder: string,
  publicKey: Uint8Array | undefined,
): Promise<WorkspaceDirectory> => {
  const file = directoryFile(folder)
  if (!existsSync(file)) return { kind: 'none' }
  const content = await readFile(file, 'utf8')
  const [, vkey = '', note = '', rest = ''] =
    /^([^\n]+)\n\n([\s\S]*?\n\n— [^\n]*\n)\n([\s\S]*)$/.exec(content) ?? []
  const key = publicKey ? keyOf(publicKey) : readVkey(vkey)
  // The key that verifies it must be the one that the file names.
  const isNamed = key?.name === name && vkeyText(key) === vkey
  const text = isNamed ? openNote(note, key, nodeVerify) : undefined
  const lines = rest.split('\n')
  if (lines.pop() !== '') return { kind: 'altered' }
  const madeAt = text?.split('\n')[3]
  if (madeAt === undefined || textOf(lines, madeAt) !== text) return { kind: 'altered' }
  const heads = lines.map(headIn)
  if (heads.includes(undefined)) return { kind: 'altered' }
  return { kind: 'signed', madeAt, heads: new Map(heads.filter((head) => head !== undefined)) }
}
