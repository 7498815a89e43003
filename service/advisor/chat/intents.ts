/** Which ideas make which question: each rule names those that must be in a message, and what it scores. */
import type { Concept } from './concept.ts'
import { type Intent, type Metric, metrics } from './question.ts'

type Rule = {
  readonly intent: Intent
  readonly all?: readonly Concept[]
  readonly any?: readonly Concept[]
  readonly none?: readonly Concept[]
  readonly score: number
}

/** The kinds of cost, and costs as a whole. */
export const costs = [
  'costs',
  'staff',
  'supplies',
  'premises',
  'marketing',
  'other',
] as const satisfies readonly Metric[]

const rules: readonly Rule[] = [
  { intent: 'act', all: ['act'], score: 9 },
  { intent: 'sure', all: ['sure'], score: 9 },
  { intent: 'afford', all: ['afford'], none: ['if'], score: 9 },
  { intent: 'day', all: ['yesterday'], none: ['why'], score: 7 },
  { intent: 'identity', all: ['identity'], score: 8 },
  { intent: 'break-even', all: ['break-even'], none: ['percent', 'price'], score: 9 },
  { intent: 'trend', all: ['unchanged'], score: 9 },
  { intent: 'cash', all: ['cashRunwayWeeks', 'if'], score: 9 },
  { intent: 'cash', all: ['lasting', 'cashRunwayWeeks'], score: 9 },
  { intent: 'cash', all: ['cashRunwayWeeks'], none: ['why', 'compare', 'source'], score: 4 },
  { intent: 'what-if', all: ['if'], any: ['up', 'down', 'price', 'hire', 'change', ...costs], score: 8 },
  { intent: 'what-if', all: ['price'], any: ['up', 'down', 'change'], none: ['why'], score: 6 },
  { intent: 'what-if', all: ['if'], any: [...metrics], score: 6 },
  {
    intent: 'what-if',
    all: ['percent'],
    any: ['up', 'down', 'change'],
    none: ['why', 'source', 'cashRunwayWeeks', 'past'],
    score: 7,
  },
  { intent: 'what-if', all: ['dollars', 'up'], any: costs, none: ['why', 'source', 'past'], score: 7 },
  { intent: 'what-if', all: ['dollars', 'down'], any: costs, none: ['why', 'source', 'past'], score: 7 },
  { intent: 'what-if', all: ['dollars', 'price'], none: ['why', 'source', 'past'], score: 7 },
  { intent: 'what-if', all: ['opening'], none: ['why', 'past'], score: 7 },
  { intent: 'what-if', all: ['hire'], none: ['why'], score: 6 },
  { intent: 'explain', all: ['source', 'figure'], score: 8 },
  { intent: 'explain', all: ['source', 'back'], none: ['why'], score: 7 },
  { intent: 'explain', all: ['source'], none: ['why'], score: 6 },
  { intent: 'recall', all: ['record', 'said'], score: 9 },
  { intent: 'recall', all: ['said'], none: ['thanks', 'industry'], score: 6 },
  { intent: 'unread', all: ['unread'], score: 8 },
  { intent: 'recall', all: ['record'], none: ['todo'], score: 6 },
  { intent: 'why', all: ['why'], score: 7 },
  { intent: 'risk', all: ['risk'], score: 6 },
  { intent: 'industry', all: ['industry'], none: ['day', 'hour'], score: 6 },
  { intent: 'extreme', any: ['best', 'worst'], score: 5 },
  { intent: 'extreme', any: ['best', 'worst'], all: ['day'], score: 7 },
  { intent: 'extreme', any: ['best', 'worst'], all: ['hour'], score: 7 },
  { intent: 'extreme', any: ['best', 'worst'], all: ['week'], score: 7 },
  { intent: 'extreme', any: ['best', 'worst'], all: ['month'], score: 7 },
  { intent: 'compare', all: ['beside'], any: [...metrics, 'overview'], none: ['if', 'why'], score: 9 },
  { intent: 'expenses', all: ['expenses'], score: 9 },
  { intent: 'expenses', any: [...costs], all: ['best'], score: 8 },
  { intent: 'advice', all: ['todo'], score: 6 },
  { intent: 'advice', all: ['improve'], any: [...metrics, 'price'], score: 8 },
  { intent: 'advice', all: ['price'], score: 3 },
  {
    intent: 'value',
    all: ['told-price'],
    none: ['up', 'down', 'why', 'compare', 'trend', 'industry'],
    score: 7,
  },
  { intent: 'compare', all: ['compare'], score: 5 },
  { intent: 'trend', all: ['trend'], score: 5 },
  { intent: 'trend', any: ['up', 'down'], all: ['change'], score: 3 },
  { intent: 'focus', all: ['focus'], score: 4 },
  { intent: 'overview', all: ['overview'], none: [...metrics], score: 5 },
  { intent: 'overview', all: ['greeting', 'overview'], score: 6 },
  { intent: 'expenses', any: [...costs], score: 3 },
  { intent: 'value', any: [...metrics], score: 3 },
  { intent: 'trend', any: [...metrics], all: ['up'], score: 4 },
  { intent: 'trend', any: [...metrics], all: ['down'], score: 4 },
  { intent: 'thanks', all: ['thanks'], score: 2 },
  { intent: 'greeting', all: ['greeting'], score: 2 },
  { intent: 'bye', all: ['bye'], score: 3 },
]

const holds = (ideas: ReadonlySet<Concept>, { all = [], any, none = [] }: Rule): boolean =>
  all.every((idea) => ideas.has(idea)) &&
  (any === undefined || any.some((idea) => ideas.has(idea))) &&
  !none.some((idea) => ideas.has(idea))

/** An intent with the score of its best rule. */
export type Scored = { readonly intent: Intent; readonly score: number }

/** The intent whose rule scores most; `unclear` with nothing where none holds. */
export const bestIntent = (ideas: ReadonlySet<Concept>): Scored =>
  rules
    .filter((rule) => holds(ideas, rule))
    .reduce<Scored>((won, rule) => (rule.score > won.score ? rule : won), { intent: 'unclear', score: 0 })
