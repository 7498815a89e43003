/** Events of a demo business's setup: workspace, styles, focus, profile and integrations. */
import { addDays, addMinutes, parseISO } from 'date-fns'
import { ConnectionId, integrations } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { FocusId } from '#schema/focus/focus'
import type { DemoBusiness } from '#schema/session/session'
import type { Business, ConnectionPlan, Settings } from './business.ts'
import { timeOn } from './calendar.ts'
import type { Week } from './generator.ts'
import { type NextId, type ScheduledEvent, timeOf } from './scheduled-event.ts'

/** The workspace opens with its first style on the Thursday before the first figures arrive. */
export const openingEvents = (
  businessType: DemoBusiness,
  { parameters, opened, persona }: Business,
  first: Week,
): readonly ScheduledEvent[] => {
  const at = timeOn(addDays(parseISO(first.weekStart), 3), opened)
  return [
    {
      at,
      stream: 'session-workspace',
      event: { type: 'WorkspaceOpened', data: { businessType, businessName: parameters.name } },
    },
    {
      at: addMinutes(at, 4),
      stream: 'persona-current',
      event: { type: 'PersonaChanged', data: { personaKey: persona, previousPersona: null } },
    },
  ]
}

/** Changes of style. */
export const personaEvents = (
  { persona, personaChanges: changes }: Business,
  now: Date,
): readonly ScheduledEvent[] =>
  changes.map(({ personaKey, ...when }, index) => ({
    at: timeOf(when, now),
    stream: 'persona-current',
    event: {
      type: 'PersonaChanged',
      data: { personaKey, previousPersona: changes[index - 1]?.personaKey ?? persona },
    },
  }))

const focus = (
  { focus: [first, ...later] }: Settings,
  now: Date,
  nextId: NextId,
): readonly ScheduledEvent[] => {
  if (!first) return []
  const stream = 'focus-current'
  const at = timeOf(first, now)
  const focusId = decodeOrThrow(FocusId, nextId(at), 'The id of a focus')
  return [
    { at, stream, event: { type: 'FocusSet', data: { focusId, focus: first.fields } } },
    ...later.map(
      (change): ScheduledEvent => ({
        at: timeOf(change, now),
        stream,
        event: { type: 'FocusChanged', data: { focusId, focus: change.fields } },
      }),
    ),
  ]
}

const profile = ({ profile: saved }: Settings, now: Date): readonly ScheduledEvent[] =>
  saved
    ? [
        {
          at: timeOf(saved, now),
          stream: 'profile-business',
          event: { type: 'BusinessProfileSaved', data: saved.fields },
        },
      ]
    : []

const connection = (plan: ConnectionPlan, now: Date, nextId: NextId): readonly ScheduledEvent[] => {
  const { type, setup, synced, failed } = plan
  const at = timeOf(plan, now)
  const connectionId = decodeOrThrow(ConnectionId, nextId(at), 'The id of a connection')
  const stream = `connection-${type}`
  const setupKeys = integrations[type].setup.filter((key) => setup[key] !== undefined)
  const created: ScheduledEvent = {
    at,
    stream,
    event: {
      type: 'ConnectionCreated',
      // An empty box is invalid, so the event cannot be appended before its secret is sealed.
      data: { connectionId, type, setupKeys, setup: { subject: `connection-${connectionId}`, box: '' } },
    },
    secret: JSON.stringify(setup),
  }
  const syncs = synced.map(
    (when): ScheduledEvent => ({
      at: timeOf(when, now),
      stream,
      event: { type: 'ConnectionSynced', data: { connectionId, type } },
    }),
  )
  if (!failed) return [created, ...syncs]
  const { failure, ...when } = failed
  const event = { type: 'ConnectionFailed', data: { connectionId, type, failure } } as const
  return [created, ...syncs, { at: timeOf(when, now), stream, event }]
}

/** Focus, profile and integrations. */
export const settingEvents = (plan: Settings, now: Date, nextId: NextId): readonly ScheduledEvent[] => [
  ...focus(plan, now, nextId),
  ...profile(plan, now),
  ...plan.connections.flatMap((each) => connection(each, now, nextId)),
]
