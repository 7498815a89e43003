import type { UseCaseCategory } from '../use-case.ts'

export const customerService: UseCaseCategory = {
  id: 'customer-service',
  title: 'Customer Service',
  description: 'People where you need them, and answers that agree with each other.',
  solutions: [
    {
      title: 'Enough hands at the hour people wait',
      description:
        'The roster follows demand by the hour, so you have enough people for the rush and pay fewer through the lull.',
      industries: ['Hospitality & Tourism', 'Retail & eCommerce'],
      companySize: ['Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'Opening hours that fit the patients you have',
      description:
        'See which hours fill and which stay empty before you add an evening clinic or drop a Saturday.',
      industries: ['Healthcare & Allied Health'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'Follow-up that goes out the same day',
      description:
        'Drafts for vendors, landlords and buyers, with blanks only for what you know and Jarvin does not. Fill them in and send.',
      industries: ['Real Estate & Property', 'Professional Services'],
      companySize: ['Solo', 'Small team'],
      impact: 'High',
    },
    {
      title: 'One inbox for what needs an answer',
      description:
        'Directives, alerts and summaries by priority. Who read and archived each one is on record, so nothing is “with someone”.',
      industries: ['Education & Training', 'Healthcare & Allied Health', 'Creative Industries'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
  ],
}
