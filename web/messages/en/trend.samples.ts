/** Sample trends of the industry by kind of business. */
import { area } from '../../core/language.ts'

// Each question is one that the advisor answers from the records, since the sample itself is in none.
export const trendSamples = area('trendSamples', {
  cafe: [
    {
      meaning: 'good',
      word: 'Rising',
      title: 'Ordering ahead becomes the habit',
      text: 'A third of weekday sales in cities are ordered before the customer arrives.',
      aside: '+8 points in a year',
      question: 'Which hours are the busiest?',
    },
    {
      meaning: 'attention',
      word: 'Rising',
      title: 'Wages grow faster than prices',
      text: 'Award wages rose by 3.5% in July; prices followed by 2.1%.',
      aside: '-1.4 points',
      question: 'What if wages rise 3.5%?',
    },
    {
      meaning: 'neutral',
      word: 'Steady',
      title: 'Spending holds, visits fall',
      text: 'People come less often and spend more each time.',
      aside: 'Over 12 months',
      question: 'How has the average spend moved?',
    },
  ],
  realestate: [
    {
      meaning: 'good',
      word: 'Rising',
      title: 'Owners ask for appraisals online',
      text: 'A third of first contacts come in outside office hours.',
      aside: '+8 points in a year',
      question: 'Which hours are the busiest?',
    },
    {
      meaning: 'attention',
      word: 'Rising',
      title: 'Portal prices grow faster than fees',
      text: 'The price of a listing rose by 6% in July; commissions stood still.',
      aside: '-6 points',
      question: 'What if portal fees rise 6%?',
    },
    {
      meaning: 'neutral',
      word: 'Steady',
      title: 'Prices hold, listings fall',
      text: 'Fewer homes are put up for sale, and each sells for more.',
      aside: 'Over 12 months',
      question: 'How has the fee per transaction moved?',
    },
  ],
  consulting: [
    {
      meaning: 'good',
      word: 'Rising',
      title: 'Clients buy shorter projects',
      text: 'Half of all new work lasts less than ten weeks.',
      aside: '+8 points in a year',
      question: 'How has the number of billed days moved?',
    },
    {
      meaning: 'attention',
      word: 'Rising',
      title: 'Salaries grow faster than day rates',
      text: 'Salaries rose by 3.5% in July; day rates followed by 2.1%.',
      aside: '-1.4 points',
      question: 'What if wages rise 3.5%?',
    },
    {
      meaning: 'neutral',
      word: 'Steady',
      title: 'Budgets hold, decisions take longer',
      text: 'From the first talk to the order it takes three weeks more.',
      aside: 'Over 12 months',
      question: 'How long does our cash last?',
    },
  ],
})
