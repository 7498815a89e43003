/** All text of the contact page. */
import { company, figures } from '../site-facts.ts'
import { hours } from '../site-hours.ts'

export const contactContent = {
  title: 'Contact us',
  lead: `Ask about early access, a demonstration, or a business you already run on Jarvin. A person reads every message and answers within ${figures.contactReply}.`,
  formTitle: 'Send a message',
  inquiryTypes: {
    general: 'General enquiry',
    sales: 'Sales and demonstrations',
    support: 'Support',
    partnership: 'Partnership',
    media: 'Media and press',
  },
  preferredContacts: { email: 'Email', phone: 'Phone', either: 'Either' },
  send: 'Send Message',
  sending: 'Sending...',
  privacy: 'Your message is stored encrypted and used to answer you.',
  missing: { title: 'Required fields missing', description: 'Please fill in all required fields' },
  failed: {
    title: 'Something went wrong',
    description: `Please try again or contact us directly at ${company.email}`,
  },
  sent: {
    title: 'Message sent successfully!',
    description: `Thank you for contacting us. We'll get back to you within ${figures.contactReply}.`,
  },
  ways: {
    title: 'Other ways to reach us',
    email: { title: 'Email', text: `Answered within ${figures.contactReply}.` },
    phone: { title: 'Phone', text: 'For early-access participants.' },
    location: { title: 'Location', text: 'Visits by appointment.' },
    hours: { title: 'Business hours', zone: `All times ${hours.zone}` },
  },
} as const
