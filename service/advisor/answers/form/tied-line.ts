/** Cells of a ranking that share the first place. */
import type { Cell } from '#schema/advisor/coverage'
import type { RankPlan } from '#schema/advisor/measure-plans'
import { listed } from '../../detail/listed-names.ts'
import { type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { cellName, onOrIn } from '../cell-name.ts'
import type { Ask } from '../written.ts'

/** Further cells looked at for one that shares the first place. */
const mostTied = 4

/** "It was the same on Friday 2 October.": others that share the place. */
export const tiedLine = (ask: Ask<RankPlan>, first: Cell, was: 'was' | 'were'): Line | undefined => {
  const { plan, context } = ask
  const ranked = evaluateRank(context, { ...plan, count: mostTied + 1 })
  if (isNothing(ranked)) return undefined
  const tied = ranked.cells.filter(
    ({ key, figure }) => key !== first.key && figure.value === first.figure.value,
  )
  if (tied.length === 0) return undefined
  const names = tied.map((cell) => onOrIn(cellName(context.records, cell, plan.by)))
  return say`${was === 'were' ? 'They were' : 'It was'} the same ${listed(names)}.`
}
