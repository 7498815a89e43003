/** Builds the client and the public pages when their sources have changed. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

const sources = ['web', 'schema', 'service/site']
const settings = ['vite.config.ts', 'service/site/build/web-chunks.ts', 'package-lock.json']

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

// Vite reads React's mode from NODE_ENV, which may differ in the service itself.
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

/** Folders of a build; each has the stamp, so that an interrupted swap is not taken for a complete build. */
const results = ['site', 'web'] as const

const isStamped = async (dist: string, wanted: string): Promise<boolean> => {
  const stamps = results.map((name) => join(dist, name, '.stamp'))
  const found = await Promise.all(
    stamps.map(async (stamp) => existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted),
  )
  return found.every(Boolean)
}

/** Builds the client, the program that renders the public pages, and the pages. */
const buildInto = async (root: string, folder: string): Promise<void> => {
  const { build } = await import('vite')
  const [web, site] = [join(folder, 'web'), join(folder, 'site')]
  const common = {
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  } as const
  await inProduction(async () => {
    await build({ ...common, build: { outDir: web, manifest: true } })
    await build({
      ...common,
      build: { outDir: site, ssr: 'site/render.tsx', copyPublicDir: false },
      // Bundle everything, including production React, independent of how the service runs.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
  })
  const { buildPages } = await import('./build/build-pages.ts')
  await buildPages({ root, web, site })
  const { buildVerifyPage } = await import('./verify-page.ts')
  await inProduction(async () => writeFile(join(site, 'verify.html'), await buildVerifyPage(root)))
}

/** Builds the client into `dist/web` and the public pages into `dist/site`, unless an up-to-date build exists. */
export const buildWebWhenStale = async (options: {
  /** Absolute path of the project folder. */
  root: string
  log: (line: string) => void
  /** Builds even if an up-to-date build exists. */
  force?: boolean
  /** Builds `web` and `site` into an existing folder. */
  make?: (root: string, folder: string) => Promise<void>
}): Promise<void> => {
  const { root, log, force = false, make = buildInto } = options
  const dist = join(root, 'dist')
  const wanted = await fingerprint(root)
  if (!force && (await isStamped(dist, wanted))) return
  log('Building the web client …')
  // A running service keeps serving the last build until the new one is complete.
  const next = join(dist, 'next')
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  await make(root, next)
  for (const name of results) await writeFile(join(next, name, '.stamp'), wanted)
  for (const name of results) {
    await rm(join(dist, name), { recursive: true, force: true })
    await rename(join(next, name), join(dist, name))
  }
  await rm(next, { recursive: true, force: true })
}
