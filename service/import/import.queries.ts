/** Reads imports, blocks in effect, and the business they belong to. */

import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { Import, ImportAnswers, type ImportKind } from '#schema/import/import'
import { demoZone } from '../runtime/business-zone.ts'
import type { Tables } from '../tables.ts'
import { readPushed } from './pushed/pushed.queries.ts'
import { type Block, unpackEntries } from './records/blocks.ts'

/** Currency of the demo businesses. */
const demoCurrency = 'AUD'

/** Location of the business: determines its days and currency. */
export type Place = { readonly timeZone: string; readonly currency: string; readonly today: IsoDate }

const dayIn = (timeZone: string, now: Date): IsoDate =>
  decodeOrThrow(
    IsoDate,
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now),
    'A day',
  )

export const readPlace = async (db: Kysely<Tables>, now: Date): Promise<Place> => {
  const row = await db.selectFrom('workspace').select(['time_zone', 'currency']).executeTakeFirst()
  const timeZone = row?.time_zone ?? demoZone
  return { timeZone, currency: row?.currency ?? demoCurrency, today: dayIn(timeZone, now) }
}

type StoredImport = Tables['import']

/** An imported file in the form of an answer. */
export const importOfRow = ({
  summary,
  imported_at,
  undone_at,
  rested_on,
}: Pick<StoredImport, 'summary' | 'imported_at' | 'undone_at' | 'rested_on'>): Import =>
  decodeOrThrow(
    Import,
    {
      ...JSON.parse(summary),
      state: undone_at === null ? 'imported' : 'undone',
      importedAt: imported_at,
      ...(undone_at === null ? {} : { undoneAt: undone_at }),
      ...(rested_on === null ? {} : { restedOn: JSON.parse(rested_on) }),
    },
    'An import',
  )

/** An import in effect. */
export type Counting = {
  readonly id: string
  readonly kind: string
  readonly sha256: string
  readonly source: string
  /** Hash of all labels; null for a table without any. */
  readonly labels: string | null
  /** Answers, as JSON. */
  readonly answers: string
  readonly position: number
  readonly summary: Import
}

/** Imports in effect, oldest first. */
export const countingImports = async (db: Kysely<Tables>): Promise<readonly Counting[]> => {
  const rows = await db
    .selectFrom('import')
    .selectAll()
    .where('undone_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, summary: importOfRow(row) }))
}

/** Ids of the imports in effect, oldest first; reads nothing that could be unreadable. */
export const countingIds = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('import')
    .select('id')
    .where('undone_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** Number of recorded imports, undos and batches of pushed sales; plans are based on it. */
export const countChanges = async (db: Kysely<Tables>): Promise<number> => {
  const { imports, undos } = await db
    .selectFrom('import')
    .select(({ fn }) => [fn.countAll<string>().as('imports'), fn.count<string>('undone_at').as('undos')])
    .executeTakeFirstOrThrow()
  const { batches } = await db
    .selectFrom('import_feed')
    .select(({ fn }) => [fn.sum<string | null>('batch').as('batches')])
    .executeTakeFirstOrThrow()
  return Number(imports) + Number(undos) + Number(batches ?? 0)
}

/** Answers given for earlier tables with these labels. */
export const recallAnswers = async (db: Kysely<Tables>, labels: string): Promise<ImportAnswers> => {
  const row = await db
    .selectFrom('import')
    .select('answers')
    .where('labels', '=', labels)
    .where('undone_at', 'is', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? decodeOrThrow(ImportAnswers, JSON.parse(row.answers), 'Answers') : {}
}

/** Blocks of days, by day, in import order; `counting` are the ids of imports in effect. */
export const readBlocks = async (
  db: Kysely<Tables>,
  kind: ImportKind,
  dates: readonly IsoDate[],
  counting: readonly string[],
): Promise<ReadonlyMap<string, readonly Block[]>> => {
  const places = new Map(counting.map((id, place) => [id, place]))
  const byDate = new Map<string, Block[]>()
  if (dates.length === 0) return byDate
  // Pushed sales are always in effect. Their numbers are a source of their own, so their place in the order
  // does not matter.
  if (kind === 'sales')
    for (const block of await readPushed(db, dates))
      byDate.set(block.date, [...(byDate.get(block.date) ?? []), block])
  if (counting.length === 0) return byDate
  const rows = await db
    .selectFrom('import_block')
    .select(['import_id', 'date', 'source', 'entries'])
    .where('kind', '=', kind)
    .where('date', 'in', [...dates])
    .execute()
  const known = rows.flatMap((row) => {
    const place = places.get(row.import_id)
    return place === undefined ? [] : [{ ...row, place }]
  })
  for (const { import_id, date, source, entries } of known.sort((one, other) => one.place - other.place)) {
    const block = {
      importId: import_id,
      date: decodeOrThrow(IsoDate, date, 'A day'),
      source,
      entries: unpackEntries(entries),
    }
    byDate.set(date, [...(byDate.get(date) ?? []), block])
  }
  return byDate
}

/** Days on which an import has a block. */
export const daysOfImport = async (db: Kysely<Tables>, importId: string): Promise<readonly IsoDate[]> => {
  const rows = await db
    .selectFrom('import_block')
    .select('date')
    .where('import_id', '=', importId)
    .orderBy('date')
    .execute()
  return decodeOrThrow(
    t.array(IsoDate),
    rows.map(({ date }) => date),
    'Days',
  )
}

/** Answers about accounts that were given after their files were recorded. */
export const toldAnswers = (db: Kysely<Tables>) =>
  db.selectFrom('account_answers').select(['undone_at', 'answers', 'position']).execute()
