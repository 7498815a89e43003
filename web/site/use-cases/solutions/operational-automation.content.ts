import type { UseCaseCategory } from '../use-case.ts'

export const operationalAutomation: UseCaseCategory = {
  id: 'operational-automation',
  title: 'Operational Automation',
  description: 'Routine work is drafted for you. You edit and decide.',
  solutions: [
    {
      title: 'A roster drafted from your real trading hours',
      description:
        'Seven days of shifts with hours, cost and share of takings. Change how many people work a shift, and the totals update.',
      industries: ['Hospitality & Tourism', 'Retail & eCommerce', 'Healthcare & Allied Health'],
      companySize: ['Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'Monday’s report, written in seconds',
      description:
        'What moved, why, and what to do about it, written from your records. No more Sunday nights with a spreadsheet.',
      industries: ['Professional Services', 'Real Estate & Property', 'Education & Training'],
      companySize: ['Solo', 'Small team', 'Growing business'],
      impact: 'High',
    },
    {
      title: 'Five emails based on your week',
      description:
        'Drafts to clients, suppliers and the team, each with the figure that prompted it. Nothing is sent until you send it.',
      industries: ['Real Estate & Property', 'Professional Services'],
      companySize: ['Solo', 'Small team'],
      impact: 'Medium',
    },
    {
      title: 'A week of posts, timed to the quiet hours',
      description:
        'Seven days of posts with channel, time and text. The calendar file reminds you of each one; nothing is posted for you.',
      industries: ['Creative Industries', 'Hospitality & Tourism', 'Retail & eCommerce'],
      companySize: ['Solo', 'Small team'],
      impact: 'Medium',
    },
  ],
}
