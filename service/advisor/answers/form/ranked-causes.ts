/** The rows of a ranking of weeks or days, each with what the records hold of that time. */
import type { Cell } from '#schema/advisor/coverage'
import type { RankPlan } from '#schema/advisor/measure-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { plusDays } from '../../calendar.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateExplain } from '../../plans/explain.ts'
import { causesOf } from '../causes.ts'
import { cellName } from '../cell-name.ts'
import { factQuote } from '../facts-words.ts'
import type { Ask } from '../written.ts'

/** Time before each, with which it is compared. */
const daysBefore = 28

const causesAt = ({ plan, context }: Ask<RankPlan>, cell: Cell): readonly TimelineFact[] => {
  const { from, to } = cell
  if (!from || !to) return []
  const of = { from, to }
  const against = { from: plusDays(from, -daysBefore), to: plusDays(from, -1) }
  const answer = evaluateExplain(context, {
    operator: 'explain',
    measure: plan.measure,
    of: { of: { kind: 'dates', ...of } },
    against: { of: { kind: 'dates', ...against } },
  })
  // The first on record has nothing before it to be compared with.
  const facts = isNothing(answer) ? [] : answer.facts
  const parts = isNothing(answer) ? [] : answer.parts.slice(0, 1).map(({ of: part }) => part)
  return causesOf(context.records, facts, [plan.measure, ...parts], { of, against, shown: cell.figure.shown })
}

/** "- The week of 7 September, $21,040: “The film …” (memo)", and what was quoted. */
export const rankedCauses = (
  ask: Ask<RankPlan>,
  cells: readonly Cell[],
): { readonly lines: Line | undefined; readonly facts: readonly TimelineFact[] } => {
  const found = cells.map((cell) => ({ cell, facts: causesAt(ask, cell).slice(0, 1) }))
  return {
    lines: rows(
      found.map(({ cell, facts }) => {
        const name = capital(cellName(ask.context.records, cell, ask.plan.by))
        const told = facts.flatMap((fact) => factQuote(fact) ?? [])[0]
        return say`- ${name}, ${cell.figure}: ${told ?? 'nothing on record of that time says why'}`
      }),
    ),
    facts: found.flatMap(({ facts }) => facts),
  }
}
