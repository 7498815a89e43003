/** The featured analysis with its worked calculation. */
export const featuredContent = {
  title: 'Featured analysis',
  text: 'A shop with sales of $20,000 a week, whose goods cost 40 cents of each dollar, raises its prices by 3%. The sum takes four lines, and the last one is what you take into the room.',
  lines: [
    { label: 'Left after goods, before the rise', value: '$12,000' },
    { label: 'Left after the rise, if nobody leaves', value: '$12,600' },
    { label: 'Volume lost at our middle assumption', value: '2.4%' },
    { label: 'Volume you can lose before it costs you', value: '4.8%' },
  ],
  action: 'Read the analysis',
} as const
