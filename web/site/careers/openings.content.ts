/** The four open positions. The specification fixes titles, departments, levels and pay. */

export type JobOpening = {
  readonly id: string
  readonly title: string
  readonly department: 'Engineering' | 'Product' | 'Sales' | 'Customer Success'
  readonly location: string
  readonly type: 'Full-time'
  readonly level: 'Senior' | 'Mid-Senior'
  readonly description: string
  readonly requirements: readonly string[]
  /** A range in Australian dollars a year. */
  readonly salary: string
}

const location = 'Brisbane, Queensland'

/** In page order. */
export const openings: readonly JobOpening[] = [
  {
    id: 'senior-ai-engineer',
    title: 'Senior AI Engineer',
    department: 'Engineering',
    location,
    type: 'Full-time',
    level: 'Senior',
    description:
      'You own how Jarvin answers. That means the analysis that computes figures from a business’s records, the checks that compare every number in a reply with them, and the parts where a language model may write and nothing more. You decide what Jarvin says when the records have no answer.',
    requirements: [
      'Several years of building and running services that people rely on, in TypeScript or a similar language',
      'Statistics that you would defend in front of a finance director',
      'Experience with language models in production, and with measuring when they are wrong',
      'The habit of writing the test that fails first',
    ],
    salary: '$140k-$180k AUD',
  },
  {
    id: 'product-manager',
    title: 'Product Manager',
    department: 'Product',
    location,
    type: 'Full-time',
    level: 'Mid-Senior',
    description:
      'You spend a day a week with owners and executives, find out which decision they keep putting off, and turn that into something small we can ship. You write the brief, cut it in half, and stay with it until somebody decides differently because of it.',
    requirements: [
      'A product you shipped that people use, and an honest account of what did not work',
      'Comfort with figures: margins, cash and cohorts',
      'Clear, short writing',
      'Time in or near a small business is a real advantage',
    ],
    salary: '$120k-$150k AUD',
  },
  {
    id: 'enterprise-sales-executive',
    title: 'Enterprise Sales Executive',
    department: 'Sales',
    location,
    type: 'Full-time',
    level: 'Senior',
    description:
      'You bring Jarvin to groups with many sites: restaurant groups, agency networks, professional firms. You run the evaluation from the first call to the signature, with security and audit questions answered from the product itself.',
    requirements: [
      'A record of selling software to executives and boards in Australia',
      'Patience with procurement, and respect for the people in it',
      'You demonstrate the product with the customer’s own questions, not slides',
      'You promise only what the product does today',
    ],
    salary: '$100k base + $150k OTE',
  },
  {
    id: 'customer-success-manager',
    title: 'Customer Success Manager',
    department: 'Customer Success',
    location,
    type: 'Full-time',
    level: 'Mid-Senior',
    description:
      'You take a new business from its invitation to its first decision on the record: connections set up, figures checked against the books, the team shown around. After that you are the person they ring, and the one who tells us what to fix.',
    requirements: [
      'Experience looking after small and mid-sized businesses',
      'You read a profit and loss statement without help',
      'A calm voice on a Monday morning',
      'You write down what you learn so that nobody has to ask twice',
    ],
    salary: '$90k-$120k AUD',
  },
]
