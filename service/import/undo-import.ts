/** Undoes an import by a new change. */
import type { Kysely } from 'kysely'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { Import, ImportId, ImportKind } from '#schema/import/import'
import type { Tables } from '../tables.ts'
import { type ChangedDay, changedDay } from './changed-day.ts'
import { outdated, unknownImport } from './import.decider.ts'
import { countChanges, countingIds, daysOfImport, importOfRow, readBlocks } from './import.queries.ts'
import { maxAttempts, type RunImport } from './record-import.ts'
import { liveRecords } from './records/blocks.ts'
import { restedOn } from './rested-on.ts'

/** Days handled at once. */
const daysAtOnce = 60

/** Days of an import without it; omits unchanged days. */
const daysWithout = async (
  db: Kysely<Tables>,
  importId: ImportId,
  kind: ImportKind,
): Promise<readonly ChangedDay[]> => {
  const others = (await countingIds(db)).filter((id) => id !== importId)
  const dates = await daysOfImport(db, importId)
  const days: ChangedDay[] = []
  for (let from = 0; from < dates.length; from += daysAtOnce) {
    const part = dates.slice(from, from + daysAtOnce)
    const blocks = await readBlocks(db, kind, part, others)
    const stored = await db
      .selectFrom('import_day')
      .select(['date', 'sha256'])
      .where('kind', '=', kind)
      .where('date', 'in', part)
      .execute()
    const hashes = new Map(stored.map(({ date, sha256 }) => [date, sha256]))
    for (const date of part) {
      const day = changedDay(importId, kind, date, liveRecords(blocks.get(date) ?? []))
      if (day.sha256 !== hashes.get(date)) days.push(day)
    }
  }
  return days
}

/** Undoes an import by a new change; the history keeps the earlier state. */
export const undoImport = async (
  db: Kysely<Tables>,
  importId: ImportId,
  run: RunImport,
): Promise<E.Either<Problem, Import>> => {
  for (let attempt = 1; ; attempt++) {
    const basedOn = await countChanges(db)
    const row = await db.selectFrom('import').selectAll().where('id', '=', importId).executeTakeFirst()
    if (!row) return E.left(unknownImport)
    const known = importOfRow(row)
    const kind = known.kind ?? 'sales'
    const days = known.state === 'undone' ? [] : await daysWithout(db, importId, kind)
    const result = await run({
      type: 'undo',
      basedOn,
      importId,
      file: known.file,
      restedOn: await restedOn(
        db,
        row.imported_at,
        days.map(({ date }) => date),
        kind,
      ),
      days,
    })
    if (E.isRight(result)) {
      const after = await db
        .selectFrom('import')
        .selectAll()
        .where('id', '=', importId)
        .executeTakeFirstOrThrow()
      return E.right(importOfRow(after))
    }
    if (result.left.code !== outdated.code || attempt === maxAttempts) return result
  }
}
