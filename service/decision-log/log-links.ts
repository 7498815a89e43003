/** Causes and effects of an event. */
import { type Kysely, sql } from 'kysely'
import { Basis } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { maskValue } from '#schema/decision-log/decision-log'
import { AuditLink, type LinkKind } from '#schema/decision-log/log-detail'
import { eventType } from '#schema/events'
import { type EventRow, eventColumns, readRow } from '../event-store/recorded-event.ts'
import type { Tables } from '../tables.ts'
import { scanLog } from './search/log-finder.ts'
import { idsIn } from './search/log-terms.ts'

/** Maximum links per kind and direction; the nearest ones. */
const maxLinks = 12

type Place = { readonly db: Kysely<Tables>; readonly workspace: string }
type Direction = 'down' | 'up'
type Link = { readonly kind: LinkKind; readonly row: EventRow }

// Events that contain the id, older ones for `down` and newer ones for `up`, nearest first.
const naming = async (
  { db, workspace }: Place,
  id: string,
  at: number,
  direction: Direction,
  isWanted: (row: EventRow) => boolean,
): Promise<readonly EventRow[]> => {
  const scan =
    direction === 'down'
      ? { low: 1, high: at - 1, direction }
      : { low: at + 1, high: Number.MAX_SAFE_INTEGER, direction }
  const rows: EventRow[] = []
  for await (const { row } of scanLog(db, workspace, { q: id }, scan)) {
    if (isWanted(row)) rows.push(row)
    if (rows.length === maxLinks) break
  }
  return rows
}

const ofRequest = async (place: Place, row: EventRow, direction: Direction): Promise<readonly Link[]> => {
  const id = row.correlation_id
  if (id === null || idsIn(id).length === 0) return []
  const rows = await naming(place, id, row.position, direction, (one) => one.correlation_id === id)
  return rows.map((one) => ({ kind: 'request', row: one }))
}

const ofCause = async (place: Place, row: EventRow, direction: Direction): Promise<readonly Link[]> => {
  const id = direction === 'down' ? row.causation_id : row.id
  // If the causation id is the request's, the cause is no event.
  if (id === null || id === row.correlation_id || idsIn(id).length === 0) return []
  const isWanted = (one: EventRow) => (direction === 'down' ? one.id === id : one.causation_id === id)
  return (await naming(place, id, row.position, direction, isWanted)).map((one) => ({
    kind: 'cause',
    row: one,
  }))
}

const ofRecord = async ({ db, workspace }: Place, row: EventRow, step: -1 | 1): Promise<readonly Link[]> => {
  const rows = await db
    .selectFrom('events')
    .select(eventColumns)
    .where('workspace', '=', workspace)
    .where('stream', '=', row.stream)
    .where('version', '=', row.version + step)
    .execute()
  return rows.map((one) => ({ kind: 'record', row: one }))
}

const basisOf = (row: EventRow): Basis | undefined => {
  const data = readRow(row)?.data
  return data && 'basis' in data && Basis.is(data.basis) ? data.basis : undefined
}

// Records that advice cites by id: the last event of each before the advice.
const ofSources = async ({ db, workspace }: Place, row: EventRow): Promise<readonly Link[]> => {
  const basis = basisOf(row)
  if (basis === undefined) return []
  const cited = [...basis.passages, ...basis.figures.flatMap(({ inputs }) => inputs)]
  const streams = [...new Set(cited.flatMap(({ kind, id }) => (id === undefined ? [] : [`${kind}-${id}`])))]
  if (streams.length === 0) return []
  const { rows } = await sql<EventRow>`
    select distinct on (stream) ${sql.raw(eventColumns.join(', '))} from events
    where workspace = ${workspace} and stream = any(${streams.slice(0, maxLinks)}::text[])
      and position < ${row.position}
    order by stream, version desc`.execute(db)
  return rows.map((one) => ({ kind: 'source', row: one }))
}

// Later advice that cites this event's record.
const ofCiting = async (place: Place, row: EventRow): Promise<readonly Link[]> => {
  const id = idsIn(row.stream)[0]
  if (id === undefined) return []
  const cites = (one: EventRow): boolean => {
    const basis = one.stream === row.stream ? undefined : basisOf(one)
    return basis !== undefined && JSON.stringify(basis).toLowerCase().includes(id)
  }
  return (await naming(place, id, row.position, 'up', cites)).map((one) => ({ kind: 'source', row: one }))
}

const told = (links: readonly Link[], isShown: boolean): AuditLink[] => {
  const byPosition = new Map<number, Link>()
  // If an event is related in several ways, the first one counts.
  for (const link of links) if (!byPosition.has(link.row.position)) byPosition.set(link.row.position, link)
  return [...byPosition.values()]
    .sort((a, b) => a.row.position - b.row.position)
    .map(({ kind, row }) => {
      const event = readRow(row)
      const known = eventType(event?.type ?? row.type)
      const { topic } = (event && known?.refs(event.data)) ?? {}
      const { position } = row
      const type = row.type.slice(0, 80).toWellFormed()
      const named = known?.title ?? type
      // Only the data that the title may depend on; the rest is shown with the linked event.
      const data = event?.type === 'IdentifiersToggled' ? event.data : {}
      const link = { kind, position, type, title: named, createdAt: row.recorded_at, data }
      const about = topic === undefined ? {} : { topic: isShown ? topic : maskValue(topic) }
      return decodeOrThrow(AuditLink, { ...link, ...about }, 'A link of the log')
    })
}

/** Older and newer events related to an event, each in the order of the log. */
export const linksOf = async (
  place: Place,
  row: EventRow,
  isShown: boolean,
): Promise<{ causes: AuditLink[]; effects: AuditLink[] }> => {
  const [causes, effects] = await Promise.all([
    Promise.all([
      ofCause(place, row, 'down'),
      ofRequest(place, row, 'down'),
      ofSources(place, row),
      ofRecord(place, row, -1),
    ]),
    Promise.all([
      ofCause(place, row, 'up'),
      ofRequest(place, row, 'up'),
      ofRecord(place, row, 1),
      ofCiting(place, row),
    ]),
  ])
  return { causes: told(causes.flat(), isShown), effects: told(effects.flat(), isShown) }
}
