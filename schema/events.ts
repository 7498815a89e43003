/** Every event type there is, and how the old shapes read today. */
import { advisoryEvents } from './advisory/advisory.events.ts'
import { briefEvents } from './brief/brief.events.ts'
import { chatEvents } from './chat/chat.events.ts'
import { connectionEvents } from './connection/connection.events.ts'
import { contactEvents } from './contact/contact.events.ts'
import type { EventOf, EventType, Upcaster } from './core/event.ts'
import { decisionLogEvents } from './decision-log/decision-log.events.ts'
import { earlyAccessEvents } from './early-access/early-access.events.ts'
import { focusEvents } from './focus/focus.events.ts'
import { kpiEvents } from './kpi/kpi.events.ts'
import { layoutEvents } from './layout/layout.events.ts'
import { memoEvents } from './memo/memo.events.ts'
import { personaEvents, personaUpcasters } from './persona/persona.events.ts'
import { profileEvents } from './profile/profile.events.ts'
import { sessionEvents } from './session/session.events.ts'
import type { SliceName } from './slices.ts'

export const events = {
  ...sessionEvents,
  ...personaEvents,
  ...focusEvents,
  ...chatEvents,
  ...kpiEvents,
  ...layoutEvents,
  ...briefEvents,
  ...advisoryEvents,
  ...connectionEvents,
  ...decisionLogEvents,
  ...memoEvents,
  ...profileEvents,
  ...earlyAccessEvents,
  ...contactEvents,
}

/** The event types of each slice. */
export const eventsBySlice: { readonly [S in SliceName]: { readonly [type: string]: EventType } } = {
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
}

/** Any event of the product, as data. */
export type AnyEvent = EventOf<typeof events>

/** Old shapes still in store. */
export const upcasters: readonly Upcaster[] = [...personaUpcasters]

const byName: { readonly [type: string]: EventType } = events

/** The event type by its stored name, or undefined. */
export const eventType = (type: string): EventType | undefined =>
  Object.hasOwn(byName, type) ? byName[type] : undefined
