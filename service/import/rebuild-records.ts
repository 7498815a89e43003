/** Checks imported records against the hashes in the history, and rebuilds them from the kept files. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { ImportAnswers, ImportId, ImportKind, importKinds } from '#schema/import/import'
import type { KeptFiles } from '../sealing/kept-files.ts'
import type { Tables } from '../tables.ts'
import { countingIds, importOfRow, readBlocks } from './import.queries.ts'
import { planImport } from './plan-import.ts'
import { writeBlocks } from './record-import.ts'
import { type Block, hashOfRecords, liveRecords, UnreadableBlock } from './records/blocks.ts'

/** Days processed at a time. */
const daysAtOnce = 60

type Read = (dates: readonly IsoDate[]) => Promise<ReadonlyMap<string, readonly Block[]>>

/** Days whose records differ from their hash; a block that cannot be read is looked for day by day. */
const faultyOf = async (
  read: Read,
  dates: readonly IsoDate[],
  hashes: ReadonlyMap<string, string>,
): Promise<readonly IsoDate[]> => {
  try {
    const byDate = await read(dates)
    return dates.filter((date) => {
      const records = liveRecords(byDate.get(date) ?? [])
      return (records.length === 0 ? undefined : hashOfRecords(records)) !== hashes.get(date)
    })
  } catch (error) {
    if (!(error instanceof UnreadableBlock)) throw error
    if (dates.length <= 1) return dates
    const found: IsoDate[] = []
    for (const date of dates) found.push(...(await faultyOf(read, [date], hashes)))
    return found
  }
}

/** Days, as "sales 2026-11-03", whose records differ from their hash in the history. */
export const faultyDays = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const counting = await countingIds(db)
  const faults: string[] = []
  for (const kind of importKinds) {
    const days = await db
      .selectFrom('import_day')
      .select(['date', 'sha256'])
      .where('kind', '=', kind)
      .execute()
    const blocks = await db
      .selectFrom('import_block')
      .select('date')
      .distinct()
      .where('kind', '=', kind)
      .execute()
    const hashes = new Map(days.map(({ date, sha256 }) => [date, sha256]))
    const dates = [...new Set([...days, ...blocks].map(({ date }) => date))]
      .sort()
      .map((date) => decodeOrThrow(IsoDate, date, 'A day'))
    for (let from = 0; from < dates.length; from += daysAtOnce) {
      const part = dates.slice(from, from + daysAtOnce)
      const faulty = await faultyOf((read) => readBlocks(db, kind, read, counting), part, hashes)
      faults.push(...faulty.map((date) => `${kind} ${date}`))
    }
  }
  return faults
}

const storedImports = (db: Kysely<Tables>) =>
  db.selectFrom('import').selectAll().orderBy('position').execute()

/** Name of a file, or the id of its import if the row was changed so that it cannot be read. */
const fileOf = (row: Parameters<typeof importOfRow>[0] & { readonly id: string }): string => {
  try {
    return importOfRow(row).file
  } catch {
    return `of import ${row.id}`
  }
}

/** Names of recorded files that cannot be opened, or differ from their hash in the history. */
export const faultyFiles = async (
  db: Kysely<Tables>,
  workspace: string,
  files: Pick<KeptFiles, 'withFile'>,
): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const row of await storedImports(db)) {
    const found = await files
      .withFile(workspace, row.sha256, async (path) => {
        const hash = createHash('sha256')
        for await (const chunk of createReadStream(path)) hash.update(chunk)
        return hash.digest('hex')
      })
      .catch(() => undefined)
    if (found !== row.sha256) faults.push(fileOf(row))
  }
  return faults
}

/** True if an import, undone or not, has lost all of its records. */
const isEmptied = async (db: Kysely<Tables>): Promise<boolean> => {
  const rows = await db
    .selectFrom('import')
    .select('summary')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('import_block').select('import_id').whereRef('import_id', '=', 'import.id'))),
    )
    .execute()
  return rows.length > 0
}

/** Plans every import again as at the time, each with the imports in effect before it. */
const replay = async (db: Kysely<Tables>, workspace: string, files: KeptFiles): Promise<void> => {
  const rows = await storedImports(db)
  await db
    .deleteFrom('import_block')
    .where(
      'import_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  for (const [at, row] of rows.entries()) {
    const { file } = importOfRow(row)
    const imports = rows
      .slice(0, at)
      .filter(({ undone_at }) => undone_at === null || undone_at > row.imported_at)
      .map((earlier) => ({ ...earlier, summary: importOfRow(earlier) }))
    await files.withFile(workspace, row.sha256, (path) =>
      planImport(
        db,
        {
          importId: decodeOrThrow(ImportId, row.id, 'An import'),
          file,
          path,
          answers: decodeOrThrow(ImportAnswers, JSON.parse(row.answers), 'Answers'),
          kind: decodeOrThrow(ImportKind, row.kind, 'A kind'),
        },
        {
          timeZone: row.time_zone,
          currency: row.currency,
          today: decodeOrThrow(IsoDate, row.today, 'A day'),
        },
        {
          replayed: { source: row.source, imports },
          write: (kind, blocks) => writeBlocks(db, workspace, kind, blocks),
        },
      ),
    )
  }
}

/** A rebuild that would contradict the history; it changes nothing. */
class StillFaulty extends Error {
  readonly days: readonly string[]
  constructor(days: readonly string[]) {
    super('The records differ from the history.')
    this.days = days
  }
}

/**
 * Rebuilds the records from the kept files if any are missing or changed. Returns what prevents this, if
 * anything; nothing is then changed.
 */
export const rebuildRecords = async (
  db: Kysely<Tables>,
  workspace: string,
  files: KeptFiles,
): Promise<{ readonly isRebuilt: boolean; readonly faults: readonly string[] }> => {
  if ((await faultyDays(db)).length === 0 && !(await isEmptied(db))) return { isRebuilt: false, faults: [] }
  const missing = await faultyFiles(db, workspace, files)
  if (missing.length > 0)
    return {
      isRebuilt: false,
      faults: missing.map((file) => `the kept file ${file} is missing or was changed`),
    }
  try {
    await db.transaction().execute(async (transaction) => {
      await replay(transaction, workspace, files)
      const faults = await faultyDays(transaction)
      if (faults.length > 0) throw new StillFaulty(faults)
    })
    return { isRebuilt: true, faults: [] }
  } catch (error) {
    if (error instanceof StillFaulty)
      return {
        isRebuilt: false,
        faults: error.days.map((day) => `${day} would not be as the history has it`),
      }
    throw error
  }
}
