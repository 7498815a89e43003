/** Sample industry trends by kind of business. */
import { area } from '../../core/language.ts'

// The samples are not on record, so each question must be one that the records can answer.
export const trendSamples = area('trendSamples', {
  cafe: [
    {
      meaning: 'good',
      word: 'Growing',
      title: 'Ordering ahead becomes a habit',
      text: 'A third of weekday sales in the city are ordered before the customer arrives.',
      aside: '+8 points in a year',
      question: 'When in the day are we busiest?',
    },
    {
      meaning: 'attention',
      word: 'Squeeze',
      title: 'Wages rise faster than prices',
      text: 'Award wages rose 3.5% in July; menu prices rose 2.1%.',
      aside: '−1.4 points',
      question: 'What if wages rise 3.5%?',
    },
    {
      meaning: 'neutral',
      word: 'Steady',
      title: 'Fewer visits, bigger orders',
      text: 'People go out less often and spend more each time.',
      aside: 'Over 12 months',
      question: 'How has the average spend moved?',
    },
  ],
  realestate: [
    {
      meaning: 'good',
      word: 'More leads',
      title: 'Owners ask for appraisals after hours',
      text: 'Two first contacts in five arrive between 7 pm and midnight.',
      aside: '+11 points since 2024',
      question: 'Which hours are the quietest?',
    },
    {
      meaning: 'attention',
      word: 'Dearer',
      title: 'Portal prices outpace commissions',
      text: 'A premium listing costs 9% more than in July; commissions haven’t moved.',
      aside: '−9 points',
      question: 'What if portal fees rise 9%?',
    },
    {
      meaning: 'neutral',
      word: 'Tight',
      title: 'Fewer listings, higher prices',
      text: 'Fewer homes come up for sale, and each sells for more.',
      aside: 'Since autumn',
      question: 'How has the fee per transaction moved?',
    },
  ],
  consulting: [
    {
      meaning: 'good',
      word: 'Shift',
      title: 'Clients buy shorter projects',
      text: 'Half of new engagements last less than ten weeks.',
      aside: 'Was 4 in 10',
      question: 'How has the number of billed days moved?',
    },
    {
      meaning: 'attention',
      word: 'Pressure',
      title: 'Salaries rise faster than day rates',
      text: 'Consultants’ pay rose 5%, while rates on public panels rose 3%.',
      aside: '−2 points this year',
      question: 'What if wages rise 5%?',
    },
    {
      meaning: 'neutral',
      word: 'Slower',
      title: 'Budgets hold, decisions take longer',
      text: 'It now takes eleven weeks from first meeting to signed order.',
      aside: '3 weeks longer',
      question: 'How long will our cash last?',
    },
  ],
})
