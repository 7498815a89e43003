/** Messages from the contact form. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Email, id, nonBlank, oneOf, text } from '../core/scalars.ts'
import { inquiryTypes, preferredContacts } from './contact-options.ts'

/** Id of a message. */
export const ContactId = id('ContactId')
export type ContactId = t.TypeOf<typeof ContactId>

export const InquiryType = oneOf(...inquiryTypes)
export type InquiryType = t.TypeOf<typeof InquiryType>

export const PreferredContact = oneOf(...preferredContacts)
export type PreferredContact = t.TypeOf<typeof PreferredContact>

/** A submitted form; an optional field left blank is ''. */
export const ContactSubmission = record(
  { fullName: nonBlank(200), email: Email, subject: nonBlank(300), message: nonBlank(8000) },
  {
    company: text(200),
    role: text(200),
    phone: text(60),
    inquiryType: InquiryType,
    preferredContact: PreferredContact,
  },
  'ContactSubmission',
)
export type ContactSubmission = t.TypeOf<typeof ContactSubmission>
