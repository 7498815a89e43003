/** An installation of its own with a continuous backup, for tests of both. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Continuous, openContinuous } from '../../service/backup/continuous/continuous-backup.ts'
import { findBackup } from '../../service/backup/continuous/find-backup.ts'
import { type RestoredBase, restoreBase } from '../../service/backup/continuous/restore-base.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../service/database/embedded/embedded-postgres.ts'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { keptFilesSql } from '../../service/table-accounts.ts'
import { ask, makeScratch, serverPid } from '../database/embedded-scratch.ts'

export const workspace = 'cafe'

/** Starts the database in `data` of a folder of its own; the backup goes to `to`. */
export const openPlace = async () => {
  const scratch = makeScratch()
  const [dataDir, to] = [join(scratch.home, 'data'), join(scratch.home, 'the backups')]
  mkdirSync(to)
  const keptFiles = join(dataDir, 'files')
  let server: EmbeddedPostgres | undefined
  const start = async (): Promise<string> => {
    server = await scratch.start(dataDir)
    await migrate(server.ownerUrl, migrations)
    return server.ownerUrl
  }
  const ownerUrl = (): string => server?.ownerUrl ?? ''
  const restored = async (folder: string, at?: Date, from = to): Promise<RestoredBase> => {
    const found = await findBackup({ from, at, isEmbedded: true })
    if (found.kind !== 'continuous') throw new Error('It found a copy of the tables.')
    return restoreBase(found.found, at, {
      ...{ dataDir: folder, migrations, filesSql: keptFilesSql, log: () => {} },
      check: async () => {},
    })
  }
  return {
    scratch,
    dataDir,
    to,
    keptFiles,
    ownerUrl,
    start,
    restored,
    open: (now = () => new Date()): Promise<Continuous> =>
      openContinuous(
        {
          ...{ ownerUrl: ownerUrl(), keptFiles, signer: undefined, now },
          signal: new AbortController().signal,
        },
        to,
        48,
      ),
    /** Records a draft of an import; its title is all that a test asks for. */
    record: async (title: string): Promise<void> => {
      await ask(
        ownerUrl(),
        `insert into import_draft (workspace, id, sha256, answers, summary, created_at)
          values ('${workspace}', '${title}', '${title}', '{}', '{}', now())`,
      )
    },
    /** Ends the segment of the log that is being written. */
    endSegment: () => ask(ownerUrl(), `select pg_switch_wal()`),
    /** Keeps a file that the record with this title needs. */
    keep: async (title: string, text: string): Promise<void> => {
      await mkdir(join(keptFiles, workspace), { recursive: true })
      await writeFile(join(keptFiles, workspace, title), text)
    },
    /** Titles in a restored database. */
    titlesIn: async (folder: string): Promise<readonly string[]> => {
      const opened = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, isExisting: true })
      try {
        const found = await ask(opened.ownerUrl, `select array_agg(id order by id) from import_draft`)
        return Array.isArray(found) ? found.map(String) : []
      } finally {
        await opened.stop()
      }
    },
    bases: async (): Promise<readonly string[]> => (await readdir(join(to, 'continuous'))).sort(),
    stop: async (): Promise<void> => {
      await server?.stop()
    },
    /** Copies a data folder with the owners of its files. */
    copyData: (from: string, to: string): void => void execFileSync('cp', ['-a', from, to]),
    kill: (): void => void process.kill(serverPid(dataDir), 'SIGKILL'),
    copyOf: async (folder: string): Promise<string> => {
      await cp(to, folder, { recursive: true })
      return folder
    },
    remove: async (): Promise<void> => {
      await scratch.remove()
      await rm(scratch.home, { recursive: true, force: true })
    },
  }
}

export type Place = Awaited<ReturnType<typeof openPlace>>
