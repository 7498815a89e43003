/** What Sales & Marketing says, its sample content among it. */
import { area, plural } from '../../core/language.ts'

export const salesText = area('sales', {
  title: 'Sales & Marketing',
  standfirst: 'Who buys and when, from your own records, and sample ideas for what could bring more.',
  figures: 'Sales figures',
  weekdays: 'By weekday',
  weekdaysTitle: (best: string, worst: string) => `${best} takes the most, ${worst} the least`,
  weekdaysMeasure: (days: number) =>
    plural(days, {
      one: 'Average takings by weekday in AUD, one day on record',
      other: `Average takings by weekday in AUD, last ${days} days on record`,
    }),
  weekdaysSummary: (best: string, most: string, worst: string, least: string) =>
    `${best} takes ${most} on average, ${worst} ${least}.`,
  takings: 'Average takings',
  hours: 'By hour',
  hoursTitle: (best: string, worst: string) => `Sales peak at ${best} and are fewest at ${worst}`,
  hoursMeasure: (days: number) =>
    plural(days, {
      one: 'Average transactions by hour, one day on record',
      other: `Average transactions by hour, last ${days} days on record`,
    }),
  hoursSummary: (best: string, most: string, worst: string, least: string) =>
    `${most} transactions on average from ${best}, ${least} from ${worst}.`,
  transactions: 'Average transactions',
  opportunities: 'Growth opportunities',
  sampleOpportunities: [
    {
      meaning: 'good',
      word: 'High potential',
      title: 'A programme for regulars',
      text: 'Customers who come twice a week bring three times the revenue of all others.',
      aside: '+$520 a week',
    },
    {
      meaning: 'good',
      word: 'High potential',
      title: 'Orders ahead for the lunch hour',
      text: 'One in six leaves the queue between 12 and 1.',
      aside: '+$310 a week',
    },
    {
      meaning: 'info',
      word: 'Worth a test',
      title: 'Offers for the offices nearby',
      text: 'Eleven firms within 400 metres order elsewhere today.',
      aside: '+$180 a week',
    },
  ],
  gaps: 'Performance gaps',
  gapHead: 'Measure',
  nowHead: 'Now',
  targetHead: 'Target',
  gapBy: 'Gap',
  sampleGaps: [
    { name: 'New customers who return', now: '31%', target: '40%', gap: '9 points' },
    { name: 'Online reviews answered', now: '54%', target: '90%', gap: '36 points' },
    { name: 'Bookings that are kept', now: '86%', target: '95%', gap: '9 points' },
    { name: 'Email opened', now: '22%', target: '28%', gap: '6 points' },
  ],
  marketing: 'Marketing figures',
  sampleFigures: [
    { name: 'Cost of a new customer', value: '$14.20', note: 'Target $12.00' },
    { name: 'Email subscribers', value: '1,846', note: '38 more than last month' },
    { name: 'Visits to the site', value: '3,120', note: 'Last 28 days' },
    { name: 'Rating', value: '4.6', note: 'Of 5, from 212 reviews' },
  ],
})
