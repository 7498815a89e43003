/** The service and its commands, bundled once for a test run. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleService as bundleInto } from '../../service/runtime/service-build.ts'
import { root } from './execute.ts'

/** Arguments for Node that start a program of the service: from this run's bundle if there is one, otherwise from source. */
export const serviceProgram = (program: string): readonly string[] => {
  const folder = process.env.SERVICE_BUNDLE
  return folder === undefined ? sourceProgram(program) : [join(folder, `${program}.js`)]
}

/** Arguments for Node that start a program of the service as the scripts of `package.json` do. */
export const sourceProgram = (program: string): readonly string[] => [
  '--import',
  'tsx',
  join(root, 'service', `${program}.ts`),
]

const prefix = join(root, 'build/service-')
const dayMs = 86_400_000

/** Removes the bundles of killed runs. */
const removeStale = async (): Promise<void> => {
  const folders = (await readdir(dirname(prefix))).map((name) => join(dirname(prefix), name))
  for (const folder of folders.filter((one) => one.startsWith(prefix)))
    if (Date.now() - (await stat(folder)).mtimeMs > dayMs) await rm(folder, { recursive: true, force: true })
}

/** Bundles the service for this process and its child processes; returns a function that removes the bundle. */
export const bundleService = async (): Promise<() => Promise<void>> => {
  // Inside the project, so that the packages are found.
  await mkdir(join(root, 'build'), { recursive: true })
  await removeStale().catch(() => {})
  const folder = await mkdtemp(prefix)
  await bundleInto(root, folder)
  process.env.SERVICE_BUNDLE = folder
  return () => rm(folder, { recursive: true, force: true })
}
