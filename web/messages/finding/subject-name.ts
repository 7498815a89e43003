/** Subjects of events in words: the service names an integration by its key, and a week by its day. */
import { IntegrationType } from '#schema/connection/connection'
import { textOf } from '../../core/language.ts'
import { longDay } from '../../kit/formats.ts'
import { connectionText } from '../en/connection.ts'

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** The subject of an event as people write it. */
export const subjectName = (subject: string): string => {
  if (IntegrationType.is(subject)) return textOf(connectionText).names[subject]
  return dayForm.test(subject) ? longDay(subject, 'UTC') : subject
}

/** Title of an event, with its subject if there is one. */
export const eventTitle = ({ title, subject }: { title: string; subject?: string | undefined }): string =>
  subject === undefined ? title : `${title}: ${subjectName(subject)}`
