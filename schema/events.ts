/** All event types by slice, and the upcasters for old shapes. */
import { advisoryEvents } from './advisory/advisory.events.ts'
import { alertEvents } from './alert/alert.events.ts'
import { briefEvents } from './brief/brief.events.ts'
import { chatEvents } from './chat/chat.events.ts'
import { connectionEvents } from './connection/connection.events.ts'
import { contactEvents } from './contact/contact.events.ts'
import type { EventOf, EventType, Upcaster } from './core/event.ts'
import { decisionLogEvents } from './decision-log/decision-log.events.ts'
import { digestEvents } from './digest/digest.events.ts'
import { earlyAccessEvents } from './early-access/early-access.events.ts'
import { focusEvents } from './focus/focus.events.ts'
import { importEvents } from './import/import.events.ts'
import { kpiEvents } from './kpi/kpi.events.ts'
import { layoutEvents } from './layout/layout.events.ts'
import { memoEvents } from './memo/memo.events.ts'
import { noteEvents } from './note/note.events.ts'
import { peopleEvents } from './people/people.events.ts'
import { personaEvents, personaUpcasters } from './persona/persona.events.ts'
import { profileEvents } from './profile/profile.events.ts'
import { searchEvents } from './search/search.events.ts'
import { sessionEvents } from './session/session.events.ts'
import { shareEvents } from './share/share.events.ts'
import type { SliceName } from './slices.ts'

/** Event types by slice. */
export const eventsBySlice = {
  session: sessionEvents,
  persona: personaEvents,
  focus: focusEvents,
  chat: chatEvents,
  kpi: kpiEvents,
  layout: layoutEvents,
  brief: briefEvents,
  advisory: advisoryEvents,
  connection: connectionEvents,
  'decision-log': decisionLogEvents,
  memo: memoEvents,
  profile: profileEvents,
  'early-access': earlyAccessEvents,
  contact: contactEvents,
  people: peopleEvents,
  import: importEvents,
  note: noteEvents,
  digest: digestEvents,
  alert: alertEvents,
  search: searchEvents,
  share: shareEvents,
} as const satisfies { readonly [S in SliceName]: { readonly [type: string]: EventType } }

/** Any event of a slice, as data; of several slices, any of theirs. */
export type SliceEvent<S extends SliceName = SliceName> = S extends SliceName
  ? EventOf<(typeof eventsBySlice)[S]>
  : never

/** Any event of the product, as data. */
export type AnyEvent = SliceEvent

/** The event of one type, as data. */
export type EventNamed<T extends AnyEvent['type']> = Extract<AnyEvent, { readonly type: T }>

/** Upcasters for event shapes that are stored but no longer written. */
export const upcasters: readonly Upcaster[] = [...personaUpcasters]

/** All event types by stored name. */
export const events: { readonly [type: string]: EventType } = Object.assign(
  {},
  ...Object.values(eventsBySlice),
)

/** Event type with this stored name; undefined if unknown. */
export const eventType = (type: string): EventType | undefined =>
  Object.hasOwn(events, type) ? events[type] : undefined
