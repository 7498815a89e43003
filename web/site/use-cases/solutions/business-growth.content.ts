import type { UseCaseCategory } from '../use-case.ts'

export const businessGrowth: UseCaseCategory = {
  id: 'business-growth',
  title: 'Business Growth',
  description: 'Grow on purpose, at a pace your cash allows.',
  solutions: [
    {
      title: 'What one more person has to bring in',
      description:
        'The wage, the hours to cover it, and what that does to margin and runway. Before the offer, not after.',
      industries: ['Professional Services', 'Healthcare & Allied Health', 'Creative Industries'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'One focus for the quarter, on every screen',
      description:
        'Say what matters most and by when. Briefs and advisories are written with it in mind, and every change to it is recorded.',
      industries: ['Education & Training', 'Real Estate & Property', 'Retail & eCommerce'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'Board papers without the weekend',
      description:
        'Print briefs on A4, or export them as Markdown or JSON, with the record behind every figure. Your accountant reads the same page.',
      industries: ['Real Estate & Property', 'Professional Services'],
      companySize: ['Growing business'],
      impact: 'High',
    },
    {
      title: 'Marketing spend beside the takings',
      description:
        'Marketing costs, separate from all others, next to the revenue of the same weeks. Jarvin also says what your records cannot prove about a campaign.',
      industries: ['Retail & eCommerce', 'Hospitality & Tourism', 'Creative Industries'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'Grow the rent roll at a pace the team can carry',
      description: 'Hours, wages and revenue on one page show when growth starts to eat into its own margin.',
      industries: ['Real Estate & Property'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
  ],
}
