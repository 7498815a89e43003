/** What will stand on the screens that are reachable but still to come. */

type Plan = { readonly title: string; readonly standfirst: string; readonly parts: readonly string[] }

/** By path. */
export const plannedScreens: { readonly [path: string]: Plan | undefined } = {
  '/dashboard/finance': {
    title: 'Finance',
    standfirst:
      'The money side of the week. This screen is being built; the weekly figures are on the Overview.',
    parts: [
      'Weekly revenue, profit margin, cash runway in weeks and weekly transactions',
      'Year-to-date growth at this week’s revenue',
      'Expense breakdown, and profitability against the benchmark',
    ],
  },
  '/dashboard/strategic': {
    title: 'Strategic',
    standfirst: 'What moves around the business. This screen is being built.',
    parts: ['Opportunities', 'Competitor moves', 'Industry trends'],
  },
  '/dashboard/sales-marketing': {
    title: 'Sales & Marketing',
    standfirst: 'Who buys, and what brings them. This screen is being built.',
    parts: ['Growth opportunities', 'Performance gaps', 'Sales and marketing figures'],
  },
  '/dashboard/risk': {
    title: 'Risk',
    standfirst: 'What could go wrong, and how likely it is. This screen is being built.',
    parts: ['Alerts', 'Compliance items with their dates', 'A risk matrix with scores out of 10'],
  },
  '/dashboard/agent': {
    title: 'Jarvin’s Agent',
    standfirst: 'The AI executive advisor is coming soon.',
    parts: ['The advisor’s agent at full width, with everything it has done on the record'],
  },
  '/briefs': {
    title: 'Briefs',
    standfirst: 'Decision briefs: what happened, why, and what to do about it. This screen is being built.',
    parts: [
      'The latest ten briefs, and a new one on any topic',
      'Each brief in full, to export and to share',
      'Email drafts, a roster proposal and a social plan at one click',
      'Transactions by the hour',
    ],
  },
  '/connections': {
    title: 'Integrations',
    standfirst: 'Where the figures come from. This screen is being built.',
    parts: [
      'Financial: bank account, accounting, payroll',
      'Operations: point of sale, human resources',
      'Marketing: email marketing, social media',
      'Analytics: website analytics',
    ],
  },
  '/profile': {
    title: 'Business Profile',
    standfirst: 'What your advisors know about the business. This screen is being built.',
    parts: [
      'Business information: stage, team size, revenue range, objectives, challenges and industry',
      'Training and personality: tone, decision style, reporting frequency and risk tolerance',
    ],
  },
  '/my-profile': {
    title: 'My Profile',
    standfirst: 'What your advisors know about you. This screen is being built.',
    parts: [
      'Personal information: name, role and years in it',
      'Contact information: email, phone, time zone and language',
      'Notification preferences',
    ],
  },
}
