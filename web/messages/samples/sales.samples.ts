/** Sample growth opportunities, gaps and marketing figures by kind of business. */
import { area } from '../../core/language.ts'

// The samples are not on record, so each question must be one that the records can answer.
export const salesSamples = area('salesSamples', {
  cafe: {
    opportunities: [
      {
        meaning: 'good',
        word: 'High potential',
        title: 'A prepaid coffee pass for regulars',
        text: 'Customers who come twice a week spend three times as much over a year as the rest.',
        aside: '+$520 a week',
        question: 'What if we win 3% more customers?',
      },
      {
        meaning: 'good',
        word: 'Quick win',
        title: 'Ordering ahead at lunch',
        text: 'One person in six leaves the queue between 12 and 1.',
        aside: '+$310 a week',
        question: 'Which hours are the busiest?',
      },
      {
        meaning: 'info',
        word: 'Worth a test',
        title: 'Lunch boxes for the offices nearby',
        text: 'Eleven offices within 400 metres order from somewhere else.',
        aside: '+$180 a week',
        question: 'What if we win 1% more customers?',
      },
    ],
    gaps: [
      { name: 'New customers who come back', now: '31%', target: '40%', gap: '9 points' },
      { name: 'Reviews answered within a day', now: '54%', target: '90%', gap: '36 points' },
      { name: 'Coffees sold with food', now: '27%', target: '35%', gap: '8 points' },
      { name: 'Minutes from order to coffee', now: '6.5', target: '4.0', gap: '2.5 minutes' },
    ],
    figures: [
      { name: 'Cost per new customer', value: '$14.20', note: 'Target $12.00' },
      { name: 'Newsletter readers', value: '412', note: '57 joined this month' },
      { name: 'Instagram followers', value: '3,870', note: '145 more than last month' },
      { name: 'Google rating', value: '4.6', note: 'Out of 5, from 212 reviews' },
    ],
  },
  realestate: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Strong lead',
        title: 'Call every owner you appraised last year',
        text: 'One in five sells within a year, mostly with the agent who stayed in touch.',
        aside: '+$2,300 a week',
        question: 'What if transactions rise 5%?',
      },
      {
        meaning: 'good',
        word: 'Rent roll',
        title: 'A rental appraisal for every investor who buys',
        text: 'One buyer in eight rents the home out within two years.',
        aside: '+$930 a week',
        question: 'What if transactions rise 2%?',
      },
      {
        meaning: 'info',
        word: 'Try for a month',
        title: 'Answer enquiries on Sundays',
        text: 'A third of weekend enquiries wait until Monday.',
        aside: '+$450 a week',
        question: 'How busy is Sunday?',
      },
    ],
    gaps: [
      { name: 'Appraisals that become listings', now: '38%', target: '45%', gap: '7 points' },
      { name: 'Advertising paid by the vendor', now: '82%', target: '100%', gap: '18 points' },
      { name: 'Median days on the market', now: '34', target: '28', gap: '6 days' },
      { name: 'Vacant days between tenancies', now: '19', target: '14', gap: '5 days' },
      { name: 'Auctions sold on the day', now: '58%', target: '70%', gap: '12 points' },
    ],
    figures: [
      { name: 'Advertising cost per listing', value: '$640', note: 'Target $560' },
      { name: 'Appraisals booked', value: '17', note: '3 fewer than last month' },
      { name: 'Buyers on the alert list', value: '2,415', note: '96 asked for a viewing' },
      { name: 'Agent rating', value: '4.8', note: 'Out of 5, from 96 vendors' },
    ],
  },
  consulting: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Best odds',
        title: 'A yearly review with every past client',
        text: 'Half of follow-up work begins with a conversation that sold nothing.',
        aside: '+1.3 days a week',
        question: 'What if we bill 4% more days?',
      },
      {
        meaning: 'good',
        word: 'Short cycle',
        title: 'A fixed price for the first week',
        text: 'One proposal in six fails because the first step is too big.',
        aside: '+0.5 days a week',
        question: 'What if we bill 1.5% more days?',
      },
      {
        meaning: 'info',
        word: 'Slow burn',
        title: 'A breakfast briefing each quarter',
        text: 'Fourteen heads of operations came to the last one; nine had no adviser.',
        aside: '$1,900 each',
        question: 'What if marketing costs 10% more?',
      },
    ],
    gaps: [
      { name: 'Proposals won', now: '29%', target: '33%', gap: '4 points' },
      { name: 'Consultant utilisation', now: '61%', target: '72%', gap: '11 points' },
      { name: 'Days from invoice to payment', now: '47', target: '30', gap: '17 days' },
    ],
    figures: [
      { name: 'Cost of winning a client', value: '$4,200', note: 'Two partner days and travel' },
      { name: 'Open proposals', value: '9', note: 'Worth $740,000 if all are won' },
      { name: 'Repeat clients', value: '64%', note: 'Of billing in the past year' },
      { name: 'Would recommend us', value: '8 of 10', note: 'Sponsors asked at close-out' },
    ],
  },
})
