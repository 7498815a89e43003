/** The agency's briefs: fees, landlords, portals and Saturdays. */
import type { BriefPlan } from './business.ts'

/** The agency's briefs, oldest first. */
export const realestateBriefs: readonly BriefPlan[] = [
  { daysAgo: 200, time: '15:31:12', topic: 'How seasonal are our fees?' },
  { daysAgo: 160, time: '10:14:49', topic: 'How much of each fee goes to staff?' },
  { daysAgo: 120, time: '11:37:26', topic: 'Could we charge owners for a valuation of their street?' },
  { daysAgo: 88, time: '16:52:08', topic: 'How do we win new landlords?' },
  { daysAgo: 68, time: '09:23:55', topic: 'Did the shared auctions bring more revenue?' },
  { daysAgo: 54, time: '14:11:31', topic: 'How does our margin compare with other agencies?' },
  { daysAgo: 36, time: '08:46:17', topic: 'Who should work on Saturdays?' },
  { daysAgo: 30, time: '15:05:42', topic: 'Where do we lose time between listing and settlement?' },
  { daysAgo: 21, time: '10:38:29', topic: 'How much runway is left if settlements slip again?' },
  {
    daysAgo: 16,
    time: '09:57:03',
    topic: 'Do we have too many people on weekdays and too few on Saturdays?',
  },
  { daysAgo: 10, time: '14:29:50', topic: 'Is the premium portal tier worth its price?' },
  { daysAgo: 6, time: '11:16:24', topic: 'What does the lost landlord cost us a year?' },
  { daysAgo: 3, time: '08:33:38', topic: 'When will the late settlements show in our cash?' },
]
