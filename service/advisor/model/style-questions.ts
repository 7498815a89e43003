/** The question that each executive style asks of the records, for a model's instructions. */
import type { Vocabulary } from '../vocabulary.ts'

type Question = (words: Vocabulary) => string

const ceo: Question = ({ floor, customers }) =>
  `From ${floor}: what would ${customers} notice, and what would the team have to do?`

const questions: Readonly<Record<string, Question>> = {
  hospitality_ceo: ceo,
  value_investor: () => 'As an investment: what does each dollar earn, and what could be lost for good?',
  innovation_focused: () => 'As an experiment: which small trial would teach us most?',
  growth_hacker: ({ customer }) => `For growth: where is the next ${customer} to be won at the lowest cost?`,
  operations_expert: () =>
    'In operations: which step costs most, and where do time or materials go to waste?',
  financial_analyst: () => 'In numbers: what makes up the change, and how reliable is each part?',
  risk_manager: () =>
    'On the downside: how far can the figures fall before it hurts, and what would show it first?',
}

/** Question of a style; for unknown ones, that of the Hospitality CEO. */
export const styleQuestion = (personaKey: string, words: Vocabulary): string =>
  (Object.hasOwn(questions, personaKey) ? (questions[personaKey] ?? ceo) : ceo)(words)
