/** Says the condition of a count: "was above $3,000", "did not fall", "while profit was below $0". */

import type { CountAnswer } from '#schema/advisor/answer'
import { isMeasured } from '#schema/advisor/measure'
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import { stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { figureOf } from '../../plans/measured.ts'
import { isOfWeekends } from '../cell-name.ts'
import { subjectFor, type Writer } from '../written.ts'

/** What the writer of a count is given. */
export type CountAsk = Parameters<Writer<'count', CountPlan>>[0]

/** "On 9 days", but "in 9 weeks". */
export const placed = (plan: CountPlan): 'on' | 'in' =>
  plan.by === 'day' || isOfWeekends(plan) ? 'on' : 'in'

/** A bound from the question, as a figure. */
const bound = (ask: CountAsk, value: number | undefined) => {
  const { measure } = ask.plan
  return value === undefined || !isMeasured(measure)
    ? undefined
    : figureOf(ask.context.records, {
        label: 'bound asked about',
        unit: measureNamed(measure).unit,
        formula: 'value',
        inputs: [[stated('question', 'bound', value)]],
      })
}

/** Length of the run from the question, as a figure. */
export const lengthAsked = ({ plan, context }: CountAsk): Figure | undefined =>
  figureOf(context.records, {
    label: 'length asked about',
    unit: 'count',
    formula: 'value',
    inputs: [[stated('question', 'length', plan.runOf ?? 1)]],
  })

/** "above $3,000", "16,000 or more and 18,000 or less", "above the average of $17,000". */
export const conditionOf = (ask: CountAsk, mean?: Figure): Line | undefined => {
  const { plan } = ask
  if (plan.thanMean && mean) return say`${plan.thanMean} the average of ${mean}`
  const all = (
    [
      ['above ', plan.above, ''],
      ['below ', plan.below, ''],
      ['', plan.atLeast, ' or more'],
      ['', plan.atMost, ' or less'],
    ] as const
  ).flatMap(([before, value, after]) => {
    const figure = bound(ask, value)
    return figure ? (say`${before}${figure}${after}` ?? []) : []
  })
  const [first, ...rest] = all
  return rest.reduce<Line | undefined>((said, one) => say`${said} and ${one}`, first ?? say`on record`)
}

const steps: { readonly [step in NonNullable<CountPlan['step']>]: readonly [said: string, denied: string] } =
  {
    rise: ['rose', 'did not rise'],
    fall: ['fell', 'did not fall'],
    'no rise': ['did not rise', 'rose'],
    'no fall': ['did not fall', 'fell'],
  }

/** "Revenue was above $3,000", "Revenue did not fall": the measure with its condition, or with that denied. */
export const heldOf = (ask: CountAsk, answer: CountAnswer, isDenied = false): Line => {
  const { text, was } = subjectFor(ask, ask.plan.measure)
  const { step } = ask.plan
  const condition = conditionOf(ask, answer.mean)
  const level = say`${text} ${was} ${isDenied ? 'not ' : ''}${condition}`
  const own = step && say`${text} ${steps[step][isDenied ? 1 : 0]}`
  return own ?? level ?? { text: '', figures: [] }
}

/** "while revenue was below $18,000": a second condition on the same days or weeks. */
export const whileLine = (ask: CountAsk): Line => {
  const where = ask.plan.filter?.where
  if (!where) return { text: '', figures: [] }
  const { measure, ...bounds } = where
  const { text, was } = subjectFor(ask, measure)
  const { period, by } = ask.plan
  const condition = conditionOf({ ...ask, plan: { operator: 'count', measure, period, by, ...bounds } })
  return say` while ${text} ${was} ${condition}` ?? { text: '', figures: [] }
}
