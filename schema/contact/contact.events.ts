/** Event of the contact form. */
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { ContactId, InquiryType, PreferredContact } from './contact.ts'

export const contactEvents = {
  ContactSubmitted: event(
    'ContactSubmitted',
    // The sender and the message are sealed.
    record({
      contactId: ContactId,
      person: Sealed,
      inquiryType: InquiryType,
      preferredContact: PreferredContact,
    }),
    { title: 'Contact message received' },
  ),
}
