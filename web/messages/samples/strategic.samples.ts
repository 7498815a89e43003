/** Sample opportunities and competitor moves by kind of business. */
import { area } from '../../core/language.ts'

// The samples are not on record, so each question must be one that the records can answer.
export const strategicSamples = area('strategicSamples', {
  cafe: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Open now',
        title: 'A second site at a lower rent',
        text: 'Two corner shops on the next street are empty, at about $1,900 a week.',
        aside: 'Decide by March',
        question: 'What if rent goes up by $1,900 a week?',
      },
      {
        meaning: 'good',
        word: 'Opening soon',
        title: '300 office workers next door',
        text: 'The building beside you fills in the new year and has no café of its own.',
        aside: 'From January',
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
        word: 'New rival',
        title: 'A chain opens 250 metres away',
        text: 'Expect opening offers for the first eight weeks.',
        aside: 'In 6 weeks',
        question: 'What if we lose 10% of our customers?',
      },
      {
        meaning: 'info',
        word: 'Prices',
        title: 'The bakery across the road drops its coffee price',
        text: 'A flat white there now costs 50 cents less with a pastry.',
        aside: 'Since Monday',
        question: 'What if we cut our prices by 5%?',
      },
      {
        meaning: 'info',
        word: 'Delivery',
        title: 'A competitor stops delivering',
        text: 'It blames platform fees. Its regulars now order from somewhere else.',
        aside: 'Last month',
        question: 'What if we win 2% more customers?',
      },
    ],
  },
  realestate: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Available',
        title: 'A shopfront in the next suburb',
        text: 'It is on the main street, at about $700 a week.',
        aside: 'Lease ends in April',
        question: 'What if rent goes up by $700 a week?',
      },
      {
        meaning: 'good',
        word: 'For sale',
        title: 'A retiring agent’s rent roll',
        text: 'About 60 nearby homes need a new manager.',
        aside: 'Offers close in 8 weeks',
        question: 'What if transactions rise 10%?',
      },
      {
        meaning: 'info',
        word: 'Grant',
        title: 'Half the cost of energy-rating training',
        text: 'For agencies that advise landlords; your share would be about $4,800.',
        aside: 'Second half of the year',
        question: 'Can we afford to spend $4,800?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Fees',
        title: 'A fixed-fee agency opens two streets away',
        text: 'On a median home it charges about a fifth less than you do.',
        aside: 'In autumn',
        question: 'What if we lower our fees by 20%?',
      },
      {
        meaning: 'info',
        word: 'Market',
        title: 'Both neighbouring agencies charge more for lettings',
        text: 'Their letting fees went up 7% at the start of the quarter.',
        aside: 'This quarter',
        question: 'What if we raise our fees by 7%?',
      },
      {
        meaning: 'info',
        word: 'Exit',
        title: 'A rival sells its property management arm',
        text: 'Its landlords may prefer to choose their own manager.',
        aside: 'Before Christmas',
        question: 'What if we win 3% more landlords?',
      },
    ],
  },
  consulting: {
    opportunities: [
      {
        meaning: 'good',
        word: 'Tender',
        title: 'A place on the state’s advisory panel',
        text: 'Firms on the last panel billed about a tenth more than before.',
        aside: 'Closes 12 February',
        question: 'What if we bill 10% more days?',
      },
      {
        meaning: 'good',
        word: 'Warm lead',
        title: 'A port operator wants an adviser one day a week',
        text: 'A year’s work, worth about 3% more days than you bill now.',
        aside: 'Board meets in January',
        question: 'What if we bill 3% more days?',
      },
      {
        meaning: 'info',
        word: 'Partnership',
        title: 'A data firm is looking for a delivery partner',
        text: 'You would train two consultants first, at about $9,000.',
        aside: 'No deadline',
        question: 'Can we afford to spend $9,000?',
      },
    ],
    competitors: [
      {
        meaning: 'attention',
        word: 'Hiring',
        title: 'A national firm opens a Brisbane office',
        text: 'It is hiring seniors at about 8% above your salaries.',
        aside: 'By mid-year',
        question: 'What if wages rise 8%?',
      },
      {
        meaning: 'info',
        word: 'Rates',
        title: 'Two rivals add 6% to their day rates',
        text: 'Both wrote to public-sector clients last week.',
        aside: 'From 1 July',
        question: 'What if we raise our day rate by 6%?',
      },
      {
        meaning: 'info',
        word: 'Gap',
        title: 'A boutique stops taking strategy work',
        text: 'It keeps programme delivery. Its strategy clients need a new adviser.',
        aside: 'Announced in October',
        question: 'What if we win 2% more clients?',
      },
    ],
  },
})
