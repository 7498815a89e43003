/**
 * Bundles the service and its commands. From sources, every start would compile and link some seven hundred
 * files, which takes longer than the start itself.
 */
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Programs that the service starts as separate processes. */
const ownProcesses = ['seed/copies/print-demo', 'import/reading/workbook-process']

/**
 * Packages of many small files, with all that they need: linking the files one by one takes a third of a start. Others
 * stay outside, because some read files of their own.
 */
const bundledPackages = [
  ...['chrono-node', 'date-fns', 'echarts', 'zrender', 'fp-ts', 'io-ts', 'kysely', 'nodemailer', 'uuid'],
  ...[
    'csv-parse',
    'csv-stringify',
    '@noble/curves',
    '@noble/hashes',
    '@simplewebauthn/server',
    /^@peculiar\//,
  ],
  ...['asn1js', 'pvtsutils', 'pvutils', 'reflect-metadata', 'tslib', 'tsyringe', '@hexagon/base64'],
  '@levischuck/tiny-cbor',
]

const urlOf = (folder: string, program: string): string => pathToFileURL(join(folder, `${program}.js`)).href

/** Paths in the project are relative to the source folder, and the service's own programs to the bundle. */
const asInSources = (service: string, folder: string): Plugin => ({
  name: 'as-in-sources',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/(service|schema)\/[^?]*\.[jt]s$/, exclude: /\/node_modules\// } },
    handler: (code, id) => ({
      code: code
        .replace(
          /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g,
          (_, name) =>
            `new URL(${JSON.stringify(urlOf(folder, join(relative(service, dirname(id)), name)))})`,
        )
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
})

/**
 * Writes the bundle to `outDir`; it will run from `folder`. Packages stay outside of it, so `folder` must be
 * inside the project.
 */
export const bundleService = async (root: string, outDir: string, folder = outDir): Promise<void> => {
  const { build } = await import('vite')
  const service = join(root, 'service')
  const commands = (await readdir(join(service, 'commands'))).map(
    (file) => `commands/${file.replace(/\.ts$/, '')}`,
  )
  const programs = ['main', ...commands, ...ownProcesses]
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [asInSources(service, folder)],
    ssr: { noExternal: bundledPackages },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(programs.map((program) => [program, join(service, `${program}.ts`)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

/** Number of earlier builds to keep, because a running service may still load files from its build. */
const keptBuilds = 3

const removeEarlier = async (dist: string): Promise<void> => {
  const folders = (await readdir(dist)).map((name) => join(dist, name))
  const dated = await Promise.all(
    folders.map(async (folder) => [folder, (await stat(folder)).mtimeMs] as const),
  )
  const old = dated.sort(([, a], [, b]) => b - a).slice(keptBuilds + 1)
  await Promise.all(old.map(([folder]) => rm(folder, { recursive: true, force: true })))
}

/** Builds the service into `folder`, and removes old builds beside it. */
export const buildService = async (root: string, folder: string): Promise<void> => {
  const dist = dirname(folder)
  await mkdir(dist, { recursive: true })
  const next = await mkdtemp(join(dist, 'next-'))
  try {
    await bundleService(root, next, folder)
    // A new temporary folder is private to its owner, but the service may run as another user than the
    // builder.
    await chmod(next, 0o755)
    // Renamed when complete; if another process was faster, its build is the same.
    await rename(next, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  await removeEarlier(dist)
}
