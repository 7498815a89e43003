/** The browser's files, built anew when what they are made of has changed. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

const sources = ['web', 'schema']
const settings = ['vite.config.ts', 'package-lock.json']

const filesBelow = async (root: string, folder: string): Promise<string[]> => {
  if (!existsSync(join(root, folder))) return []
  const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const fingerprint = async (root: string): Promise<string> => {
  const below = (await Promise.all(sources.map((folder) => filesBelow(root, folder)))).flat()
  const files = [...below, ...settings.map((name) => join(root, name)).filter(existsSync)].sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(file)
    hash.update(`${file.slice(root.length).replaceAll(sep, '/')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

// Vite reads the mode of React from here, whatever the service itself runs in.
const inProduction = async (step: () => Promise<unknown>): Promise<void> => {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await step()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Builds `web/` into `dist/web` unless a whole build of the same sources stands there already. */
export const buildWebWhenStale = async (options: {
  /** Folder of the project, absolute. */
  root: string
  log: (line: string) => void
  /** Builds in any case. */
  force?: boolean
}): Promise<void> => {
  const { root, log, force = false } = options
  const stamp = join(root, 'dist/web/.stamp')
  const wanted = await fingerprint(root)
  if (!force && existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  log('Building the web client …')
  // Gone first and written last: a build that was interrupted never counts.
  await rm(stamp, { force: true })
  const { build } = await import('vite')
  await inProduction(() =>
    build({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }),
  )
  await writeFile(stamp, wanted)
}
