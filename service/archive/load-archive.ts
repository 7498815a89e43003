/** Imports an archive: everything in one transaction of the service's role, so that a failure leaves nothing. */
import { createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { subDays } from 'date-fns'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { typeParsers } from '../database/pool.ts'
import { searchPathOption } from '../database/search-path.ts'
import { genesisHash } from '../event-store/chain.ts'
import { foldInto } from '../read-models/rebuild.ts'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import type { Service } from '../runtime/service.ts'
import { addErasures, type ListedErasure } from '../sealing/erasure-list.ts'
import { type KeptFiles, openKeptFiles } from '../sealing/kept-files.ts'
import type { ArchivedTable } from '../table-accounts.ts'
import type { Tables } from '../tables.ts'
import { ArchiveFault } from './archive-fault.ts'
import type { OpenedArchive } from './archive-file.ts'
import { ArchivedErasure, type ArchivedWorkspace } from './archive-manifest.ts'
import { byOperator } from './archive-record.ts'
import { loadRows } from './archive-tables.ts'
import { bindTo, inTransaction, inTurn, type TransactionService } from './archive-transaction.ts'
import { loadKeys } from './load-keys.ts'
import { linesOf, readArchive } from './read-archive.ts'
import { requireAbsent } from './require-absent.ts'
import { requireBorneOut } from './require-borne-out.ts'
import { settle } from './settle.ts'

// Beside the folders of workspaces, so that it can be renamed to one; a name with a dot is none of theirs.
const draftPrefix = '.archive-'

/** Where an archive is imported to. */
export type ArchiveTarget = {
  readonly service: Service
  /** URL of the service's role. */
  readonly serviceUrl: string
  /** Folder of kept files. */
  readonly keptFiles: string
  readonly tables: readonly ArchivedTable[]
  /** Faults of imported records and kept files, as sentences. */
  readonly recordFaults: (
    db: Kysely<Tables>,
    workspace: string,
    files: KeptFiles,
  ) => Promise<readonly string[]>
}

/** An imported archive. */
export type ImportedArchive = {
  readonly manifest: ArchivedWorkspace
  readonly files: number
  /** People who may sign in. */
  readonly members: number
}

type Loading = ArchiveTarget & {
  readonly client: pg.Client
  /** Folder that becomes the workspace's folder of kept files. */
  readonly draft: string
}

type Loaded = {
  readonly manifest: ArchivedWorkspace
  readonly erasures: readonly ListedErasure[]
  readonly files: number
}

const load = async (opened: OpenedArchive, { client, service, tables, draft }: Loading): Promise<Loaded> => {
  let workspace = ''
  let files = 0
  const erasures: ListedErasure[] = []
  const manifest = await readArchive(opened, {
    onWorkspace: async (found) => {
      workspace = found.workspace
      await requireAbsent(client, service, workspace)
      await bindTo(client, workspace)
      // Another import of the same workspace waits here.
      await client.query(
        `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex'))`,
        [workspace, genesisHash],
      )
      await makeFolder(join(draft, workspace), 0o700)
    },
    onLines: async (part, body) => {
      if (part === 'keys') return loadKeys(client, service, workspace, body)
      for await (const one of linesOf(ArchivedErasure, body)) {
        if (one.workspace !== workspace)
          throw new ArchiveFault('The archive has an erasure of another workspace.')
        erasures.push(one)
      }
      return erasures.length
    },
    onTable: ({ name, columns }, body) => {
      if (!tables.some((table) => table.name === name))
        throw new ArchiveFault(`The archive has a table ${name}, which does not belong in one.`)
      return loadRows(client, workspace, name, columns, body)
    },
    onFile: async (sha256, body) => {
      await pipeline(
        body,
        createWriteStream(join(draft, workspace, sha256), { mode: 0o600, flags: 'wx', flush: true }),
      )
      files += 1
    },
  })
  await syncFolder(join(draft, workspace))
  return { manifest, erasures, files }
}

const headSql = `
  update workspace_head h set position = e.position, hash = e.hash from (
    select position, hash from events where workspace = $1 order by position desc limit 1) e
  where h.workspace = $1 returning h.position, encode(h.hash, 'hex') as hash`

/** Ends the history at its last event, and seals it as this installation's. */
const setHead = async (client: pg.Client, { sealing }: Service, workspace: string): Promise<void> => {
  const { rows } = await client.query<{ position: string | number; hash: string }>(headSql, [workspace])
  const [head] = rows
  if (head === undefined || sealing === undefined) return
  const seal = sealing.seals.seal(workspace, { position: Number(head.position), hash: head.hash })
  await client.query('update workspace_head set seal = $2 where workspace = $1', [workspace, seal])
}

const connect = async (serviceUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: serviceUrl,
    types: typeParsers,
    options: searchPathOption,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const importInto = async (opened: OpenedArchive, loading: Loading): Promise<ImportedArchive> => {
  const { client, service, draft, keptFiles, recordFaults } = loading
  await client.query(`begin; set local time zone 'UTC'; set local datestyle = 'ISO'`)
  const { manifest, erasures, files } = await load(opened, loading)
  const { workspace } = manifest
  await setHead(client, service, workspace)
  await foldInto(inTurn(client), workspace, service.projections)
  await requireBorneOut(client, service, manifest)
  const inside: TransactionService = inTransaction(service, client, byOperator)
  const faults = await recordFaults(
    inside.database.of(workspace),
    workspace,
    openKeptFiles(draft, inside.sealer),
  )
  if (faults[0] !== undefined) throw new ArchiveFault(`The archive is damaged: ${faults[0]}.`)
  const members = await settle(inside, manifest)
  const place = join(keptFiles, workspace)
  // Left by an import that was killed: no row names it.
  await rm(place, { recursive: true, force: true })
  await rename(join(draft, workspace), place)
  try {
    await syncFolder(keptFiles)
    if (service.erasureList !== undefined) await addErasures(service.erasureList, erasures)
    await client.query('commit')
  } catch (error) {
    await rm(place, { recursive: true, force: true })
    throw error
  }
  return { manifest, files, members }
}

/** Removes what imports left that were killed at least a day ago; younger ones may be in progress. */
const removeAbandoned = async (keptFiles: string, now: Date): Promise<void> => {
  for (const name of await readdir(keptFiles)) {
    if (!name.startsWith(draftPrefix)) continue
    const { mtime } = await stat(join(keptFiles, name))
    if (mtime <= subDays(now, 1)) await rm(join(keptFiles, name), { recursive: true, force: true })
  }
}

/** Imports an archive that passed `openArchive`. Throws if anything is wrong with it; then nothing was changed. */
export const importArchive = async (
  opened: OpenedArchive,
  target: ArchiveTarget,
): Promise<ImportedArchive> => {
  const { service, serviceUrl, keptFiles } = target
  const draft = join(keptFiles, `${draftPrefix}${service.nextId(service.now())}`)
  await makeFolder(draft, 0o700)
  await removeAbandoned(keptFiles, service.now())
  const client = await connect(serviceUrl)
  try {
    return await importInto(opened, { ...target, client, draft })
  } finally {
    // Also ends an unfinished transaction.
    await client.end()
    await rm(draft, { recursive: true, force: true })
  }
}
