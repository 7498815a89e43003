/** The consultancy's briefs: clients, rates, the bench and the weak weeks of the year. */
import { format, subDays } from 'date-fns'
import type { BriefPlan } from './business.ts'

/** The consultancy's briefs, oldest first. */
export const consultingBriefs: readonly BriefPlan[] = [
  { daysAgo: 175, time: '09:12:06', topic: 'What share of our fees goes to staff?' },
  { daysAgo: 130, time: '13:44:51', topic: 'How do we find new clients at the least cost?' },
  {
    daysAgo: 99,
    time: '10:27:19',
    // Ten days before, the programme ran over its scope.
    topic: (day) => `Why did our margin fall in ${format(subDays(day, 10), 'MMMM')}?`,
  },
  { daysAgo: 65, time: '08:58:34', topic: 'What did the milestone invoice do for our cash?' },
  { daysAgo: 52, time: '15:19:02', topic: 'Which sector should we enter next?' },
  { daysAgo: 45, time: '11:03:47', topic: 'A fixed-price diagnostic as a new product' },
  { daysAgo: 36, time: '09:36:13', topic: 'Can our cash carry a quiet quarter?' },
  { daysAgo: 29, time: '16:21:58', topic: 'Which season is weak, and how do we fill it?' },
  { daysAgo: 22, time: '10:08:40', topic: 'Do we depend too much on one programme?' },
  { daysAgo: 15, time: '14:50:25', topic: 'How many weeks can we carry two people on the bench?' },
  { daysAgo: 9, time: '09:41:16', topic: 'What happens if we raise our day rate by 4%?' },
  { daysAgo: 5, time: '11:32:54', topic: 'What do contractor rates do to our margin?' },
  { daysAgo: 2, time: '08:24:37', topic: 'Which new clients could replace the water authority?' },
]
