import type { Point } from '../frame/Points.tsx'

/** An industry, with the anchor of its use cases. */
export type Industry = Point & {
  readonly anchor: 'customer-service' | 'customer-insights' | 'competitive-advantage'
}

/** The opening. */
export const heroContent = {
  title: 'The decision partner that shows its working',
  audience: 'For executives and owners of small businesses',
  lead: 'Jarvin reads your week, says what changed and what to do about it, and shows the record behind every number.',
  picture:
    'The Overview of a café: weekly revenue, profit margin and cash runway, each with its change on the week before and on the same week last year; below, links to four dashboards and two alerts; on the right, the Analyst explains why margin slipped, with a numbered receipt for each figure.',
  caption: 'The Overview on a Saturday morning. Sample data.',
  invitation: 'Invitation only while we are in early access',
}

/** The banner below the opening. */
export const bannerContent = {
  title: 'Early access is by invitation',
  text: 'We started in hospitality and now also serve real estate, professional services and retail.',
  sample:
    'While you wait for your invitation, look around a sample business: a café, an agency or a consultancy, each with a year of figures.',
  link: 'Open a sample business',
}

export const featuresContent = {
  title: 'A board paper that answers back',
  lead: 'You would not act on a number without knowing where it came from. Neither would Jarvin.',
  features: [
    {
      title: 'Every figure carries a receipt',
      text: 'Open a figure to see the records it came from, their dates, and how it was worked out. If there is no record, Jarvin says so.',
    },
    {
      title: 'Three advisors, one ledger',
      text: 'Agent drafts, Analyst explains, Advisor weighs up. They read the same figures and disagree in the open.',
    },
    {
      title: 'Advice that ends in a decision',
      text: 'Each advisory names one step and what it is worth. Consult or dismiss: both are recorded.',
    },
    {
      title: 'A log that shows tampering',
      text: 'Every change is sealed to the one before it, so any edit shows. You, your board and your accountant read the same page.',
    },
  ] satisfies readonly Point[],
}

export const benefitsContent = {
  title: 'What changes in your week',
  lead: 'Less time finding out what happened. More time deciding what to do about it.',
  benefits: [
    'Monday starts with the answer: what moved, by how much, and the one thing that needs you.',
    'You ask in plain words why margin slipped, and the reply breaks the change down, dollar by dollar.',
    'You know how sure the advice is, because coverage, recency and agreement are shown beside it.',
    'The follow-up is drafted: a roster, five emails or a week of posts, for you to edit and send.',
    'When someone asks in March why you decided what you did in November, the answer is one page away.',
  ],
  picture:
    'A decision brief headed “Average spend at $13.90: a price rise of 1.4% pays unless sales fall 2.0%”. Each figure in the text is numbered; beside it the receipts name the record behind each one, and mark one that has no record.',
  caption: 'A decision brief with its receipts. Sample data.',
}

/** The specification names three anchors for four industries. */
export const industriesContent = {
  title: 'Built for businesses that live by the week',
  industries: [
    {
      title: 'Hospitality & Food Service',
      text: 'Wages against takings, the roster by the hour, and the quiet Tuesday.',
      anchor: 'customer-service',
    },
    {
      title: 'Real Estate',
      text: 'Busy weeks that bring in little, and how long the cash will last until contracts settle.',
      anchor: 'customer-insights',
    },
    {
      title: 'Professional Services',
      text: 'What losing a client would cost, and which engagement is priced too low.',
      anchor: 'competitive-advantage',
    },
    {
      title: 'Retail & E-commerce',
      text: 'What an average sale is worth, and whether a price rise would pay.',
      anchor: 'customer-insights',
    },
  ] satisfies readonly Industry[],
}

export const closingContent = {
  title: 'Bring one decision you are weighing up',
  text: 'Tell us about your business and what you want to decide better. We write back with the next steps.',
  action: 'Request Early Access',
}
