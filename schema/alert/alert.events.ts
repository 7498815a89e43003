/** Events of alerts. Alerts are derived from the records; only what people do with them is recorded. */
import * as t from 'io-ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate, text } from '../core/scalars.ts'
import { AccountId } from '../people/people.ts'
import { AlertId, subjectWords, WatchedMeasure } from './alert.ts'

const ofAlert = { alertId: AlertId, title: text(200, 1) }
const ofSubject = { subject: WatchedMeasure }
const topicOf = ({ title }: { readonly title: string }) => ({ topic: title })
const subjectTopic = ({ subject }: { readonly subject: WatchedMeasure }) => ({ topic: subjectWords[subject] })
/** Without an account in a demo, which has none. */
const ofWatcher = record(ofSubject, { accountId: AccountId })

export const alertEvents = {
  AlertSnoozed: event('AlertSnoozed', record({ ...ofAlert, until: IsoDate }), {
    title: 'Alert snoozed',
    refs: topicOf,
  }),
  AlertWoken: event('AlertWoken', record(ofAlert), { title: 'Snooze of an alert ended', refs: topicOf }),
  /** Without `isUseful`, the rating was withdrawn. */
  AlertRated: event('AlertRated', record(ofAlert, { isUseful: t.boolean }), {
    title: 'Alert rated',
    refs: topicOf,
  }),
  AlertsMuted: event('AlertsMuted', record(ofSubject), {
    title: 'Alerts on a subject muted',
    refs: subjectTopic,
  }),
  AlertsUnmuted: event('AlertsUnmuted', record(ofSubject), {
    title: 'Alerts on a subject no longer muted',
    refs: subjectTopic,
  }),
  AlertUrgencySet: event('AlertUrgencySet', record({ ...ofSubject, isUrgent: t.boolean }), {
    title: 'Urgency of alerts on a subject set',
    refs: subjectTopic,
  }),
  FigureWatched: event('FigureWatched', ofWatcher, { title: 'Figure watched', refs: subjectTopic }),
  FigureUnwatched: event('FigureUnwatched', ofWatcher, {
    title: 'Figure no longer watched',
    refs: subjectTopic,
  }),
}
