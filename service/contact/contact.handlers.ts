/** The contact form. */
import { ContactId } from '#schema/contact/contact'
import type { contactEndpoints } from '#schema/contact/contact.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Handlers } from '../http/handlers.ts'
import { runSiteCommand, siteWorkspace, withoutBlanks } from '../site/site-commands.ts'
import { contactDecider } from './contact.decider.ts'

export const contactHandlers: Handlers<typeof contactEndpoints> = {
  submitContact: async (
    {
      fullName,
      email,
      subject,
      message,
      company,
      role,
      phone,
      // Defaults as in the form.
      inquiryType = 'general',
      preferredContact = 'email',
      website,
    },
    context,
  ) => {
    // Only bots fill in the invisible field; they get the usual answer (decision 38).
    if (website?.trim()) return E.right({})
    const { service, now } = context
    const contactId = decodeOrThrow(ContactId, service.nextId(now), 'The id of a message')
    const person = { fullName, email, subject, message, ...withoutBlanks({ company, role, phone }) }
    return runSiteCommand(context)({
      decider: contactDecider,
      id: contactId,
      command: {
        contactId,
        person: await service.sealer.seal(siteWorkspace, `contact-${contactId}`, JSON.stringify(person)),
        inquiryType,
        preferredContact,
      },
      newSubject: `contact-${contactId}`,
      answer: () => ({}),
    })
  },
}
