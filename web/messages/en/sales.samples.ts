/** Sample growth opportunities, gaps and marketing figures by kind of business. */
import { area } from '../../core/language.ts'

// Each question is one that the advisor answers from the records, since the sample itself is in none.
export const salesSamples = area('salesSamples', {
  cafe: {
    opportunities: [
      {
        meaning: 'good',
        word: 'High potential',
        title: 'A programme for regulars',
        text: 'Customers who come twice a week bring three times the revenue of all others.',
        aside: '+$520 a week',
        question: 'What if we win 3% more customers?',
      },
      {
        meaning: 'good',
        word: 'High potential',
        title: 'Orders ahead for the lunch hour',
        text: 'One in six leaves the queue between 12 and 1.',
        aside: '+$310 a week',
        question: 'Which hours are the busiest?',
      },
      {
        meaning: 'info',
        word: 'Worth a test',
        title: 'Offers for the offices nearby',
        text: 'Eleven firms within 400 metres order elsewhere today.',
        aside: '+$180 a week',
        question: 'What if we win 1% more customers?',
      },
    ],
    gaps: [
      { name: 'New customers who return', now: '31%', target: '40%', gap: '9 points' },
      { name: 'Online reviews answered', now: '54%', target: '90%', gap: '36 points' },
      { name: 'Bookings that are kept', now: '86%', target: '95%', gap: '9 points' },
      { name: 'Email opened', now: '22%', target: '28%', gap: '6 points' },
    ],
    figures: [
      { name: 'Cost of a new customer', value: '$14.20', note: 'Target $12.00' },
      { name: 'Email subscribers', value: '1,846', note: '38 more than last month' },
      { name: 'Visits to the site', value: '3,120', note: 'Last 28 days' },
      { name: 'Rating', value: '4.6', note: 'Of 5, from 212 reviews' },
    ],
  },
  realestate: {
    opportunities: [
      {
        meaning: 'good',
        word: 'High potential',
        title: 'A call to every owner who had an appraisal',
        text: 'One in five sells within a year, mostly with the agent who kept in touch.',
        aside: '+$1,550 a week',
        question: 'What if transactions rise 3%?',
      },
      {
        meaning: 'good',
        word: 'High potential',
        title: 'A rental appraisal for past buyers',
        text: 'One buyer in eight lets the home within two years.',
        aside: '+$520 a week',
        question: 'What if transactions rise 1%?',
      },
      {
        meaning: 'info',
        word: 'Worth a test',
        title: 'Enquiries answered on Sunday',
        text: 'A third of the weekend’s enquiries wait until Monday.',
        aside: '+$300 a week',
        question: 'How busy is Sunday?',
      },
    ],
    gaps: [
      { name: 'Appraisals that become listings', now: '31%', target: '40%', gap: '9 points' },
      { name: 'Online reviews answered', now: '54%', target: '90%', gap: '36 points' },
      { name: 'Inspections that are kept', now: '86%', target: '95%', gap: '9 points' },
      { name: 'Email opened', now: '22%', target: '28%', gap: '6 points' },
    ],
    figures: [
      { name: 'Cost of a new listing', value: '$640', note: 'Target $560' },
      { name: 'Email subscribers', value: '2,415', note: '38 more than last month' },
      { name: 'Visits to the site', value: '6,280', note: 'Last 28 days' },
      { name: 'Rating', value: '4.6', note: 'Of 5, from 96 reviews' },
    ],
  },
  consulting: {
    opportunities: [
      {
        meaning: 'good',
        word: 'High potential',
        title: 'A yearly review for past clients',
        text: 'Half of all follow-up work begins with a talk that sold nothing.',
        aside: '+$1,600 a week',
        question: 'What if we bill 3% more days?',
      },
      {
        meaning: 'good',
        word: 'High potential',
        title: 'A first week at a fixed price',
        text: 'One proposal in six fails because its first step is too large.',
        aside: '+$540 a week',
        question: 'What if we bill 1% more days?',
      },
      {
        meaning: 'info',
        word: 'Worth a test',
        title: 'A breakfast talk every quarter',
        text: 'Eleven operations managers of the last one had no adviser.',
        aside: '+$270 a week',
        question: 'What if marketing costs 10% more?',
      },
    ],
    gaps: [
      { name: 'Proposals that are won', now: '31%', target: '40%', gap: '9 points' },
      { name: 'Past clients asked for a reference', now: '54%', target: '90%', gap: '36 points' },
      { name: 'Meetings that are kept', now: '86%', target: '95%', gap: '9 points' },
      { name: 'Email opened', now: '22%', target: '28%', gap: '6 points' },
    ],
    figures: [
      { name: 'Cost of a new client', value: '$4,200', note: 'Target $3,600' },
      { name: 'Email subscribers', value: '684', note: '12 more than last month' },
      { name: 'Visits to the site', value: '1,240', note: 'Last 28 days' },
      { name: 'Rating', value: '4.6', note: 'Of 5, from 38 clients' },
    ],
  },
})
