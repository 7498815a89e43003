/** The café's briefs: questions from its owner, mostly before opening or after closing. */
import type { BriefPlan } from './business.ts'

/** The café's briefs, oldest first. */
export const cafeBriefs: readonly BriefPlan[] = [
  { daysAgo: 150, time: '20:12:33', topic: 'Where do our costs go?' },
  { daysAgo: 113, time: '19:48:05', topic: 'What did the week of the burst main cost us?' },
  { daysAgo: 101, time: '21:15:47', topic: 'Should we sign for the empty shop next door?' },
  { daysAgo: 66, time: '06:41:20', topic: 'Are we down more than the season explains?' },
  { daysAgo: 50, time: '20:33:58', topic: 'How do we repeat the week of the film?' },
  { daysAgo: 41, time: '19:27:14', topic: 'How do we find new customers without spending more?' },
  { daysAgo: 32, time: '07:18:40', topic: 'Keeping the customers the film brought in' },
  { daysAgo: 25, time: '20:05:09', topic: 'How long would our cash last through a quiet month?' },
  { daysAgo: 19, time: '06:55:36', topic: 'Are wages taking too much of our sales?' },
  {
    daysAgo: 14,
    time: '20:44:52',
    topic: 'What do the supplier prices cost us, and what can we do about it?',
  },
  { daysAgo: 9, time: '07:02:27', topic: 'Which hours carry too many staff?' },
  { daysAgo: 5, time: '06:47:11', topic: 'Should coffee cost 20 cents more?' },
  { daysAgo: 2, time: '20:21:03', topic: 'How do we get the margin back above 13%?' },
]
