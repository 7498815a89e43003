/** Sample opportunities and competitor moves by kind of business. */
import { area } from '../../core/language.ts'

// Each question is one that the advisor answers from the records, since the sample itself is in none.
export const strategicSamples = area('strategicSamples', {
  cafe: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Open now',
        title: 'A second site at lower rents',
        text: 'Two corner shops on the next street stand empty, at about $1,900 a week.',
        aside: 'Decide by March',
        question: 'What if rent goes up by $1,900 a week?',
      },
      {
        meaning: 'good',
        word: 'Open now',
        title: 'Wholesale to the offices nearby',
        text: 'The building next door takes on 300 people in the new year.',
        aside: 'Decide by January',
        question: 'What if we win 5% more customers?',
      },
      {
        meaning: 'info',
        word: 'Watch',
        title: 'Council grant for longer opening hours',
        text: 'Up to $15,000 for businesses that stay open after 8 pm.',
        aside: 'Opens in May',
        question: 'What if we open an hour longer?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Attention',
        title: 'A chain opens 250 metres away',
        text: 'Opening offers are likely through the first eight weeks.',
        aside: 'In 6 weeks',
        question: 'What if we lose 10% of our customers?',
      },
      {
        meaning: 'info',
        word: 'Note',
        title: 'Prices rise at the two nearest',
        text: 'Both put their prices up by 5% this month.',
        aside: 'This month',
        question: 'What if we raise our prices by 5%?',
      },
      {
        meaning: 'info',
        word: 'Note',
        title: 'One competitor drops delivery',
        text: 'It cites fees. Its regulars now order from elsewhere.',
        aside: 'Last month',
        question: 'What if we win 3% more customers?',
      },
    ],
  },
  realestate: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Open now',
        title: 'A second office in the next suburb',
        text: 'A shopfront on its main street stands empty, at about $700 a week.',
        aside: 'Decide by March',
        question: 'What if rent goes up by $700 a week?',
      },
      {
        meaning: 'good',
        word: 'Open now',
        title: 'The managements of an agent who retires',
        text: 'About 60 homes nearby need a new manager in the new year.',
        aside: 'Decide by January',
        question: 'What if transactions rise 10%?',
      },
      {
        meaning: 'info',
        word: 'Watch',
        title: 'Grant for training in energy ratings',
        text: 'Half of up to $15,000 for agencies that advise landlords on them.',
        aside: 'Opens in May',
        question: 'Can we afford to spend $7,500?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Attention',
        title: 'A fixed-fee agency opens two streets away',
        text: 'Its fee for the sale of a middling home is about a tenth below yours.',
        aside: 'In 6 weeks',
        question: 'What if we lower our fees by 10%?',
      },
      {
        meaning: 'info',
        word: 'Note',
        title: 'Fees rise at the two nearest',
        text: 'Both put their letting fees up by 5% this month.',
        aside: 'This month',
        question: 'What if we raise our fees by 5%?',
      },
      {
        meaning: 'info',
        word: 'Note',
        title: 'One competitor gives up rentals',
        text: 'It will only sell. Its landlords look for a new manager.',
        aside: 'Last month',
        question: 'What if we win 3% more landlords?',
      },
    ],
  },
  consulting: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Open now',
        title: 'A place on the state’s advisory panel',
        text: 'Members of the last panel billed about a tenth more than before.',
        aside: 'Decide by March',
        question: 'What if we bill 10% more days?',
      },
      {
        meaning: 'good',
        word: 'Open now',
        title: 'One day a week for a port operator',
        text: 'Its board wants an adviser for a year: about 3% more days than you bill now.',
        aside: 'Decide by January',
        question: 'What if we bill 3% more days?',
      },
      {
        meaning: 'info',
        word: 'Watch',
        title: 'Grant for training in data work',
        text: 'Half of up to $15,000 for firms with fewer than 50 people.',
        aside: 'Opens in May',
        question: 'Can we afford to spend $7,500?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Attention',
        title: 'A large firm opens an office nearby',
        text: 'It looks for seniors, and offers about 8% more pay.',
        aside: 'In 6 weeks',
        question: 'What if wages rise 8%?',
      },
      {
        meaning: 'info',
        word: 'Note',
        title: 'Day rates rise at two rivals',
        text: 'Both put them up by 5% this month.',
        aside: 'This month',
        question: 'What if we raise our day rate by 5%?',
      },
      {
        meaning: 'info',
        word: 'Note',
        title: 'One competitor gives up strategy work',
        text: 'It keeps the delivery of programmes. Its other clients look for a new adviser.',
        aside: 'Last month',
        question: 'What if we win 2% more clients?',
      },
    ],
  },
})
