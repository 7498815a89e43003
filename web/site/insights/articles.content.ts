/** The articles, newest first; their texts are the files in `articles/`, named after their ids. */
import type { Insight } from './insight.ts'

const team = { author: 'The Jarvin team', readTime: '3 min read' } as const
const plain = { ...team, popular: false, trending: false, downloadable: false } as const

/** Shown first on the page. */
export const featured: Insight = {
  ...plain,
  id: 'raise-prices-before-you-have-to',
  title: 'Raise prices before you have to',
  summary:
    'How many customers can you lose before a rise costs you money? Work that out first; the rest is nerve.',
  category: 'Business Strategy',
  publishDate: '2026-11-16',
  popular: true,
  downloadable: true,
}

export const insights: readonly Insight[] = [
  featured,
  {
    ...plain,
    id: 'what-an-advisor-should-refuse',
    title: 'What an AI advisor should refuse to answer',
    summary:
      'Four kinds of question no record can answer, and three to try on your own advisor: it should decline them all.',
    category: 'AI-Decision Support',
    publishDate: '2026-11-09',
    trending: true,
  },
  {
    ...plain,
    id: 'the-quiet-tuesday',
    title: 'Hospitality: what a quiet Tuesday really costs',
    summary:
      'Three hours, two people and a sum most rosters never see. Then four things to try, cheapest first.',
    category: 'Industry Analysis',
    publishDate: '2026-11-02',
    popular: true,
  },
  {
    ...plain,
    id: 'how-confidence-is-worked-out',
    title: 'How Jarvin works out how sure it is',
    summary:
      'Coverage, recency and agreement in one formula that you can check with a calculator, and argue with.',
    category: 'Methodology',
    publishDate: '2026-10-26',
    trending: true,
    downloadable: true,
  },
  {
    ...plain,
    id: 'one-focus-a-quarter',
    title: 'One focus a quarter, and what it costs you',
    summary: 'A focus is a rule for saying no. If it has never cost you a good idea, you do not have one.',
    category: 'Business Strategy',
    publishDate: '2026-10-19',
  },
  {
    ...plain,
    id: 'a-log-beats-a-dashboard',
    title: 'Why a decision log beats another dashboard',
    summary: 'A dashboard shows where you are. Only a record nobody can tidy up shows how you got there.',
    category: 'AI-Decision Support',
    publishDate: '2026-10-12',
    popular: true,
  },
  {
    ...plain,
    id: 'an-hour-a-month-on-competitors',
    title: 'An hour a month on competitors is enough',
    summary:
      'Watch what costs them money, interpret once a quarter, and copy the question instead of the move.',
    category: 'Strategic Intelligence',
    publishDate: '2026-10-05',
  },
  {
    ...plain,
    id: 'counting-runway-honestly',
    title: 'Counting cash runway honestly',
    summary:
      'What counts as cash, what counts as burn, and why eight weeks and forty weeks can both be true.',
    category: 'Methodology',
    publishDate: '2026-09-28',
    popular: true,
    downloadable: true,
  },
  {
    ...plain,
    id: 'activity-is-not-settlements',
    title: 'Real estate: activity is not settlements',
    summary:
      'Busy for eleven weeks, broke in the twelfth. Three clocks to keep apart, and one ratio for Mondays.',
    category: 'Industry Analysis',
    publishDate: '2026-09-21',
  },
  {
    ...plain,
    id: 'decide-once-then-look-once',
    title: 'Decide once, then look once',
    summary:
      'Write the expectation, the date and the stop rule into the decision. Until then, leave it alone.',
    category: 'Business Strategy',
    publishDate: '2026-09-14',
  },
  {
    ...plain,
    id: 'ask-better-questions',
    title: 'Ask better questions of your own figures',
    summary:
      'Name the comparison, ask for the parts, put a number into the what-if. And five questions for Monday.',
    category: 'AI-Decision Support',
    publishDate: '2026-09-07',
    downloadable: true,
  },
  {
    ...plain,
    id: 'where-consulting-margin-hides',
    title: 'Professional services: margin hides in the hours nobody bills',
    summary:
      'Same rate, same salaries, 22% against 9%. Three leaks, what each one costs, and a floor for your quotes.',
    category: 'Industry Analysis',
    publishDate: '2026-08-31',
  },
  {
    ...plain,
    id: 'when-a-change-is-a-trend',
    title: 'When is a change a trend?',
    summary: 'How we decide that a movement is worth mentioning, and what patience costs.',
    category: 'Methodology',
    publishDate: '2026-08-24',
  },
  {
    ...plain,
    id: 'seven-figures-before-a-second-site',
    title: 'Seven figures to have before you sign for a second site',
    summary:
      'A second site rarely fails on a bad idea, and often on an assumed number. Here are the seven, and where to get each.',
    category: 'Business Strategy',
    publishDate: '2026-08-17',
    trending: true,
    downloadable: true,
  },
]
