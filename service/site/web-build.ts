/** Builds the client and the public pages when their sources have changed. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '../runtime/fingerprint.js'

const sources = ['web', 'schema', 'service/site']
const settings = ['vite.config.ts', 'service/site/build/web-chunks.ts', 'package-lock.json']

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

/** Number of earlier builds whose assets are kept, because a running service still sends pages that name them. */
const keptBuilds = 3

/** Names of the assets of each build, newest first. */
type Builds = readonly (readonly string[])[]

const buildsFile = '.builds.json'

const namesIn = async (folder: string): Promise<readonly string[]> =>
  existsSync(folder) ? readdir(folder) : []

const readBuilds = async (folder: string): Promise<Builds> => {
  const file = join(folder, buildsFile)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [await namesIn(join(folder, 'assets'))]
}

/** Adds the assets of earlier builds to a new build; names contain a hash of the content, so equal names are equal files. */
const keepEarlierAssets = async (last: string, next: string): Promise<void> => {
  const own = await namesIn(join(next, 'assets'))
  const isOwn = (names: readonly string[]) =>
    names.length === own.length && names.every((one) => own.includes(one))
  const earlier = (await readBuilds(last)).filter((names) => !isOwn(names)).slice(0, keptBuilds)
  await mkdir(join(next, 'assets'), { recursive: true })
  const kept = new Set(earlier.flat())
  for (const name of await namesIn(join(last, 'assets')))
    if (kept.has(name) && !own.includes(name))
      await copyFile(join(last, 'assets', name), join(next, 'assets', name))
  await writeFile(join(next, buildsFile), JSON.stringify([own, ...earlier]))
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
  const wanted = await fingerprint(root, sources, settings)
  if (!force && (await isStamped(dist, wanted))) return
  log('Building the web client …')
  // A running service keeps serving the last build until the new one is complete.
  const next = join(dist, 'next')
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  await make(root, next)
  for (const name of results) {
    await keepEarlierAssets(join(dist, name), join(next, name))
    await writeFile(join(next, name, '.stamp'), wanted)
  }
  for (const name of results) {
    // Renamed, not deleted, so that the folder is missing for a moment at most.
    if (existsSync(join(dist, name))) await rename(join(dist, name), join(next, `last-${name}`))
    await rename(join(next, name), join(dist, name))
  }
  await rm(next, { recursive: true, force: true })
}
