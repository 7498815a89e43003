import { it } from 'vitest'
import { ContactId } from '#schema/contact/contact'
import { decodeOrThrow } from '#schema/core/decode'
import { contactDecider } from '../../service/contact/contact.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(contactDecider)
const data = {
  contactId: decodeOrThrow(ContactId, 'c1', 'id'),
  person: { subject: 'contact-c1', box: 'AAEC' },
  inquiryType: 'sales',
  preferredContact: 'either',
} as const

it('arrives once', () => {
  given().when(data).yields({ type: 'ContactSubmitted', data })
  given({ type: 'ContactSubmitted', data }).when(data).refused('contact/known')
})
