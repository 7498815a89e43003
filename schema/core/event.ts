/** What an event is: a literal type that never changes, a codec, and how the decision log presents it. */
import * as t from 'io-ts'
import { record } from './record.ts'
import { integer, pattern, text } from './scalars.ts'

/** The named references of an entry in the decision log; each key only where it applies. */
export const DataRefsJson = record(
  {},
  {
    topic: text(2000),
    action: text(80),
    count: integer(0),
    weekStart: text(40),
    days: integer(0),
    previousPersona: t.union([text(80), t.null]),
    dataSources: t.array(text(200)),
    ragChunks: integer(0),
  },
  'DataRefsJson',
)

export type DataRefsJson = t.TypeOf<typeof DataRefsJson>

/** What an event refers to: those, and the brief that has a field of its own. */
export type DataRefs = DataRefsJson & { readonly briefId?: string }

/** One event type: `title` is what the decision log calls it, `refs` its named references. */
export type EventType<T extends string = string, C extends t.Mixed = t.Mixed> = {
  readonly type: T
  readonly data: C
  readonly title: string
  refs(data: t.TypeOf<C>): DataRefs
  /** Data as it may be shown; leaves out what only the service needs (a token's hash). */
  show(data: t.TypeOf<C>): unknown
}

/** Declares an event type. It may gain optional fields; anything else is a new type, and an upcaster. */
export const event = <const T extends string, C extends t.Mixed>(
  type: T,
  data: C,
  log: { title: string; refs?: (data: t.TypeOf<C>) => DataRefs; show?: (data: t.TypeOf<C>) => unknown },
): EventType<T, C> => ({
  type,
  data,
  title: log.title,
  refs: log.refs ?? (() => ({})),
  show: log.show ?? ((value) => value),
})

/** The union of `{ type, data }` over a table of event types. */
export type EventOf<Types extends { readonly [type: string]: EventType }> = {
  [K in keyof Types]: { readonly type: Types[K]['type']; readonly data: t.TypeOf<Types[K]['data']> }
}[keyof Types]

/** A shape that is no longer written: how its stored data reads today. */
export type Upcaster = {
  readonly from: string
  readonly to: string
  readonly upcast: (data: never) => unknown
}

/** Personal data or a secret inside an event: AES-256-GCM under the key of its subject, base64url. */
export const Sealed = record(
  { subject: text(100, 1), box: pattern('must be base64url', /^[A-Za-z0-9_-]+$/) },
  undefined,
  'Sealed',
)
export type Sealed = t.TypeOf<typeof Sealed>

/** True where a value inside an event is sealed. */
export const isSealed = (value: unknown): value is Sealed => Sealed.is(value)
