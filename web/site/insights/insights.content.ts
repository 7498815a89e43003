/** Texts of Executive Insights, without its articles. */
import { figures } from '../site-facts.ts'

export const headContent = {
  title: 'Executive Insights',
  lead: 'Deciding, pricing, cash, rosters, and how far to trust a figure. For people who sign things. Read one in three minutes, and use it the same week.',
  action: 'Go to the library',
} as const

export const libraryContent = {
  title: 'The library',
  formLabel: 'Find an article',
  search: 'Search articles',
  searchHint: 'Price, roster, runway…',
  submit: 'Search',
  category: 'Category',
  counts:
    'The numbers beside the categories are for the library as planned. Everything listed here can be read today.',
  read: 'Read',
  download: 'Download as Markdown',
  popular: 'Popular',
  trending: 'Trending',
  nothing: 'No articles found',
  nothingText: 'Try another word, or look in all categories.',
  clear: 'Clear search and category',
  writing: 'Loading the text',
} as const

/** Number of articles found, as announced by screen readers. */
export const foundInsights = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`

export const newsletterContent = {
  title: 'One page, every Monday',
  text: `${figures.subscribers} subscribers and ${figures.resources} resources. Leave your address; we ask for your name in the next step.`,
  label: 'Email address',
  action: 'Subscribe',
  start: 'I would like to receive the newsletter.',
} as const
