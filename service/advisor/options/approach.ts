/** How each executive style chooses among options: which qualify, what ranks them, and how long they are given. */
import type { Lever } from '#schema/advisor/change-plans'
import type { Grade } from './option.ts'

/** What the worth of an option is ranked by: profit, revenue won or costs saved; likely, at worst or at best. */
export type RankedBy = {
  readonly outcome: 'profit' | 'revenue' | 'costs'
  readonly end: 'likely' | 'low' | 'high'
}

export type Approach = {
  readonly rankedBy: RankedBy
  readonly maxRisk: Grade
  /** Levers that it works with; others qualify only where these offer nothing. */
  readonly levers: readonly Lever[]
  /** Weeks until a step is judged, as a multiple of the usual. */
  readonly patience: number
  /** True if steps are tried on a part first. */
  readonly isTrial: boolean
  /** True if reserves and warning lines are options in any matter. */
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

/** The approach of a style; of an unknown one, that of no style in particular. */
export const approachOf = (personaKey: string): Approach =>
  Object.hasOwn(approaches, personaKey) ? (approaches[personaKey] ?? usual) : usual
