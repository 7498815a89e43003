/** Drafts of emails for the three demo businesses. */
import { expect } from 'vitest'
import { emailsFor } from '../../service/advisor/actions/emails/emails-for.ts'
import { settledRecords } from './seeded-records.ts'

/** Records of the demo businesses. */
export const recordsOf = {
  cafe: settledRecords('cafe'),
  realestate: settledRecords('realestate'),
  consulting: settledRecords('consulting'),
} as const
export type Kind = keyof typeof recordsOf

/** The one draft for a message, in the parts that tests look at. */
export const draft = (kind: Kind, message: string) => {
  const { emails, requested } = emailsFor(recordsOf[kind], message)
  expect(emails, message).toHaveLength(1)
  const [email] = emails
  return {
    to: email?.audience ?? '',
    subject: email?.subject ?? '',
    body: email?.body ?? '',
    undecided: requested?.undecided,
  }
}
