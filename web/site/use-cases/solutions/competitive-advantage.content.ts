import type { UseCaseCategory } from '../use-case.ts'

export const competitiveAdvantage: UseCaseCategory = {
  id: 'competitive-advantage',
  title: 'Competitive Advantage',
  description: 'Decide sooner, on better evidence, and remember why.',
  solutions: [
    {
      title: 'A decision in a morning, with its reasons on record',
      description:
        'Topic in, brief out: what happened, why, and the one step to take. When someone asks in a year, the page is still there.',
      industries: ['Professional Services', 'Real Estate & Property'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'Price the engagement before you quote it',
      description:
        'Test a rate against the last thirteen weeks of costs. You go into the meeting knowing where the floor is.',
      industries: ['Professional Services', 'Creative Industries'],
      companySize: ['Solo', 'Small team'],
      impact: 'High',
    },
    {
      title: 'Three advisors who may disagree',
      description:
        'Agent drafts, Analyst explains, Advisor weighs up. They read the same figures, so the argument is about judgement, not numbers.',
      industries: ['Creative Industries', 'Education & Training', 'Real Estate & Property'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'The missing figure, named',
      description:
        'Ask about a second site and Jarvin says what it cannot know: rent, fit-out, wages. A list of figures to collect instead of a guess to regret.',
      industries: ['Retail & eCommerce', 'Hospitality & Tourism', 'Healthcare & Allied Health'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
  ],
}
