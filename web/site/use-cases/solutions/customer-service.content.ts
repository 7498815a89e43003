/** Use cases about serving people well. */
import type { UseCaseCategory } from '../use-case.ts'

/** Customer Service. */
export const customerService: UseCaseCategory = {
  id: 'customer-service',
  title: 'Customer Service',
  description: 'People where they are needed, and answers that agree with each other.',
  solutions: [
    {
      title: 'Enough hands at the hour people wait',
      description:
        'The roster follows demand by the hour, so the rush has its people and the lull does not pay for them.',
      industries: ['Hospitality & Tourism', 'Retail & eCommerce'],
      companySize: ['Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'Opening hours that fit the patients you have',
      description:
        'See which hours fill and which stand empty before you add an evening clinic or drop a Saturday.',
      industries: ['Healthcare & Allied Health'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'Medium',
    },
    {
      title: 'Follow-up that goes out the same day',
      description:
        'Drafts for vendors, landlords and buyers, with blanks only where you know better. Fill them in and send.',
      industries: ['Real Estate & Property', 'Professional Services'],
      companySize: ['Solo', 'Small team'],
      impact: 'High',
    },
    {
      title: 'One inbox for what needs an answer',
      description:
        'Directives, alerts and summaries by priority. Read and archived are on the record, so nothing is “with somebody”.',
      industries: ['Education & Training', 'Healthcare & Allied Health', 'Creative Industries'],
      companySize: ['Small team', 'Growing business'],
      impact: 'Medium',
    },
  ],
}
