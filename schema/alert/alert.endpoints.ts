/** Calls of the Alerts screen. */
import * as t from 'io-ts'
import { advisedSlices } from '../advisor/advised-slices.ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, owners, readers, writers } from '../core/roles.ts'
import { IsoDate, text } from '../core/scalars.ts'
import { AlertBoard, AlertMark, WatchedSubject } from './alert.ts'

/** Id of an alert or a subject; 404 if there is none with it. */
const named = text(64, 1)

export const alertEndpoints = {
  listAlerts: endpoint({
    method: 'GET',
    path: '/alerts',
    roles: readers,
    summary:
      'List the alerts of the last quarter by the sensitivity of the caller’s profile, or by the highest for what they watch, newest first, worked out from the records',
    input: record({}),
    output: AlertBoard,
    slices: ['alert', ...advisedSlices],
  }),
  listWatched: endpoint({
    method: 'GET',
    path: '/alerts/watched',
    roles: readers,
    summary: 'List the subjects that the caller watches',
    input: record({}),
    output: t.array(WatchedSubject),
    slices: ['alert', 'session'],
    isOwn: true,
  }),
  watchSubject: endpoint({
    method: 'PUT',
    path: '/alerts/subjects/:subject/watch',
    roles: readers,
    summary:
      'Watch a subject: an alert on every unusual move, and a line in every digest; or stop watching it',
    input: record({ subject: named, isWatched: t.boolean }),
    output: AlertMark,
    slices: ['alert', 'digest', 'decision-log'],
    refuses: ['missing'],
  }),
  snoozeAlert: endpoint({
    method: 'POST',
    path: '/alerts/:alertId/snooze',
    roles: deciders,
    summary: 'Snooze an alert until a day within a year',
    input: record({ alertId: named, until: IsoDate }),
    output: AlertMark,
    slices: ['alert', 'decision-log'],
    refuses: ['missing'],
  }),
  wakeAlert: endpoint({
    method: 'POST',
    path: '/alerts/:alertId/wake',
    roles: deciders,
    summary: 'End the snooze of an alert',
    input: record({ alertId: named }),
    output: AlertMark,
    slices: ['alert', 'decision-log'],
    refuses: ['missing'],
  }),
  rateAlert: endpoint({
    method: 'PUT',
    path: '/alerts/:alertId/rating',
    roles: writers,
    summary: 'Say whether an alert was useful; without an answer, it is taken back',
    input: record({ alertId: named }, { isUseful: t.boolean }),
    output: AlertMark,
    slices: ['alert', 'decision-log'],
    refuses: ['missing'],
  }),
  muteAlerts: endpoint({
    method: 'PUT',
    path: '/alerts/subjects/:subject',
    roles: deciders,
    summary: 'Mute the alerts on a subject, or unmute them',
    input: record({ subject: named, isMuted: t.boolean }),
    output: AlertMark,
    slices: ['alert', 'digest', 'decision-log'],
    refuses: ['missing'],
  }),
  markAlertsUrgent: endpoint({
    method: 'PUT',
    path: '/alerts/subjects/:subject/urgent',
    roles: owners,
    summary:
      'Mark the alerts on a subject as urgent, so that they come first in every digest; or unmark them',
    input: record({ subject: named, isUrgent: t.boolean }),
    output: AlertMark,
    slices: ['alert', 'digest', 'decision-log'],
    refuses: ['missing'],
  }),
}
