/** Alerts, calculated from current records, and what people do with them. */
import { type Alert, AlertId, subjectOf, WatchedMeasure, watchedMeasures } from '#schema/alert/alert'
import type { alertEndpoints } from '#schema/alert/alert.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import { BusinessType } from '#schema/session/session'
import { alertsOf } from '../advisor/alerts/alerts.ts'
import { type AlertMarks, loadAlertMarks, loadWatched, noMarks } from '../advisor/alerts/load-alert-marks.ts'
import { loadReading } from '../advisor/alerts/load-reading.ts'
import { plusDays, today } from '../advisor/calendar.ts'
import { measureLabel } from '../advisor/measures/measure-names.ts'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { type AlertCommand, alertDecider, alertMark, subjectMark } from './alert.decider.ts'
import { dayProblem } from './snooze-day.ts'
import { watchDecider, watchMark } from './watch.decider.ts'

/** Longest snooze, in days. */
const longestSnooze = 366

const noSubject = missing('alert/unknown-subject', 'subject', 'There is no such subject.')

const all: AlertMarks['watched'] = new Set(watchedMeasures)

/** Settings of readers by which alerts may have been listed. */
const readings = [
  { sensitivity: 'medium', watched: noMarks.watched },
  { sensitivity: 'high', watched: noMarks.watched },
  { sensitivity: 'low', watched: noMarks.watched },
  { sensitivity: 'high', watched: all },
] as const

/** Alert with this id by any settings, since the reader's may have changed. */
const findAlert = async (
  named: string,
  context: SessionContext,
): Promise<E.Either<Problem, { readonly alert: Alert; readonly subject: WatchedMeasure }>> => {
  const unknown = missing('alert/unknown', 'alertId', 'There is no such alert here.')
  if (!AlertId.is(named)) return E.left(unknown)
  const { advisor, personaKey } = await loadReading(context)
  const marks = await loadAlertMarks(context.db, context.session.accountId)
  const subject = subjectOf(named)
  for (const { sensitivity, watched } of readings) {
    const options = { sensitivity, personaKey, marks: { ...marks, watched } }
    const alert = alertsOf(advisor, options).find(({ id }) => id === named)
    if (alert !== undefined && subject !== undefined) return E.right({ alert, subject })
  }
  return E.left(unknown)
}

/** Records a mark on a subject; 404 for an unknown one. */
const markSubject = async (
  named: string,
  commandOf: (subject: WatchedMeasure) => AlertCommand,
  { run }: SessionContext,
) =>
  WatchedMeasure.is(named)
    ? run({
        decider: alertDecider,
        id: named,
        command: commandOf(named),
        answer: (state) => subjectMark(named, state),
      })
    : E.left(noSubject)

export const alertHandlers: Handlers<typeof alertEndpoints> = {
  listAlerts: async (_input, context) => {
    const [{ advisor, personaKey, sensitivity }, marks] = await Promise.all([
      loadReading(context),
      loadAlertMarks(context.db, context.session.accountId),
    ])
    const { type } = advisor.records.business
    return E.right({
      sensitivity,
      alerts: [...alertsOf(advisor, { sensitivity, personaKey, marks })],
      subjects: watchedMeasures.map((subject) => ({
        subject,
        name: measureLabel(subject, type),
        isMuted: marks.muted.has(subject),
        isUrgent: marks.urgent.has(subject),
        isWatched: marks.watched.has(subject),
      })),
    })
  },

  listWatched: async (_input, { db, session }) => {
    const [watched, { type }] = await Promise.all([
      loadWatched(db, session.accountId),
      db.selectFrom('workspace').select('business_type as type').executeTakeFirstOrThrow(),
    ])
    return E.right(
      [...watched].map((subject) => ({
        subject,
        name: measureLabel(subject, decodeOrThrow(BusinessType, type, 'The type of a business')),
      })),
    )
  },

  watchSubject: async ({ subject: named, isWatched }, { run, session: { accountId } }) =>
    WatchedMeasure.is(named)
      ? run({
          decider: watchDecider,
          id: `watch-${accountId ?? 'current'}`,
          command: { subject: named, isWatched, ...(accountId === undefined ? {} : { accountId }) },
          answer: (state) => watchMark(named, state),
        })
      : E.left(noSubject),

  snoozeAlert: async ({ alertId: named, until }, context) => {
    const { now, run } = context
    const found = await findAlert(named, context)
    if (E.isLeft(found)) return found
    const wrong = dayProblem(until, plusDays(today(now), 1), plusDays(today(now), longestSnooze))
    if (wrong) return E.left(wrong)
    const { alert, subject } = found.right
    const alertId = alert.id
    return run({
      decider: alertDecider,
      id: subject,
      command: { type: 'snooze', alertId, title: alert.title, until },
      answer: (state) => alertMark(alertId, state),
    })
  },

  wakeAlert: async ({ alertId: named }, context) => {
    const found = await findAlert(named, context)
    if (E.isLeft(found)) return found
    const { alert, subject } = found.right
    const alertId = alert.id
    return context.run({
      decider: alertDecider,
      id: subject,
      command: { type: 'wake', alertId, title: alert.title },
      answer: (state) => alertMark(alertId, state),
    })
  },

  rateAlert: async ({ alertId: named, isUseful }, context) => {
    const found = await findAlert(named, context)
    if (E.isLeft(found)) return found
    const { alert, subject } = found.right
    const alertId = alert.id
    return context.run({
      decider: alertDecider,
      id: subject,
      command: { type: 'rate', alertId, title: alert.title, isUseful },
      answer: (state) => alertMark(alertId, state),
    })
  },

  muteAlerts: ({ subject: named, isMuted }, context) =>
    markSubject(named, (subject) => ({ type: 'mute', subject, isMuted }), context),

  markAlertsUrgent: ({ subject: named, isUrgent }, context) =>
    markSubject(named, (subject) => ({ type: 'urgent', subject, isUrgent }), context),
}
