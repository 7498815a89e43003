/** Texts of the Help Center, without its articles. */
import { contactLink } from '../frame/contact-link.ts'
import { figures } from '../site-facts.ts'

/** Head of the page, with the search. */
export const headContent = {
  title: 'How can we help?',
  lead: 'Answers about Jarvin as it is today, for people who run a business on it and people who audit one.',
  formLabel: 'Search the help',
  search: 'Search',
  searchHint: 'Confidence, roster, log…',
  submit: 'Search',
} as const

const demo = contactLink({
  inquiryType: 'sales',
  subject: 'Schedule a demo',
  message: 'I would like to see Jarvin on a business like mine. Times that suit me: ',
})
const support = contactLink({ inquiryType: 'support', subject: 'A question about Jarvin' })

export const quickActions = [
  { id: 'demo', title: 'Schedule Demo', text: 'Half an hour on a sample business like yours.', href: demo },
  {
    id: 'support',
    title: 'Contact Support',
    text: `A person answers within ${figures.contactReply}.`,
    href: support,
  },
  { id: 'guides', title: 'Download Guides', text: 'Three guides to read here or keep.', href: '#guides' },
  {
    id: 'api',
    title: 'API Documentation',
    text: 'Every call, with its fields and errors.',
    href: '/api/docs',
  },
] as const

/** The topics, and the message when none match. */
export const topicsContent = {
  title: 'Topics',
  popular: 'Popular',
  writing: 'Loading the text',
  nothing: 'No topic matches',
  nothingText: 'Try a single word, such as “brief” or “session”. Or write to us, and a person will answer.',
  clear: 'Clear the search',
} as const

/** Number of topics found, as announced by screen readers. */
export const foundTopics = (count: number, search: string): string => {
  const topics = `${count} ${count === 1 ? 'topic' : 'topics'}`
  return search === '' ? topics : `${topics} for “${search}”`
}

/** The guides; their texts are the files in `guides/`, named after their ids. */
export const guidesContent = {
  title: 'Guides',
  lead: 'Longer than an article, shorter than a manual. Read them here, or download them as Markdown, which any text editor opens.',
  download: 'Download',
  writing: 'Loading the guide',
  guides: [
    { id: 'your-first-week', title: 'Your first week with Jarvin' },
    { id: 'reading-a-brief', title: 'How to read a decision brief' },
    { id: 'for-accountants-and-auditors', title: 'For accountants and auditors: checking the record' },
  ],
} as const

export const resourcesContent = {
  title: 'Additional resources',
  resources: [
    {
      title: 'Executive Insights',
      text: 'Articles on pricing, cash, rosters and method.',
      href: '/executive-insights',
    },
    { title: 'Use Cases', text: 'What a business like yours can decide with Jarvin.', href: '/use-cases' },
    {
      title: 'Security & Compliance',
      text: 'Encryption, recovery and service levels.',
      href: '/security-compliance',
    },
    {
      title: 'Sample businesses',
      text: 'A café, an agency and a consultancy, ready to try.',
      href: '/login',
    },
  ],
} as const

export const closingContent = {
  title: 'Haven’t found what you need?',
  text: `Write to us. A person reads every message and answers within ${figures.contactReply}.`,
  action: 'Contact us',
  href: support,
} as const
