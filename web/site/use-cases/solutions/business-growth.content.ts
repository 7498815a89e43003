/** Use cases about growing. */
import type { UseCaseCategory } from '../use-case.ts'

/** Business Growth. */
export const businessGrowth: UseCaseCategory = {
  id: 'business-growth',
  title: 'Business Growth',
  description: 'Grow on purpose, at a pace that the cash allows.',
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
        'Say what matters most and by when. Briefs and advisories are written with it in mind, and a change of mind is on record.',
      industries: ['Education & Training', 'Real Estate & Property', 'Retail & eCommerce'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'Board papers without the weekend',
      description:
        'Briefs print on A4 or leave as Markdown and JSON, with every figure’s record named. Your accountant reads the same page.',
      industries: ['Real Estate & Property', 'Professional Services'],
      companySize: ['Growing business'],
      impact: 'High',
    },
    {
      title: 'Marketing spend beside the takings',
      description:
        'What marketing costs, apart from all other costs, and the revenue of the same weeks. What no record can prove about a campaign is said as well.',
      industries: ['Retail & eCommerce', 'Hospitality & Tourism', 'Creative Industries'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'Grow the rent roll at a pace the team can carry',
      description: 'Hours, wages and revenue on one page show when growth starts to eat its own margin.',
      industries: ['Real Estate & Property'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
  ],
}
