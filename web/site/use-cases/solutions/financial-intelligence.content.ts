import type { UseCaseCategory } from '../use-case.ts'

export const financialIntelligence: UseCaseCategory = {
  id: 'financial-intelligence',
  title: 'Financial Intelligence',
  description: 'Margin, cash and cost, broken down until there is something to act on.',
  solutions: [
    {
      title: 'Why margin slipped, dollar by dollar',
      description:
        'The change is split into volume, average sale and each cost line. The parts add up to the whole, and you can check them.',
      industries: ['Hospitality & Tourism', 'Retail & eCommerce'],
      companySize: ['Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'How many weeks the cash lasts',
      description:
        'Runway at today’s spending, and again if revenue falls by ten percent. Asked in a sentence, answered with the working.',
      industries: ['Professional Services', 'Creative Industries', 'Education & Training'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'A price rise with its break-even',
      description:
        'What two percent more would bring, and how much volume you can lose before it costs you. The assumptions are shown beside the answer.',
      industries: ['Retail & eCommerce', 'Hospitality & Tourism', 'Professional Services'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'Cost shares against a stated yardstick',
      description:
        'Staff, supplies, premises and marketing as a share of revenue, compared with an assumption that is labelled as one.',
      industries: ['Real Estate & Property', 'Professional Services', 'Hospitality & Tourism'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'Wages watched by the week, not by the year',
      description:
        'In a practice, wages are most of the cost. See them move against takings while the roster can still be changed.',
      industries: ['Healthcare & Allied Health', 'Education & Training'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
  ],
}
