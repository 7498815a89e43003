/** Fixed lines about the sample café, tagged as such on the page. */
export const tickerContent = {
  title: 'Live intelligence',
  note: 'A typical morning at a sample café. These lines are fixed; they are not market data.',
  pause: 'Pause the ticker',
  lines: [
    'Revenue $17,458, down $1,594 on last week',
    'Margin 10.3%, down 2.6 points',
    'Tuesday 2 to 5 pm: 3.4 paid hours per $100 of sales',
    'Runway 12 weeks, unchanged',
    'Average sale $13.90, down 2.0%',
    'Public liability insurance: 19 days to renewal',
  ],
} as const
