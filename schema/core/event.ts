/** Declaration of events: a literal type that never changes, a codec, and the presentation in the decision log. */
import * as t from 'io-ts'
import { record } from './record.ts'
import { integer, pattern, text } from './scalars.ts'

/** Named references of a decision log entry; each key only where it applies. */
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

/** References of an event, with the brief id that has its own field in the log. */
export type DataRefs = DataRefsJson & { readonly briefId?: string }

/** An event type; `title` and `refs` are for the decision log. */
export type EventType<T extends string = string, C extends t.Mixed = t.Mixed> = {
  readonly type: T
  readonly data: C
  readonly title: string
  refs(data: t.TypeOf<C>): DataRefs
  /** Data to show; omits fields for the service alone, such as a token's hash. */
  show(data: t.TypeOf<C>): unknown
  /** True if an earlier event of the stream names the subject of this one, as a question names that of its reply. */
  readonly hasEarlierSubject: boolean
}

/** Declares an event type. It may gain optional fields; any other change needs a new type and an upcaster. */
export const event = <const T extends string, C extends t.Mixed>(
  type: T,
  data: C,
  log: {
    title: string
    refs?: (data: t.TypeOf<C>) => DataRefs
    show?: (data: t.TypeOf<C>) => unknown
    hasEarlierSubject?: true
  },
): EventType<T, C> => ({
  type,
  data,
  title: log.title,
  refs: log.refs ?? (() => ({})),
  show: log.show ?? ((value) => value),
  hasEarlierSubject: log.hasEarlierSubject ?? false,
})

/** Union of `{ type, data }` over a table of event types. */
export type EventOf<Types extends { readonly [type: string]: EventType }> = {
  [K in keyof Types]: { readonly type: Types[K]['type']; readonly data: t.TypeOf<Types[K]['data']> }
}[keyof Types]

/** Converts stored data of a type that is no longer written. */
export type Upcaster = {
  readonly from: string
  readonly to: string
  readonly upcast: (data: never) => unknown
}

/** Personal data or a secret in an event, encrypted by AES-256-GCM under the key of its subject; `box` is base64url. */
export const Sealed = record(
  { subject: text(100, 1), box: pattern('must be base64url', /^[A-Za-z0-9_-]+$/) },
  undefined,
  'Sealed',
)
export type Sealed = t.TypeOf<typeof Sealed>

/** True if a value in an event is sealed. */
export const isSealed = (value: unknown): value is Sealed => Sealed.is(value)
