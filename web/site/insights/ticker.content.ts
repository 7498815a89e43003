/** The words of the ticker. */

/** The ticker. Its lines are those of the café in the pictures, and fixed, as its tag and its note say. */
export const tickerContent = {
  title: 'Live intelligence',
  note: 'What a morning’s lines look like for a sample café. They are fixed, and no market data.',
  pause: 'Pause the ticker',
  lines: [
    'Revenue $17,458, down $1,594 on the week before',
    'Margin 10.3%, down 2.6 points',
    'Tuesday 2 to 5 pm: 3.4 paid hours for each $100 taken',
    'Runway 12 weeks, unchanged',
    'Average sale $13.90, down 2.0%',
    'Public liability insurance: 19 days to renewal',
  ],
} as const
