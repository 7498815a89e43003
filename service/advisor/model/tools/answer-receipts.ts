/** Turns an answer of the evaluator into receipts and text for the model. */
import type { Answer } from '#schema/advisor/answer'
import type { Cell, Coverage } from '#schema/advisor/coverage'
import { MeasureName, recordedMeasures } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import type { Figure } from '#schema/core/advice'
import type { Span } from '../../periods/dates.ts'
import type { About, Ledger } from './receipt.ts'
import { betterOf, withShare } from './related-measures.ts'
import { type ToldReceipt, tellCoverage, tellFact, tellReceipt } from './told.ts'

const maxCells = 24

const spanOf = ({ from, to }: Coverage): Span => ({ from, to })

const weekly: ReadonlySet<MeasureName> = new Set(['break-even-revenue'])

const levelOf = (measure: MeasureName, spans: readonly Span[], isWeekly = false): About => ({
  // Growth is itself a change of revenue.
  role: measure === 'growth' ? 'change' : 'value',
  measures: measure === 'growth' ? ['growth', 'revenue'] : [measure],
  spans,
  better: betterOf(measure),
  isWeekly: isWeekly || weekly.has(measure),
})

type Tell = (is: string, figure: Figure, about: About) => ToldReceipt

const cellAbout = (measure: MeasureName, { key, from, to }: Cell, by: string, of: Coverage): About => {
  const own = from && to ? [{ from, to }] : []
  const expense = by === 'expense' && MeasureName.is(key) ? key : measure
  return {
    ...levelOf(expense, [...own, spanOf(of)]),
    ...(by === 'weekday' || by === 'hour-of-week' ? { weekday: Number(key.split('-')[0]) } : {}),
  }
}

const groupOf = (plan: Plan): string => {
  if (plan.operator === 'value') return plan.group ?? plan.each ?? ''
  return plan.operator === 'rank' || plan.operator === 'count' ? plan.by : ''
}

const tellCells = (tell: Tell, measure: MeasureName, cells: readonly Cell[], by: string, of: Coverage) =>
  cells
    .slice(0, maxCells)
    .map((cell) => tell(`${by} ${cell.key}`, cell.figure, cellAbout(measure, cell, by, of)))

const isMean = (basis: string): boolean => basis === 'a-week'

type Sides = Extract<Answer, { readonly operator: 'compare' | 'explain' }>

const sides = (tell: Tell, answer: Sides, change: Figure, percent?: Figure) => {
  const { measure, of, against, coverage, coverageAgainst, basis } = answer
  const [span, base] = [spanOf(coverage), spanOf(coverageAgainst)]
  const moved: About = { ...levelOf(measure, [span], isMean(basis)), role: 'change', against: base }
  return {
    comparedBy: basis,
    period: tellCoverage(coverage),
    against: tellCoverage(coverageAgainst),
    receipts: [
      tell('in the period', of, levelOf(measure, [span], isMean(basis))),
      tell('in the period against it', against, levelOf(measure, [base], isMean(basis))),
      tell('change', change, moved),
      ...(percent ? [tell('change in percent', percent, moved)] : []),
    ],
    moved,
  }
}

const levers: ReadonlySet<string> = new Set(['staff', 'supplies', 'premises', 'marketing', 'other'])

/** An answer for the model, with figures as receipts. Facts are quoted, without receipts. */
export const tellAnswer = (plan: Plan, answer: Answer, ledger: Ledger): unknown => {
  const tell: Tell = (is, figure, about) => tellReceipt(is, ledger.add(figure, about))
  if ('coverage' in answer) ledger.addCount(answer.coverage.of, answer.coverage.onRecord)
  if ('outOf' in answer) ledger.addCount(answer.outOf)
  switch (answer.operator) {
    case 'value': {
      const { measure, figure, coverage, at, groups = [] } = answer
      const by = groupOf(plan)
      const isWeekly = plan.operator === 'value' && plan.aggregate !== undefined && coverage.grain === 'week'
      const spans = [...(at?.from && at.to ? [{ from: at.from, to: at.to }] : []), spanOf(coverage)]
      return {
        period: tellCoverage(coverage),
        ...(at ? { at: at.key } : {}),
        receipts: [
          tell('answer', figure, levelOf(measure, spans, isWeekly && plan.each === undefined)),
          ...tellCells(tell, measure, groups, by, coverage),
        ],
      }
    }
    case 'compare': {
      const { moved: _, ...told } = sides(tell, answer, answer.difference, answer.percent)
      return { ...told, ...(answer.isBetter === undefined ? {} : { isBetter: answer.isBetter }) }
    }
    case 'explain': {
      const { moved, ...told } = sides(tell, answer, answer.change)
      const parts = answer.parts.map((part) => {
        const measures = recordedMeasures.filter((name) => part.label.toLowerCase().includes(name))
        return tell('part of the change', part, {
          ...moved,
          role: 'part',
          measures: [answer.measure, ...measures],
          better: undefined,
        })
      })
      return { ...told, parts, facts: answer.facts.map(tellFact) }
    }
    case 'rank': {
      const { measure, cells, coverage, outOf } = answer
      return {
        period: tellCoverage(coverage),
        outOf,
        receipts: tellCells(tell, measure, cells, groupOf(plan), coverage),
      }
    }
    case 'count': {
      const { measure, cells, coverage, figure, outOf } = answer
      const periods = tellCells(tell, measure, cells.slice(-maxCells / 2), groupOf(plan), coverage)
      return {
        period: tellCoverage(coverage),
        outOf,
        receipts: [tell('how many', figure, levelOf(measure, [spanOf(coverage)])), ...periods],
      }
    }
    case 'share': {
      const { measure, figure, part, whole, coverage } = answer
      const spans = [spanOf(coverage)]
      const all = plan.operator === 'share' ? (plan.whole.measure ?? measure) : measure
      return {
        period: tellCoverage(coverage),
        receipts: [
          tell('share in percent', figure, { ...levelOf(measure, spans), measures: withShare(measure) }),
          tell('part', part, levelOf(measure, spans)),
          tell('whole', whole, levelOf(all, spans)),
        ],
      }
    }
    case 'scenario':
      return {
        outcomes: answer.outcomes.map(({ outcome, before, after, change, low, high }) => {
          const value = levelOf(outcome, [], true)
          const moved: About = { ...value, role: 'change' }
          return {
            outcome,
            receipts: [
              tell('before, a week', before, value),
              tell('after, a week', after, value),
              tell('change, a week', change, moved),
              tell('lowest change', low, moved),
              tell('highest change', high, moved),
            ],
          }
        }),
        assumptions: answer.assumptions.map((figure) =>
          tell('assumption', figure, { role: 'size', measures: [], spans: [] }),
        ),
      }
    case 'solve': {
      const lever = levers.has(answer.lever) ? recordedMeasures.filter((name) => name === answer.lever) : []
      const about: About = { role: 'value', measures: [answer.outcome], spans: [], isWeekly: true }
      const ofLever: About = { ...about, measures: lever }
      return {
        receipts: [
          tell('target', answer.target, about),
          tell('how far the lever must move', answer.change, { ...ofLever, role: 'change' }),
          tell('the lever now', answer.before, ofLever),
          tell('the lever then', answer.level, ofLever),
        ],
      }
    }
    case 'find':
    case 'due':
    case 'decided':
      return { from: answer.from, to: answer.to, facts: answer.facts.map(tellFact) }
    case 'forecast':
    case 'nothing':
      return undefined
  }
}
