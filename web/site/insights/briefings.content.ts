export const briefingsContent = {
  title: 'Briefings',
  lead: 'Three short papers for people who would rather read than sit through a meeting.',
  sample: 'Examples, to show what each one is for.',
  briefings: [
    {
      title: 'Monday Brief',
      text: 'One decision many owners face that week, with the sum worked through. One page, before eight.',
    },
    {
      title: 'Quarter in Review',
      text: 'What a quarter of weekly figures can and cannot tell you, industry by industry, and the three ratios to remember.',
    },
    {
      title: 'Method Notes',
      text: 'Every change to how Jarvin calculates: what it was, what it is, and which of your figures it moves.',
    },
  ],
} as const
