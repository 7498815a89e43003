/** How each executive style looks at the same records: what it asks, which facts it adds, which steps it prefers. */
import type { Vocabulary } from '../vocabulary.ts'
import type { FactName } from './facts.ts'
import type { LeverName } from './levers.ts'

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
    `Seen from ${floor}: what would the ${customers} notice, and what would the team have to do?`,
  approach: 'Tell the team the reason before the day, and ask them a week later what it changed.',
  facts: ['weekdays', 'staff share', 'sales'],
  levers: ['roster', 'reserve', 'price', 'retention', 'costs'],
}

const lenses: Readonly<Record<string, Lens>> = {
  hospitality_ceo: ceo,
  value_investor: {
    question: () =>
      'Seen as an owner of capital: what does each dollar earn, and what could be lost for good?',
    approach: 'Sign nothing on account of it that binds for longer than a year.',
    facts: ['margin industry', 'runway', 'profit'],
    levers: ['reserve', 'price', 'supplies', 'watch', 'retention', 'costs'],
  },
  innovation_focused: {
    question: () => 'Seen as something to learn: which small trial would tell us most?',
    approach: 'Write down beforehand what would count as success, so that the result cannot be argued with.',
    facts: ['weekdays', 'spread', 'per sale'],
    levers: ['trial', 'campaign', 'price', 'supplies'],
  },
  growth_hacker: {
    question: ({ customer }) =>
      `Seen from the next ${customer}: where is one more to be had at the least cost?`,
    approach: 'Put half of what it brings into the cheapest way of winning the next one.',
    facts: ['sales trend', 'per sale', 'marketing share'],
    levers: ['campaign', 'retention', 'trial', 'price', 'costs'],
  },
  operations_expert: {
    question: () => 'Seen as a chain of work: which step costs most, and where is time or stock wasted?',
    approach: 'Write the new way of working on one page, and time it before and after.',
    facts: ['expenses', 'hours', 'rising cost'],
    levers: ['supplies', 'roster', 'watch', 'costs', 'trial', 'retention'],
  },
  financial_analyst: {
    question: () => 'Seen as arithmetic: which parts make up the change, and how firm are they?',
    approach: 'Follow it each week as a share of revenue rather than in dollars.',
    facts: ['spread', 'margin month', 'revenue trend'],
    levers: ['costs', 'price', 'reserve', 'supplies', 'watch'],
  },
  risk_manager: {
    question: () =>
      'Seen from what could go wrong: how far can the figures fall before it hurts, and what shows it first?',
    approach: 'Keep the present way open until the new one has held for a quarter.',
    facts: ['stress', 'anomaly', 'runway ahead'],
    levers: ['watch', 'reserve', 'supplies', 'trial', 'retention', 'costs'],
  },
}

/** The lens of a style; of a style that nobody knows, that of the Hospitality CEO. */
export const lensOf = (personaKey: string): Lens =>
  Object.hasOwn(lenses, personaKey) ? (lenses[personaKey] ?? ceo) : ceo
