/** Texts of the press page, without its lists. */
import { company, figures } from '../site-facts.ts'

/** In page order. */
export const pressContent = {
  title: 'Press and Media',
  lead: 'Background for stories about Jarvin, images to run with them, and who to ask.',
  about: {
    title: 'About Jarvin',
    text: `Jarvin is an AI executive decision partner for executives and owners of small businesses. It reads a business’s own figures, says what changed and what to do about it, and shows the record behind every number. Founded in ${company.founded} in ${company.location}, it started in hospitality and now serves four industries. Access is by invitation.`,
    stats: [
      { value: figures.users, label: 'executive users' },
      { value: figures.uptime, label: 'platform uptime' },
      { value: figures.subscribers, label: 'subscribers' },
      { value: figures.resources, label: 'resources' },
    ],
  },
  releases: { title: 'Recent Press Releases', read: 'Read Release', download: 'Download PDF' },
  coverage: { title: 'Recent Media Coverage' },
  awards: { title: 'Awards & Recognition' },
  sample: 'These entries show how this list will look. They are not real.',
  kit: {
    title: 'Media Kit & Brand Assets',
    lead: 'Free to use in reporting about Jarvin. Do not change the shapes or colours of the mark.',
    download: 'Download',
  },
  contact: {
    title: 'Press Contact',
    text: `We reply to journalists within ${figures.pressReply}.`,
    write: 'Write to the press team',
    subject: 'Press enquiry',
  },
  company: {
    title: 'Company Information',
    facts: [
      { name: 'Founded', value: company.founded },
      { name: 'Based in', value: company.location },
      { name: 'Team', value: `${company.teamSize} people` },
      { name: 'Product', value: 'AI executive decision partner, in early access by invitation' },
      {
        name: 'Industries',
        value: 'Hospitality and food service, real estate, professional services, retail and e-commerce',
      },
    ],
  },
}
