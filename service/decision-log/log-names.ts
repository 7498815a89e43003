/** What events are about, by name, and which devices acted: read from other events of the history, in one query a page. */
import { type Kysely, sql } from 'kysely'
import type { Sealed } from '#schema/core/event'
import { type AnyEvent, eventType } from '#schema/events'
import { personaNames } from '#schema/persona/persona'
import { type EventRow, eventColumns, type RecordedEvent, readRow } from '../event-store/recorded-event.ts'
import type { Tables } from '../tables.ts'

/** Events of a record right before another one that are searched for its name: a reply follows its question closely. */
const nearest = 3

const textAt = (data: object, key: string): string | undefined => {
  const value: unknown = Object.entries(data).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

const ownName = (event: AnyEvent): string | undefined => {
  const { data } = event
  const refs = eventType(event.type)?.refs(data)
  const persona = event.type === 'PersonaChanged' ? personaNames[event.data.personaKey] : undefined
  return (
    persona ??
    textAt(data, 'title') ??
    textAt(data, 'subject') ??
    refs?.topic ??
    refs?.weekStart ??
    textAt(data, 'businessName')
  )
}

/** The stream whose first event signed the actor in; undefined for the system. */
const sessionStream = (actor: string): string | undefined =>
  actor.startsWith('session:') ? `session-${actor.slice('session:'.length)}` : undefined

type Place = { readonly stream: string; readonly version: number }

const before = ({ stream, version }: Place): readonly Place[] =>
  [1, ...Array.from({ length: nearest }, (_, n) => version - 1 - n)]
    .filter((earlier, index, all) => earlier > 0 && earlier < version && all.indexOf(earlier) === index)
    .map((earlier) => ({ stream, version: earlier }))

const readPlaces = async (
  db: Kysely<Tables>,
  workspace: string,
  places: readonly Place[],
): Promise<readonly RecordedEvent[]> => {
  if (places.length === 0) return []
  // One look into the index for each place, whatever the planner takes the number of places for.
  const { rows } = await sql<EventRow>`
    select event.* from unnest(${places.map(({ stream }) => stream)}::text[],
      ${places.map(({ version }) => version)}::int[]) as place(stream, version)
    cross join lateral (select ${sql.raw(eventColumns.join(', '))} from events
      where workspace = ${workspace} and stream = place.stream and version = place.version limit 1) as event`.execute(
    db,
  )
  return rows.flatMap((row) => readRow(row) ?? [])
}

const messageOf = ({ data }: AnyEvent): string | undefined => textAt(data, 'messageId')

// The name that an earlier event of the same record gave: of a reply that of its own question, else the latest.
const nameBefore = (event: RecordedEvent, earlier: readonly RecordedEvent[]): string | undefined => {
  const message = messageOf(event)
  return earlier
    .filter(({ stream, version }) => stream === event.stream && version < event.version)
    .filter((one) => message === undefined || messageOf(one) === message)
    .sort((a, b) => b.version - a.version)
    .map(ownName)
    .find((name) => name !== undefined)
}

/** What is known of an event from others. */
export type LogNames = {
  /** What the event is about; undefined where nothing names it. */
  readonly subjectOf: (event: RecordedEvent | undefined) => string | undefined
  /** The sealed user agent of the session that acted; undefined for the system, and where none was recorded. */
  readonly deviceOf: (actor: string) => Sealed | undefined
}

/** Reads it for some events of the log. */
export const readNames = async (
  db: Kysely<Tables>,
  workspace: string,
  events: readonly (RecordedEvent | undefined)[],
  actors: readonly string[],
): Promise<LogNames> => {
  const nameless = events.filter((event) => event !== undefined && ownName(event) === undefined)
  const sessions = new Set(actors.flatMap((actor) => sessionStream(actor) ?? []))
  const places = [
    ...nameless.flatMap((event) => (event ? before(event) : [])),
    ...[...sessions].map((stream) => ({ stream, version: 1 })),
  ]
  const distinct = new Map(places.map((place) => [`${place.stream} ${place.version}`, place]))
  const found = await readPlaces(db, workspace, [...distinct.values()])
  const devices = new Map(
    found.flatMap((event) =>
      event.type === 'SignedIn' && event.data.device ? [[event.stream, event.data.device]] : [],
    ),
  )
  return {
    subjectOf: (event) => event && (ownName(event) ?? nameBefore(event, found)),
    deviceOf: (actor) => devices.get(sessionStream(actor) ?? ''),
  }
}
