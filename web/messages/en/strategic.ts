/** What Strategic says, its sample content among it. */
import { area } from '../../core/language.ts'

export const strategicText = area('strategic', {
  title: 'Strategic',
  standfirst: 'What the business works towards, and sample notes on what moves around it.',
  focus: 'Current focus',
  focusNotLoaded: 'The current focus could not be loaded.',
  noFocus: 'No focus is set. Advice is weighed against one once it is.',
  setFocus: 'Set a focus',
  changeFocus: 'Change the focus',
  urgency: 'Urgency',
  timeline: 'Timeline',
  priorities: 'Secondary priorities',
  metrics: 'Success metrics',
  opportunities: 'Opportunities',
  sampleOpportunities: [
    {
      meaning: 'good',
      word: 'Open now',
      title: 'A second site at lower rents',
      text: 'Two corner shops on the next street stand empty; rents there have fallen by a tenth.',
      aside: 'Decide by March',
    },
    {
      meaning: 'good',
      word: 'Open now',
      title: 'Wholesale to the offices nearby',
      text: 'The building next door takes on 300 people in the new year.',
      aside: 'Decide by January',
    },
    {
      meaning: 'info',
      word: 'Watch',
      title: 'Council grant for longer opening hours',
      text: 'Up to $15,000 for businesses that stay open after 8 pm.',
      aside: 'Opens in May',
    },
  ],
  competitors: 'Competitor moves',
  sampleCompetitors: [
    {
      meaning: 'attention',
      word: 'Attention',
      title: 'A chain opens 250 metres away',
      text: 'Opening offers are likely through the first eight weeks.',
      aside: 'In 6 weeks',
    },
    {
      meaning: 'info',
      word: 'Note',
      title: 'Prices rise at the two nearest',
      text: 'Both put their prices up by 5% this month.',
      aside: 'This month',
    },
    {
      meaning: 'info',
      word: 'Note',
      title: 'One competitor drops delivery',
      text: 'It cites fees. Its regulars now order from elsewhere.',
      aside: 'Last month',
    },
  ],
  trends: 'Industry trends',
  sampleTrends: [
    {
      meaning: 'good',
      word: 'Rising',
      title: 'Ordering ahead becomes the habit',
      text: 'A third of weekday sales in cities are ordered before the customer arrives.',
      aside: '+8 points in a year',
    },
    {
      meaning: 'attention',
      word: 'Rising',
      title: 'Wages grow faster than prices',
      text: 'Award wages rose by 3.5% in July; prices followed by 2.1%.',
      aside: '-1.4 points',
    },
    {
      meaning: 'neutral',
      word: 'Steady',
      title: 'Spending holds, visits fall',
      text: 'People come less often and spend more each time.',
      aside: 'Over 12 months',
    },
  ],
})
