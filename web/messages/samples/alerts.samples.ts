/** Sample alerts by kind of business: the Overview shows the first two, Risk all of them. */
import { area } from '../../core/language.ts'

// The samples are not on record, so each question must be one that the records can answer.
export const alertSamples = area('alertSamples', {
  cafe: [
    {
      meaning: 'risk',
      word: 'Price rise',
      title: 'Your largest supplier’s prices go up 6% on 1 December',
      text: 'Half your goods come from them, so supplies would cost 3% more.',
      question: 'What if supplies cost 3% more?',
    },
    {
      meaning: 'attention',
      word: 'Renewal',
      title: 'Public liability insurance expires in 19 days',
      text: 'The insurer takes ten working days once it has the form.',
      question: 'What if insurance costs 10% more?',
    },
    {
      meaning: 'attention',
      word: 'Safety',
      title: 'No first aider on two weekend shifts',
      text: 'Nobody on Saturday evening or Sunday has a current certificate.',
      question: 'What if we add eight paid hours a week?',
    },
  ],
  realestate: [
    {
      meaning: 'risk',
      word: 'Cost',
      title: 'Your photographer charges 12% more from January',
      text: 'The studio shoots seven of your ten current listings.',
      question: 'What if photography costs 12% more?',
    },
    {
      meaning: 'attention',
      word: 'Campaign',
      title: 'Four listings have passed 60 days on the market',
      text: 'Their vendors have paid for advertising and will want to talk about the price.',
      question: 'What if we earn 4% fewer fees?',
    },
    {
      meaning: 'attention',
      word: 'Roster',
      title: 'Two open homes have one agent each on Saturday',
      text: 'While the agent talks to one buyer, nobody is at the door for the others.',
      question: 'Which hours are busiest on a Saturday?',
    },
  ],
  consulting: [
    {
      meaning: 'risk',
      word: 'People',
      title: 'Two seniors have offers from other firms',
      text: 'Matching both would add about 4% to wages.',
      question: 'What if wages rise 4%?',
    },
    {
      meaning: 'attention',
      word: 'Debtors',
      title: 'Three invoices are more than 45 days overdue',
      text: 'Together they come to $61,300. All three are with the same client.',
      question: 'How many weeks of costs does our cash cover?',
    },
    {
      meaning: 'attention',
      word: 'Cover',
      title: 'Two project leads are away in the same fortnight',
      text: 'From 14 December nobody is named to cover their clients.',
      question: 'What if we bill 8% fewer days?',
    },
  ],
})
