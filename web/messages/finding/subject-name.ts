/** Subjects of events in words: the service names an integration by its key, and a week by its day. */
import { IntegrationType } from '#schema/connection/connection'
import { textOf } from '../../core/language.ts'
import { longDay } from '../../kit/formats.ts'
import { connectionText } from '../en/connection.ts'

/** A calendar day, `2026-11-27`. */
export const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** The subject of an event as people write it; undefined if it has none. */
export const subjectName = (subject: string | undefined): string | undefined => {
  if (IntegrationType.is(subject)) return textOf(connectionText).names[subject]
  return subject !== undefined && dayForm.test(subject) ? longDay(subject, 'UTC') : subject
}

/** Title of an event, with its subject if there is one. */
export const eventTitle = ({ title, subject }: { title: string; subject?: string | undefined }): string =>
  subject === undefined ? title : `${title}: ${subjectName(subject)}`
