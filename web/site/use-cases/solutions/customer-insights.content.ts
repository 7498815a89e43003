import type { UseCaseCategory } from '../use-case.ts'

export const customerInsights: UseCaseCategory = {
  id: 'customer-insights',
  title: 'Customer Insights',
  description: 'When people come, what they spend, and when that changes.',
  solutions: [
    {
      title: 'What an average sale is worth, and why it moved',
      description:
        'Revenue per transaction, week by week. When revenue slips, you see whether fewer people came or each of them spent less.',
      industries: ['Retail & eCommerce', 'Hospitality & Tourism'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'The hours that earn, and the hours that only cost',
      description:
        'Transactions by weekday and hour on one chart. The quiet Tuesday stops being a feeling and becomes a number.',
      industries: ['Hospitality & Tourism', 'Retail & eCommerce', 'Healthcare & Allied Health'],
      companySize: ['Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'Activity against settlements',
      description:
        'A busy month that brings in little shows up in week two, while there is still time to make the calls that change it.',
      industries: ['Real Estate & Property'],
      companySize: ['Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'What losing a client would cost',
      description:
        'Ask what happens if you lose eight percent of your clients. The answer is in dollars of profit a week, with a range.',
      industries: ['Professional Services', 'Creative Industries'],
      companySize: ['Solo', 'Small team'],
      impact: 'Medium',
    },
    {
      title: 'This term against the same weeks last year',
      description:
        'Enrolment seasons hide the real changes. Compare like with like once a year of weeks is on record.',
      industries: ['Education & Training', 'Retail & eCommerce'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
  ],
}
