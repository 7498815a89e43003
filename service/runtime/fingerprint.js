// @ts-check
/**
 * Identifies the content of source files, to tell whether a build of them is up to date. In JavaScript, because
 * `service/launch.js` needs it before anything can read TypeScript.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Far below the 1,024 open files that some systems allow a process. */
const openAtOnce = 128

/** Absolute paths of all files below a folder of the project; none if it does not exist.
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
const filesBelow = async (root, folder) => {
  if (!existsSync(join(root, folder))) return []
  const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Hash of the names and contents of some files and of all files below some folders, in hexadecimal.
 * @param {string} root Absolute path of the project folder.
 * @param {readonly string[]} folders Relative to `root`.
 * @param {readonly string[]} files Relative to `root`; those that do not exist are left out.
 * @returns {Promise<string>}
 */
export const fingerprint = async (root, folders, files) => {
  const below = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat()
  const all = [...below, ...files.map((name) => join(root, name)).filter((file) => existsSync(file))].sort()
  const hash = createHash('sha256')
  for (let from = 0; from < all.length; from += openAtOnce) {
    const some = all.slice(from, from + openAtOnce)
    const contents = await Promise.all(some.map((file) => readFile(file)))
    for (const [index, content] of contents.entries())
      hash
        .update(`${some[index]?.slice(root.length).replaceAll(sep, '/')}\0${content.length}\0`)
        .update(content)
  }
  return hash.digest('hex')
}

/** Folder of the service's build for the sources as they are now; it exists once that build is complete.
 * @param {string} root Absolute path of the project folder.
 * @returns {Promise<string>}
 */
export const serviceBuildFolder = async (root) => {
  const found = await fingerprint(root, ['service', 'schema'], ['package-lock.json'])
  // A build names files of the project by their whole path, so it serves this folder only.
  const place = createHash('sha256').update(`${root}\0${found}`).digest('hex').slice(0, 24)
  return join(root, 'dist/service', place)
}
