/** Says how far the best is from the worst, and the largest change between consecutive weeks or months. */

import type { CompareAnswer } from '#schema/advisor/answer'
import type { Cell } from '#schema/advisor/coverage'
import { isMeasured } from '#schema/advisor/measure'
import type { RankPlan } from '#schema/advisor/measure-plans'
import { capital, type Line, say } from '../../line.ts'
import { addsUp, measureNamed } from '../../measures/measures.ts'
import { lengthOf } from '../../periods/dates.ts'
import { isRecurring } from '../../plans/cells.ts'
import { evaluateCompare } from '../../plans/compare.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { evaluateValue } from '../../plans/value.ts'
import { cellName, onOrIn } from '../cell-name.ts'
import { basisWords } from '../comparison.ts'
import { measuredText } from '../measured-text.ts'
import { type Ask, subjectFor, unsigned, type Written } from '../written.ts'

type RankAsk = Ask<RankPlan>

/** What a cell of a ranking holds: days between two dates, one weekday or one hour of the plan's period. */
const sideOf = ({ by, period, filter = {} }: RankPlan, { key, from, to }: Cell) => {
  const hour = Number(key)
  if (by === 'weekday') return { period: { ...period, weekdays: [hour] }, filter }
  if (by === 'hour') return { period, filter: { ...filter, hours: { from: hour, until: hour + 1 } } }
  return from && to ? { period: { of: { kind: 'dates' as const, from, to } } } : undefined
}

/** Difference of a measure between two cells. */
const between = ({ plan, context }: RankAsk, one: Cell, other: Cell) => {
  const [of, against] = [sideOf(plan, one), sideOf(plan, other)]
  const answer =
    of && against
      ? evaluateCompare(context, { operator: 'compare', measure: plan.measure, of, against })
      : undefined
  return answer && !isNothing(answer) ? answer : undefined
}

const gapLine = (ask: RankAsk): Line | undefined => {
  const { plan, context } = ask
  const ends = (['highest', 'lowest'] as const).map((order) =>
    evaluateRank(context, { ...plan, order, count: 1 }),
  )
  const [best, worst] = ends.map((one) => (isNothing(one) ? undefined : one.cells[0]))
  const compared = best && worst ? between(ask, best, worst) : undefined
  if (!best || !worst || !compared) return undefined
  const each = basisWords[compared.basis]
  const { text } = subjectFor(ask, plan.measure)
  const [first] = ends
  const { when } =
    first && !isNothing(first) ? measuredText(context.records, plan, first.coverage) : { when: '' }
  const name = (cell: Cell) => onOrIn(cellName(context.records, cell, plan.by))
  return say`The gap is ${unsigned(compared.difference)}${each}: ${text} was highest ${name(best)}, at ${compared.of}${each}, and lowest ${name(worst)}, at ${compared.against}${each}, of all ${plan.by}s ${when}.`
}

const daysOf = { 'a-week': 7, 'a-day': 1 } as const

/** The size of a step by the day, so that two months of four weeks and two of unlike lengths can be ranked. */
const stepOf = ({ measure }: RankPlan, { basis, difference, coverage }: CompareAnswer): number => {
  if (!isMeasured(measure) || addsUp(measureNamed(measure)) !== 'sum') return difference.value
  return difference.value / (basis === 'whole' ? lengthOf(coverage) : daysOf[basis])
}

const wayOf = { swing: 'swing', rise: 'rise', fall: 'fall' } as const

const swingLine = (ask: RankAsk, asked: keyof typeof wayOf): Line | undefined => {
  const { plan, context } = ask
  const { measure, period, filter, by } = plan
  if (isRecurring(by) || by === 'expense') return undefined
  const narrowed = filter ? { filter } : {}
  const all = evaluateValue(context, { operator: 'value', measure, period, ...narrowed, group: by })
  const cells = isNothing(all) ? [] : (all.groups ?? []).filter(({ isComplete }) => isComplete)
  const isEven = by === 'day' || by === 'week'
  const steps = cells.flatMap((cell, at) => {
    const last = cells[at - 1]
    // A month of five weeks is no rise on one of four: such are held against each other by the week.
    const compared = last && !isEven ? between(ask, cell, last) : undefined
    if (!last) return []
    const size = compared ? stepOf(plan, compared) : cell.figure.value - last.figure.value
    return [{ cell, last, compared, size }]
  })
  const sizeOf = ({ size }: { readonly size: number }) =>
    asked === 'rise' ? size : asked === 'fall' ? -size : Math.abs(size)
  const [most] = steps.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const compared =
    most && sizeOf(most) > 0 ? (most.compared ?? between(ask, most.cell, most.last)) : undefined
  if (!most || !compared) return undefined
  const { text } = subjectFor(ask, measure)
  const name = (cell: Cell) => cellName(context.records, cell, by)
  const verb = compared.difference.value > 0 ? 'rose' : 'fell'
  const each = basisWords[compared.basis]
  return say`The largest ${wayOf[asked]} from one ${by} to the next: ${text} ${verb} by ${unsigned(compared.difference)}${each}, from ${compared.against} in ${name(most.last)} to ${compared.of} in ${name(most.cell)}.`
}

/** Answer if a ranking asks for a distance; undefined otherwise. */
export const saySpread = (ask: RankAsk): Written | undefined => {
  const { asked } = ask.plan
  const line = asked === undefined ? undefined : asked === 'gap' ? gapLine(ask) : swingLine(ask, asked)
  return line && { lines: [{ ...line, text: capital(line.text) }], support: 0.9 }
}
