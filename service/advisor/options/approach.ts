/** How each executive style chooses among options: which qualify, how they are ranked, and how long they are given. */
import type { Lever } from '#schema/advisor/change-plans'
import type { Grade } from './option.ts'

/** Ranking criterion: profit, revenue or saved costs; likely, worst or best case. */
export type RankedBy = {
  readonly outcome: 'profit' | 'revenue' | 'costs'
  readonly end: 'likely' | 'low' | 'high'
}

export type Approach = {
  readonly rankedBy: RankedBy
  readonly maxRisk: Grade
  /** Levers of the style; others qualify only if these offer nothing. */
  readonly levers: readonly Lever[]
  /** Weeks until a step is judged, relative to the usual. */
  readonly patience: number
  /** True if steps are first tried on a part. */
  readonly isTrial: boolean
  /** True if reserves and warning levels are options for any matter. */
  readonly isDefensive: boolean
}

const all: readonly Lever[] = ['price', 'volume', 'staff', 'supplies', 'premises', 'marketing', 'other']

const usual: Approach = {
  rankedBy: { outcome: 'profit', end: 'likely' },
  maxRisk: 'high',
  levers: all,
  patience: 1,
  isTrial: false,
  isDefensive: false,
}

const approaches: Readonly<Record<string, Approach>> = {
  hospitality_ceo: { ...usual, maxRisk: 'medium', levers: ['staff', 'price', 'volume'] },
  value_investor: {
    ...usual,
    rankedBy: { outcome: 'profit', end: 'low' },
    maxRisk: 'medium',
    patience: 2,
    isDefensive: true,
  },
  innovation_focused: {
    ...usual,
    rankedBy: { outcome: 'profit', end: 'high' },
    levers: ['price', 'volume', 'staff'],
    patience: 0.5,
    isTrial: true,
  },
  growth_hacker: {
    ...usual,
    rankedBy: { outcome: 'revenue', end: 'high' },
    levers: ['volume', 'price', 'marketing'],
    patience: 0.5,
  },
  operations_expert: {
    ...usual,
    rankedBy: { outcome: 'costs', end: 'likely' },
    maxRisk: 'medium',
    levers: ['staff', 'supplies', 'premises', 'marketing', 'other'],
  },
  financial_analyst: usual,
  risk_manager: {
    ...usual,
    rankedBy: { outcome: 'profit', end: 'low' },
    maxRisk: 'low',
    patience: 2,
    isDefensive: true,
  },
}

/** Approach of a style; for unknown ones, a neutral one. */
export const approachOf = (personaKey: string): Approach =>
  Object.hasOwn(approaches, personaKey) ? (approaches[personaKey] ?? usual) : usual
