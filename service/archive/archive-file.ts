/**
 * The file of an archive: one line, then sealed frames (`service/sealing/frames.ts`) under a key from the passphrase. Inside is
 * the content, compressed. `archive-format.md` describes every field.
 */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import { FrameFault, openFrames, sealFrames } from '../sealing/frames.ts'
import { ArchiveFault } from './archive-fault.ts'

const name = 'jarvin-archive-'
const version = '1'

const saltBytes = 16
const keyBytes = 32
const checkBytes = 16

// 128 MB of memory and half a second for each guess.
const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** Fewest characters of a passphrase. */
export const minPassphrase = 12

type Derived = { readonly key: Buffer; readonly check: Buffer }

/** Key of an archive, and bytes that show a wrong passphrase. */
const derive = (passphrase: string, salt: Buffer): Derived => {
  const bytes = scryptSync(passphrase.normalize('NFC'), salt, keyBytes + checkBytes, cost)
  return { key: bytes.subarray(0, keyBytes), check: bytes.subarray(keyBytes) }
}

const lineOf = (salt: Buffer, check: Buffer): string =>
  `${name}${version} ${salt.toString('base64url')} ${check.toString('base64url')}\n`

const lineBytes = Buffer.byteLength(lineOf(Buffer.alloc(saltBytes), Buffer.alloc(checkBytes)))

// The line is authenticated with every frame.
const boundTo = (line: string): string => line.trimEnd()

/** A stream piped through another, whose failure reaches the reader. */
async function* through(
  source: AsyncIterable<Buffer>,
  transform: NodeJS.ReadWriteStream,
): AsyncGenerator<Buffer> {
  const fed = pipeline(source, transform)
  // Handled when it is awaited; the reader below sees it first.
  fed.catch(() => {})
  for await (const chunk of transform) yield Buffer.from(chunk)
  await fed
}

async function* sealed(content: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const { key, check } = derive(passphrase, salt)
  const line = lineOf(salt, check)
  yield Buffer.from(line)
  yield* sealFrames(through(content, createGzip({ level: constants.Z_BEST_SPEED })), key, boundTo(line))
}

/** Writes an archive whole, or leaves nothing; never replaces a file. */
export const writeArchiveFile = async (
  path: string,
  passphrase: string,
  content: AsyncIterable<Buffer>,
): Promise<void> => {
  const draft = `${path}.${process.pid}`
  await makeFolder(dirname(path))
  try {
    await pipeline(
      sealed(content, passphrase),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    )
    if (existsSync(path)) throw new ArchiveFault(`There is a file ${path} already.`)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    // Such as a full disk, whose error names no file.
    if (error instanceof Error && 'syscall' in error)
      throw new ArchiveFault(`${path} could not be written, and nothing is left of it: ${error.message}`, {
        cause: error,
      })
    throw error
  }
}

const readLine = async (path: string): Promise<string> => {
  const file = await open(path).catch((cause: Error) => {
    throw new ArchiveFault(`${path} cannot be read: ${cause.message}`, { cause })
  })
  try {
    const line = Buffer.alloc(lineBytes)
    const { bytesRead } = await file.read(line, 0, lineBytes, 0)
    return line.subarray(0, bytesRead).toString('latin1')
  } finally {
    await file.close()
  }
}

/** An archive whose passphrase is the right one. */
export type OpenedArchive = { readonly path: string; readonly line: string; readonly key: Buffer }

/** Opens an archive; throws `ArchiveFault` if it is none, of a later format, or under another passphrase. */
export const openArchiveFile = async (path: string, passphrase: string): Promise<OpenedArchive> => {
  const line = await readLine(path)
  if (!line.startsWith(name)) throw new ArchiveFault(`${path} is not an archive of Jarvin.`)
  const format = line.slice(name.length).split(/[ \n]/, 1)[0] ?? ''
  if (/^[1-9]\d*$/.test(format) && format !== version)
    throw new ArchiveFault(
      `${path} has the format ${format} of a later version of Jarvin, and this one reads ${version}. Import it with that version.`,
    )
  const [, salted = '', checked = ''] = /^[^ ]+ ([\w-]+) ([\w-]+)\n$/.exec(line) ?? []
  const [salt, check] = [Buffer.from(salted, 'base64url'), Buffer.from(checked, 'base64url')]
  // Base64 has several spellings of the same bytes, and only one of them was written.
  if (line !== lineOf(salt, check) || line.length !== lineBytes)
    throw new ArchiveFault(`${path} is not whole: its first line was cut off or changed.`)
  const derived = derive(passphrase, salt)
  if (!timingSafeEqual(derived.check, check))
    throw new ArchiveFault(
      `The passphrase does not open ${path}: it is another one, or the first line of the file was changed.`,
    )
  return { path, line, key: derived.key }
}

const wordsOf = {
  cut: 'it ends early, as if it was cut off',
  longer: 'something follows its end',
  changed: 'a part of it was changed',
}

/** Content of an archive; throws `ArchiveFault` at the first part that is not as it was written. */
export async function* readArchiveFile({ path, line, key }: OpenedArchive): AsyncGenerator<Buffer> {
  try {
    yield* through(openFrames(path, key, boundTo(line), lineBytes), createGunzip())
  } catch (error) {
    if (!(error instanceof FrameFault)) throw error
    throw new ArchiveFault(`${path} is not whole: ${wordsOf[error.kind]}.`, { cause: error })
  }
}
