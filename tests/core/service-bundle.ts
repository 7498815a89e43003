/**
 * The service and its commands, bundled once for a run of the tests. From its sources every start compiles and links some
 * seven hundred files, which takes longer than what most tests start it for.
 */
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { root } from './execute.ts'

const service = join(root, 'service')

/** Programs that the service starts in processes of their own. */
const ownProcesses = ['seed/copies/print-demo', 'import/reading/workbook-process']

const programs = [
  'main',
  ...readdirSync(join(service, 'commands')).map((file) => `commands/${file.replace(/\.ts$/, '')}`),
  ...ownProcesses,
]

/** Places in the project are found from the folder of the source, and the service's own programs in the bundle. */
const asInSources = (folder: string): Plugin => ({
  name: 'as-in-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(service|schema)\/[^?]*\.ts$/ },
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

const fileOf = (folder: string, program: string): string => join(folder, `${program}.js`)
const urlOf = (folder: string, program: string): string => pathToFileURL(fileOf(folder, program)).href

/** Arguments for Node that start a program of the service: from the bundle of this run if there is one, else its source. */
export const serviceProgram = (program: string): readonly string[] => {
  const folder = process.env.SERVICE_BUNDLE
  return folder === undefined ? sourceProgram(program) : [fileOf(folder, program)]
}

/** Arguments for Node that start a program of the service as the scripts of `package.json` do. */
export const sourceProgram = (program: string): readonly string[] => [
  '--import',
  'tsx',
  join(service, `${program}.ts`),
]

const prefix = join(root, 'build/service-')
const dayMs = 86_400_000

/** Removes the bundles of killed runs. */
const removeStale = async (): Promise<void> => {
  const folders = (await readdir(dirname(prefix))).map((name) => join(dirname(prefix), name))
  for (const folder of folders.filter((one) => one.startsWith(prefix)))
    if (Date.now() - (await stat(folder)).mtimeMs > dayMs) await rm(folder, { recursive: true, force: true })
}

/** Bundles the service for this process and those that it starts; returns how to remove the bundle. */
export const bundleService = async (): Promise<() => Promise<void>> => {
  // Inside the project, so that the packages are found.
  await mkdir(join(root, 'build'), { recursive: true })
  await removeStale().catch(() => {})
  const folder = await mkdtemp(prefix)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [asInSources(folder)],
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(programs.map((program) => [program, join(service, `${program}.ts`)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  process.env.SERVICE_BUNDLE = folder
  return () => rm(folder, { recursive: true, force: true })
}
