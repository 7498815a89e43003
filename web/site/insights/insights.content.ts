/** The words of Executive Insights around its articles (public site, sections 2, 3 and 9). */
import { figures } from '../site-facts.ts'

/** The opening. */
export const headContent = {
  title: 'Executive Insights',
  lead: 'Deciding, pricing, cash, rosters, and how far to trust a figure. Written for people who sign things, to be read in three minutes and used the same week.',
  action: 'Go to the library',
} as const

/** The featured analysis, with the sum that it turns on. */
export const featuredContent = {
  title: 'Featured analysis',
  id: 'raise-prices-before-you-have-to',
  text: 'A shop that sells for $20,000 a week, with goods at 40 cents of each dollar, raises its prices by 3%. The sum takes four lines, and the last one is what you take into the room.',
  lines: [
    { label: 'Left of a week’s sales before', value: '$12,000' },
    { label: 'Left after, if nobody goes', value: '$12,600' },
    { label: 'Volume lost at our middle assumption', value: '2.4%' },
    { label: 'Volume you can lose before it costs you', value: '4.8%' },
  ],
  action: 'Read the analysis',
} as const

/** The ticker. Its lines are made up, as its tag and its note say. */
export const tickerContent = {
  title: 'Live intelligence',
  note: 'What a morning’s lines look like for a sample café. They are fixed, and no market data.',
  pause: 'Pause the ticker',
  lines: [
    'Revenue $18,420, up 4.2% on last week',
    'Margin 12.8%, down half a point; wages took most of it',
    'Tuesday 2 to 5 pm: 3.4 paid hours for each $100 taken',
    'Runway 14 weeks, unchanged',
    'Average sale $14.19, up 1.4%',
    'Public liability insurance: 19 days to renewal',
  ],
} as const

/** The library with its search and filter. */
export const libraryContent = {
  title: 'The library',
  formLabel: 'Find an article',
  search: 'Search articles',
  searchHint: 'Price, roster, runway…',
  submit: 'Search',
  category: 'Category',
  counts:
    'The numbers beside the categories are those of the library as planned. What is listed here can be read today.',
  read: 'Read',
  download: 'Download as Markdown',
  popular: 'Popular',
  trending: 'Trending',
  nothing: 'No articles found',
  nothingText: 'Try another word, or look in all categories.',
  clear: 'Clear search and category',
  writing: 'Loading the text',
} as const

/** How many articles were found, as it is read out. */
export const foundInsights = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`

/** The briefings. */
export const briefingsContent = {
  title: 'Briefings',
  lead: 'Three short papers for people who would sooner read than attend.',
  sample: 'Examples, to show what each of them is for.',
  briefings: [
    {
      title: 'Monday Brief',
      text: 'One decision that many owners face that week, with the sum worked through. One page, before eight.',
    },
    {
      title: 'Quarter in Review',
      text: 'What a quarter’s weeks can and cannot tell you, industry by industry, and the three ratios to take along.',
    },
    {
      title: 'Method Notes',
      text: 'Every change to how Jarvin calculates: what it was, what it is, and which of your figures it moves.',
    },
  ],
} as const

/** The newsletter box. */
export const newsletterContent = {
  title: 'One page, every Monday',
  text: `${figures.subscribers} subscribers and ${figures.resources} resources. Leave your address; we ask for your name in the next step.`,
  label: 'Email address',
  action: 'Subscribe',
  start: 'Please send me the newsletter.',
} as const
