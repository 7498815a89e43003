/** Tampering with the files beside the key, and with the files that people have sent. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { anyOf, type Kind } from './kind.ts'

/** Bytes of all files below a folder, by path. */
export const readFolder = async (folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const found = new Map<string, Buffer>()
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name)
      found.set(path, await readFile(path))
    }
  return found
}

/** Writes the files back, and removes all others. */
export const restoreFolder = async (folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> => {
  const now = await readFolder(folder)
  for (const path of now.keys()) if (!files.has(path)) await rm(path)
  for (const [path, bytes] of files)
    if (!now.get(path)?.equals(bytes)) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    }
}

type Edit = (bytes: Buffer, all: ReadonlyMap<string, Buffer>, path: string) => Buffer | undefined

const edits: { readonly [way: string]: Edit } = {
  'flip a bit of a file': (bytes) => {
    const at = Math.floor(Math.random() * bytes.length)
    return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ (1 << (Math.random() * 8)) : byte)))
  },
  'cut a file': (bytes) => bytes.subarray(0, Math.floor(Math.random() * bytes.length)),
  'lengthen a file': (bytes) => Buffer.concat([bytes, bytes.subarray(0, 1 + Math.floor(Math.random() * 64))]),
  'exchange a file': (bytes, all, path) =>
    anyOf(
      [...all].filter(([other]) => other !== path && extname(other) === extname(path)).map(([, own]) => own),
    ) ?? Buffer.alloc(bytes.length),
  'remove a file': () => undefined,
}

/** Kinds for each file of a folder; `workspaceOf` gives the workspace of a path, undefined for all of them. */
export const fileKinds = (
  files: ReadonlyMap<string, Buffer>,
  isSigned: boolean,
  nameOf: (path: string) => string,
  workspaceOf: (path: string) => string | undefined,
): readonly Kind[] =>
  [...files].flatMap(([path, bytes]) =>
    Object.entries(edits).map(
      ([way, edit]): Kind => ({
        ...{ way, of: nameOf(path), isSigned },
        tamper: async () => {
          const made = edit(bytes, files, path)
          if (made?.equals(bytes)) return undefined
          await (made === undefined ? rm(path) : writeFile(path, made))
          const workspace = workspaceOf(path)
          return {
            workspaces: workspace === undefined ? [] : [workspace],
            isNamedBy: (found) =>
              found.startsWith(workspace === undefined ? 'directory: ' : `${workspace}: `),
          }
        },
      }),
    ),
  )
