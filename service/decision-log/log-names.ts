/** Names the subjects and devices of events from other events of the history, in at most one query per page. */
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Sealed } from '#schema/core/event'
import { type AnyEvent, eventType } from '#schema/events'
import { personaNames } from '#schema/persona/persona'
import { type EventRow, eventColumns, type RecordedEvent, readRow } from '../event-store/recorded-event.ts'
import type { Sealer } from '../sealing/seal.ts'
import type { Tables } from '../tables.ts'

/** Where entries are read from. */
export type EntrySource = {
  readonly db: Kysely<Tables>
  readonly sealer: Sealer
  readonly workspace: string
}

/** Number of preceding events of the stream that are searched for a name: a reply closely follows its question. */
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
    refs?.topic ??
    textAt(data, 'subject') ??
    refs?.weekStart ??
    textAt(data, 'businessName')
  )
}

/** Stream whose first event is the actor's sign-in; undefined for the system. */
const sessionStream = (actor: string): string | undefined =>
  actor.startsWith('session:') ? `session-${actor.slice('session:'.length)}` : undefined

const accountPrefix = 'account:'

/** Sealed people by actor, of those who acted without a session, such as by accepting an invitation. */
const membersOf = async (
  db: Kysely<Tables>,
  workspace: string,
  actors: readonly string[],
): Promise<ReadonlyMap<string, Sealed>> => {
  const accounts = new Set(
    actors.flatMap((actor) => (actor.startsWith(accountPrefix) ? [actor.slice(accountPrefix.length)] : [])),
  )
  if (accounts.size === 0) return new Map()
  // From the history, which is there at every moment; who joins again has the later name.
  const { rows } = await sql<EventRow>`
    select ${sql.raw(eventColumns.join(', '))} from events
    where workspace = ${workspace} and stream = 'people-members' and type = 'MemberJoined'
      and data->>'accountId' = any(${[...accounts]}::text[]) order by version`.execute(db)
  return new Map(
    rows.flatMap((row) => {
      const event = readRow(row)
      return event?.type === 'MemberJoined'
        ? [[`${accountPrefix}${event.data.accountId}`, event.data.person] as const]
        : []
    }),
  )
}

/** Sealed devices and people by stream of a session, whose first event never changes; most pages name the same few sessions. */
type Devices = LRUCache<string, { readonly device: Sealed | undefined; readonly person: Sealed | undefined }>

// One cache for each running service, which has one sealer.
const caches = new WeakMap<Sealer, Devices>()

const devicesOf = (sealer: Sealer): Devices => {
  const devices: Devices = caches.get(sealer) ?? new LRUCache({ max: 10_000 })
  caches.set(sealer, devices)
  return devices
}

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
  // The lateral join forces one index lookup per place, whatever number of places the planner expects.
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

// A reply takes the name of its own question; other events take the latest name in their stream.
const nameBefore = (event: RecordedEvent, earlier: readonly RecordedEvent[]): string | undefined => {
  const message = messageOf(event)
  return earlier
    .filter(({ stream, version }) => stream === event.stream && version < event.version)
    .filter((one) => message === undefined || messageOf(one) === message)
    .sort((a, b) => b.version - a.version)
    .map(ownName)
    .find((name) => name !== undefined)
}

/** Facts about an event that are in other events only. */
export type LogNames = {
  /** Name of what the event is about; undefined if nothing names it. */
  readonly subjectOf: (event: RecordedEvent | undefined) => string | undefined
  /** Sealed name and address of the person who acted; undefined for the system and in a demo. */
  readonly personOf: (actor: string) => Sealed | undefined
  /** Sealed user agent of the acting session; undefined for the system, and if none was recorded. */
  readonly deviceOf: (actor: string) => Sealed | undefined
}

/** Reads names for `events` and devices for `actors`; keeps devices for later pages. */
export const readNames = async (
  { db, sealer, workspace }: EntrySource,
  events: readonly (RecordedEvent | undefined)[],
  actors: readonly string[],
): Promise<LogNames> => {
  const nameless = events.filter(
    (event) => event && ownName(event) === undefined && eventType(event.type)?.hasEarlierSubject,
  )
  const devices = devicesOf(sealer)
  const keyOf = (stream: string): string => `${workspace} ${stream}`
  const sessions = new Set(actors.flatMap((actor) => sessionStream(actor) ?? []))
  const places = [
    ...nameless.flatMap((event) => (event ? before(event) : [])),
    ...[...sessions]
      .filter((stream) => !devices.has(keyOf(stream)))
      .map((stream) => ({ stream, version: 1 })),
  ]
  const distinct = new Map(places.map((place) => [`${place.stream} ${place.version}`, place]))
  const members = await membersOf(db, workspace, actors)
  const found = await readPlaces(db, workspace, [...distinct.values()])
  for (const event of found)
    if (event.type === 'SignedIn')
      devices.set(keyOf(event.stream), { device: event.data.device, person: event.data.person })
  return {
    subjectOf: (event) => event && (ownName(event) ?? nameBefore(event, found)),
    personOf: (actor) => members.get(actor) ?? devices.get(keyOf(sessionStream(actor) ?? ''))?.person,
    deviceOf: (actor) => devices.get(keyOf(sessionStream(actor) ?? ''))?.device,
  }
}
