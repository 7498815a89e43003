/** What people did with alerts on a subject: each mark is recorded once, and can be undone. */
import type { AlertId, AlertMark, WatchedMeasure } from '#schema/alert/alert'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { conflict } from '#schema/core/problem'
import type { IsoDate } from '#schema/core/scalars'
import type { SliceEvent } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

type Named = { readonly alertId: AlertId; readonly title: string }

export type AlertCommand =
  | ({ readonly type: 'snooze'; readonly until: IsoDate } & Named)
  | ({ readonly type: 'wake' } & Named)
  | ({ readonly type: 'rate'; readonly isUseful: boolean | undefined } & Named)
  | { readonly type: 'mute'; readonly subject: WatchedMeasure; readonly isMuted: boolean }
  | { readonly type: 'urgent'; readonly subject: WatchedMeasure; readonly isUrgent: boolean }

/** Marks of a subject, and of each alert on it. */
export type AlertsState = {
  readonly isMuted: boolean
  readonly isUrgent: boolean
  readonly snoozed: { readonly [alertId: string]: IsoDate }
  readonly rated: { readonly [alertId: string]: boolean }
}

type Decision = E.Either<Problem, readonly SliceEvent<'alert'>[]>

const decideAlert = (
  command: Extract<AlertCommand, { readonly alertId: AlertId }>,
  { snoozed, rated }: AlertsState,
): Decision => {
  const { alertId, title } = command
  if (command.type === 'snooze')
    return E.right(
      snoozed[alertId] === command.until
        ? []
        : [{ type: 'AlertSnoozed', data: { alertId, title, until: command.until } }],
    )
  if (command.type === 'wake')
    return snoozed[alertId] === undefined
      ? E.left(conflict('alert/not-snoozed', 'This alert is not snoozed. Nothing was changed.'))
      : E.right([{ type: 'AlertWoken', data: { alertId, title } }])
  const { isUseful } = command
  if (rated[alertId] === isUseful) return E.right([])
  const data = { alertId, title, ...(isUseful === undefined ? {} : { isUseful }) }
  return E.right([{ type: 'AlertRated', data }])
}

export const alertDecider: Decider<'alert', AlertCommand, AlertsState> = {
  slice: 'alert',
  initial: { isMuted: false, isUrgent: false, snoozed: {}, rated: {} },
  evolve: (state, event) => {
    switch (event.type) {
      case 'AlertSnoozed':
        return { ...state, snoozed: { ...state.snoozed, [event.data.alertId]: event.data.until } }
      case 'AlertWoken': {
        const { [event.data.alertId]: _ended, ...snoozed } = state.snoozed
        return { ...state, snoozed }
      }
      case 'AlertRated': {
        const { alertId, isUseful } = event.data
        const { [alertId]: _before, ...rated } = state.rated
        return { ...state, rated: isUseful === undefined ? rated : { ...rated, [alertId]: isUseful } }
      }
      case 'AlertsMuted':
        return { ...state, isMuted: true }
      case 'AlertsUnmuted':
        return { ...state, isMuted: false }
      case 'AlertUrgencySet':
        return { ...state, isUrgent: event.data.isUrgent }
      default:
        return state
    }
  },
  decide: (command, state) => {
    if (command.type === 'mute') {
      const { subject, isMuted } = command
      if (state.isMuted === isMuted) return E.right([])
      return E.right([{ type: isMuted ? 'AlertsMuted' : 'AlertsUnmuted', data: { subject } }])
    }
    if (command.type === 'urgent') {
      const { subject, isUrgent } = command
      return E.right(
        state.isUrgent === isUrgent ? [] : [{ type: 'AlertUrgencySet', data: { subject, isUrgent } }],
      )
    }
    return decideAlert(command, state)
  },
}

/** Marks of a subject. */
export const subjectMark = (subject: WatchedMeasure, { isMuted, isUrgent }: AlertsState): AlertMark => ({
  about: subject,
  isMuted,
  isUrgent,
})

/** Marks of an alert. */
export const alertMark = (alertId: AlertId, { snoozed, rated }: AlertsState): AlertMark => {
  const [until, isUseful] = [snoozed[alertId], rated[alertId]]
  return {
    about: alertId,
    ...(until === undefined ? {} : { until }),
    ...(isUseful === undefined ? {} : { isUseful }),
  }
}
