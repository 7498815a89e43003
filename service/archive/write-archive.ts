/** Writes the archive of a workspace while the service may run: everything as of one moment, with a signed note over it. */
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime, Sha256Hex } from '#schema/core/scalars'
import type { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import { searchPathOption } from '../database/search-path.ts'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { readErasures } from '../sealing/erasure-list.ts'
import type { ArchivedTable } from '../table-accounts.ts'
import { ArchiveFault } from './archive-fault.ts'
import { writeArchiveFile } from './archive-file.ts'
import type { ArchivedWorkspace, ArchiveEnd } from './archive-manifest.ts'
import { jsonLines, type Part, writeParts } from './archive-parts.ts'
import { archiveDecider, archivesId, byOperator } from './archive-record.ts'
import { archivedColumns, copyRows } from './archive-tables.ts'

/** What is archived, and with what. */
export type ArchiveSource = {
  readonly service: Pick<Service, 'store' | 'keyring' | 'erasureList' | 'now' | 'nextId'>
  readonly ownerUrl: string
  readonly workspace: string
  readonly businessName: string
  /** Folder of kept files; may be missing. */
  readonly keptFiles: string
  readonly tables: readonly ArchivedTable[]
  readonly filesSql: string
  /** Signs a checkpoint over the whole history. */
  readonly sign: () => Promise<SignedCheckpoint>
}

/** A written archive. */
export type MadeArchive = { readonly manifest: ArchivedWorkspace; readonly end: ArchiveEnd }

/** Rounds of signing, since a running service goes on appending. */
const maxRounds = 10

type Snapshot = {
  readonly signed: SignedCheckpoint
  readonly events: number
  readonly hash: string
  readonly at: Date
}

/** Begins a snapshot in which the last event is the last one that is signed. */
const beginSigned = async (client: pg.Client, { workspace, sign }: ArchiveSource): Promise<Snapshot> => {
  for (let round = 0; round < maxRounds; round++) {
    const signed = await sign()
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ events: string; hash: string; at: Date }>(
      `select position as events, encode(hash, 'hex') as hash, clock_timestamp() as at
        from workspace_head where workspace = $1`,
      [workspace],
    )
    const [head] = rows
    if (head && Number(head.events) === signed.size)
      return { signed, events: signed.size, hash: head.hash, at: head.at }
    await client.query('rollback')
  }
  throw new ArchiveFault('The workspace kept changing while it was signed. Try again when it is less busy.')
}

async function* keysOf(
  client: pg.Client,
  { workspace, service }: ArchiveSource,
  count: (more: number) => void,
): AsyncGenerator<unknown> {
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ subject: string; key: Buffer }>(
      `select subject, key from subject_key where workspace = $1 and subject collate "C" > $2
        order by subject collate "C" limit 500`,
      [workspace, after],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.subject
    count(rows.length)
    for (const { subject, key } of rows)
      yield { subject, key: service.keyring.unwrap(key, workspace, subject).toString('base64') }
  }
}

async function* partsOf(
  client: pg.Client,
  source: ArchiveSource,
  manifest: ArchivedWorkspace,
  onEnd: (end: ArchiveEnd) => void,
): AsyncGenerator<Part> {
  const { workspace, service, keptFiles, tables, filesSql } = source
  yield { head: manifest }
  const all = service.erasureList === undefined ? [] : await readErasures(service.erasureList)
  const erasures = all.filter((one) => one.workspace === workspace)
  yield { head: { part: 'erasures' }, body: jsonLines(erasures) }
  let keys = 0
  const count = (more: number) => {
    keys += more
  }
  yield { head: { part: 'keys' }, body: jsonLines(keysOf(client, source, count)) }
  const rows: Record<string, number> = {}
  for (const table of tables) {
    const columns = await archivedColumns(client, table.name)
    const body = copyRows(client, workspace, table, columns)
    yield { head: { part: 'table', name: table.name, columns }, body }
    rows[table.name] = body.rowCount
  }
  const { rows: files } = await client.query<{ sha256: string }>(filesSql, [workspace])
  // Files take a while, and statements waiting for a table should not wait for them.
  await client.query('commit')
  for (const { sha256 } of files)
    yield { head: { part: 'file', sha256 }, body: createReadStream(join(keptFiles, workspace, sha256)) }
  const end: ArchiveEnd = {
    part: 'end',
    erasures: erasures.length,
    keys,
    files: files.length,
    tables: rows,
  }
  yield { head: end }
  onEnd(end)
}

/**
 * Writes the archive of a workspace to `path`, sealed by a passphrase, or leaves no file. Its last event records it. The caller
 * has checked that the workspace is intact.
 */
export const writeArchive = async (
  source: ArchiveSource,
  path: string,
  passphrase: string,
): Promise<MadeArchive> => {
  const { service, ownerUrl, workspace, businessName } = source
  if (existsSync(path)) throw new ArchiveFault(`There is a file ${path} already.`)
  const archiveId = service.nextId(service.now())
  await runCommand(service.store, {
    workspace,
    decider: archiveDecider,
    id: archivesId,
    command: { archiveId },
    metadata: byOperator,
  })
  const client = new pg.Client({ connectionString: ownerUrl, options: searchPathOption })
  client.on('error', () => {})
  await client.connect()
  try {
    // Times of rows must not depend on where the two servers are.
    await client.query(`set time zone 'UTC'; set datestyle = 'ISO'; set statement_timeout = 0`)
    const { signed, events, hash, at } = await beginSigned(client, source)
    const applied = await client.query<{ name: string }>('select name from kysely_migration order by name')
    const manifest: ArchivedWorkspace = {
      part: 'workspace',
      archiveId,
      workspace,
      businessName,
      archivedAt: decodeOrThrow(IsoTime, at.toISOString(), 'A time'),
      migrations: applied.rows.map(({ name }) => name),
      events,
      hash: decodeOrThrow(Sha256Hex, hash, 'A hash'),
      note: signed.note,
      vkey: signed.vkey,
    }
    let end: ArchiveEnd | undefined
    const parts = partsOf(client, source, manifest, (made) => {
      end = made
    })
    await writeArchiveFile(path, passphrase, writeParts(parts))
    if (!end) throw new Error('An archive has an end.')
    return { manifest, end }
  } finally {
    // Also ends an unfinished transaction.
    await client.end()
  }
}
