/** Sources of figures: files by their columns, and connected systems, with the age of their newest record. */
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { FigureSource, freshDays } from '#schema/import/source'
import { daysBetween } from '../advisor/calendar.ts'
import type { Tables } from '../tables.ts'
import { countingImports, readPlace } from './import.queries.ts'

type Found = Omit<FigureSource, 'state' | 'ageDays'> & { readonly hasFailed: boolean }

/** Newest file of each kind and source. */
const filesOf = async (db: Kysely<Tables>): Promise<readonly Found[]> => {
  const newest = new Map<string, Found>()
  for (const { kind, source, summary } of await countingImports(db)) {
    const { importId, file, to, importedAt, kind: known } = summary
    const key = `${kind} ${source}`
    const before = newest.get(key)
    if (to === undefined || known === undefined || (before && before.latest > to)) continue
    newest.set(key, {
      kind: known,
      latest: to,
      file: { importId, name: file },
      ...(importedAt ? { heardAt: importedAt } : {}),
      hasFailed: false,
    })
  }
  return [...newest.values()]
}

/** Connected systems with a recorded sale or unreadable messages. */
const systemsOf = async (db: Kysely<Tables>): Promise<readonly Found[]> => {
  const rows = await db
    .selectFrom('import_feed')
    .innerJoin('connection', 'connection.id', 'import_feed.id')
    .select(['import_feed.id', 'type', 'status', 'heard_at'])
    .execute()
  const found: Found[] = []
  for (const { id, type, status, heard_at } of rows) {
    const day = await db
      .selectFrom('import_feed_day')
      .select(({ fn }) => fn.max('date').as('latest'))
      .where('connection_id', '=', id)
      .where('rows', '>', 0)
      .executeTakeFirstOrThrow()
    if (!day.latest) continue
    const { failed } = await db
      .selectFrom('import_letter')
      .select(({ fn }) => fn.countAll<string>().as('failed'))
      .where('connection_id', '=', id)
      .executeTakeFirstOrThrow()
    const [source] = decodeOrThrow(
      t.array(FigureSource),
      [
        {
          kind: 'sales',
          latest: day.latest,
          ageDays: 0,
          state: 'current',
          system: { connectionId: id, type },
          heardAt: heard_at,
          ...(Number(failed) > 0 ? { failed: Number(failed) } : {}),
        },
      ],
      'A source',
    )
    if (source) found.push({ ...source, hasFailed: Number(failed) > 0 || status === 'error' })
  }
  return found
}

/**
 * Current sources of figures. A file counts only if nothing newer of its kind exists, since an old file is
 * history rather than a fault; a system counts until it is disconnected.
 */
export const sourcesAt = (found: readonly Found[], today: IsoDate): readonly FigureSource[] => {
  const newest = new Map<string, string>()
  for (const { kind, latest } of found) if (latest > (newest.get(kind) ?? '')) newest.set(kind, latest)
  return found
    .filter(({ kind, file, latest }) => file === undefined || latest === newest.get(kind))
    .map(({ hasFailed, ...source }) => {
      const ageDays = daysBetween(source.latest, today)
      const state = hasFailed ? 'broken' : ageDays > freshDays ? 'stale' : 'current'
      return { ...source, ageDays, state } as const
    })
    .sort((one, other) => (one.latest < other.latest ? 1 : -1))
}

export const listSources = async (db: Kysely<Tables>, now: Date): Promise<readonly FigureSource[]> => {
  const { today } = await readPlace(db, now)
  return sourcesAt([...(await filesOf(db)), ...(await systemsOf(db))], today)
}
