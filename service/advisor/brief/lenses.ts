/** How each executive style looks at the same records: what it asks, which facts it adds, which steps it prefers. */
import type { Vocabulary } from '../vocabulary.ts'
import type { FactName } from './facts.ts'
import type { LeverName } from './lever-names.ts'

/** A style's way of looking. */
export type Lens = {
  readonly question: (words: Vocabulary) => string
  /** How it would go about whatever step is taken. */
  readonly approach: string
  /** Facts it wants to see besides those of the theme, first one first. */
  readonly facts: readonly FactName[]
  /** Steps it would rather take, first one first. */
  readonly levers: readonly LeverName[]
}

const ceo: Lens = {
  question: ({ floor, customers }) =>
    `From ${floor}: what would ${customers} notice, and what would the team have to do?`,
  approach: 'Tell the team why beforehand, and ask them a week later what changed.',
  facts: ['weekdays', 'staff share', 'sales'],
  levers: ['roster', 'reserve', 'price', 'retention', 'costs'],
}

const lenses: Readonly<Record<string, Lens>> = {
  hospitality_ceo: ceo,
  value_investor: {
    question: () => 'As an investment: what does each dollar earn, and what could be lost for good?',
    approach: 'Don’t sign anything for it that ties you up for more than a year.',
    facts: ['margin industry', 'runway', 'profit'],
    levers: ['reserve', 'price', 'supplies', 'watch', 'retention', 'costs'],
  },
  innovation_focused: {
    question: () => 'As an experiment: which small trial would teach us most?',
    approach: 'Write down beforehand what would count as success, so nobody can argue with the result.',
    facts: ['weekdays', 'spread', 'per sale'],
    levers: ['trial', 'campaign', 'price', 'supplies'],
  },
  growth_hacker: {
    question: ({ customer }) => `For growth: where is the next ${customer} to be won at the lowest cost?`,
    approach: 'Put half of the extra profit into your cheapest way of winning new business.',
    facts: ['sales trend', 'per sale', 'marketing share'],
    levers: ['campaign', 'retention', 'trial', 'price', 'costs'],
  },
  operations_expert: {
    question: () => 'In operations: which step costs most, and where do time or materials go to waste?',
    approach: 'Put the new way of working on one page, and time it before and after.',
    facts: ['expenses', 'hours', 'rising cost'],
    levers: ['supplies', 'roster', 'watch', 'costs', 'trial', 'retention'],
  },
  financial_analyst: {
    question: () => 'In numbers: what makes up the change, and how reliable is each part?',
    approach: 'Track it each week as a share of revenue, not in dollars.',
    facts: ['spread', 'margin month', 'revenue trend'],
    levers: ['costs', 'price', 'reserve', 'supplies', 'watch'],
  },
  risk_manager: {
    question: () =>
      'On the downside: how far can the figures fall before it hurts, and what would show it first?',
    approach: 'Keep the old way available until the new one has worked for a quarter.',
    facts: ['stress', 'anomaly', 'runway ahead'],
    levers: ['watch', 'reserve', 'supplies', 'trial', 'retention', 'costs'],
  },
}

/** The lens of a style; of a style that nobody knows, that of the Hospitality CEO. */
export const lensOf = (personaKey: string): Lens =>
  Object.hasOwn(lenses, personaKey) ? (lenses[personaKey] ?? ceo) : ceo
