/** Creates the Postgres cluster on the first start; safe to interrupt at any point. */
import { spawn } from 'node:child_process'
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../../runtime/make-folder.ts'
import { type Cluster, chownTo, isInitialised, ownerRole, serverEnvironment } from './cluster.ts'

const initdb = async (cluster: Cluster, native: string, folder: string): Promise<string | undefined> => {
  // A password file from an interrupted start may belong to another user.
  await chownTo(join(cluster.dataDir, 'password'), cluster.user)
  // Passed as an open file, so that the server's user needs no path to it; Windows has no /dev/stdin.
  const password = await open(join(cluster.dataDir, 'password'))
  const passwordFile = process.platform === 'win32' ? join(cluster.dataDir, 'password') : '/dev/stdin'
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${ownerRole}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const child = spawn(
    join(native, 'bin/initdb'),
    ['--data-checksums', ...settings, ...access, '-D', cluster.pathInside(folder)],
    {
      cwd: folder,
      ...cluster.user,
      env: serverEnvironment(),
      stdio: [password.fd, 'ignore', 'pipe'],
      windowsHide: true,
    },
  )
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  const code = await new Promise<number | Error | null>((done) =>
    child.once('error', done).once('close', done),
  )
  await password.close()
  if (code === 0) return undefined
  return code instanceof Error ? code.message : complaint.trim()
}

const sentenceOf = (refusal: string, { dataDir }: Cluster): string => {
  const [, nameless] = /effective user ID (\d+)/.exec(refusal) ?? []
  return nameless === undefined
    ? `The database could not be created in ${dataDir}: ${refusal}`
    : `Postgres needs a user with a name, and user ${nameless} has none. Start Jarvin as a user listed in /etc/passwd, or set DATABASE_URL to a Postgres of your own (15 or later).`
}

/** Creates the cluster under a temporary name and renames it when complete, so that no half-made cluster remains. */
export const initCluster = async (cluster: Cluster, native: string): Promise<void> => {
  const draft = await mkdtemp(join(cluster.dataDir, 'cluster.new-'))
  await chownTo(draft, cluster.user)
  const complaint = await initdb(cluster, native, draft)
  const refusal = complaint ?? (await rename(draft, cluster.folder).catch((error: Error) => error.message))
  if (refusal !== undefined) await rm(draft, { recursive: true, force: true })
  // Of two concurrent first starts, the slower one uses the other's cluster.
  if (refusal !== undefined && !isInitialised(cluster)) throw new Error(sentenceOf(refusal, cluster))
  await syncFolder(cluster.dataDir)
}

/** Removes leftovers of interrupted first starts. The caller must have the folder's lock. */
export const removeLeftovers = async (dataDir: string): Promise<void> => {
  const isLeftover = (name: string) => name.startsWith('cluster.new-') || name.startsWith('password.')
  // If an orphaned initdb is still writing, the next start removes its folder.
  for (const name of (await readdir(dataDir)).filter(isLeftover))
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {})
}
