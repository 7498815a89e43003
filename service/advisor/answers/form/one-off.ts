/** Says what a number of sales that come, or are lost, once does to profit and cash. */
import type { ScenarioAnswer } from '#schema/advisor/change-answers'
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import { direction } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { soldWords } from '../change-words.ts'
import { type Ask, unsigned } from '../written.ts'
import { spread } from './outcome-spread.ts'

/** The lines of such a change; undefined for one that lasts, or of anything but sales. */
export const oneOffLines = (
  { plan, context }: Ask<ScenarioPlan>,
  { outcomes }: ScenarioAnswer,
): readonly (Line | undefined)[] | undefined => {
  const [change, other] = plan.changes
  const profit = outcomes.find(({ outcome }) => outcome === 'profit')
  const isOnce = plan.lasting?.count === 1 && plan.lasting.unit === 'week'
  if (!isOnce || !change || other || plan.closed || plan.once !== undefined || !profit) return undefined
  if (change.lever !== 'volume' || change.by !== 'amount' || direction(profit.change) === 'unchanged')
    return undefined
  const isLess = profit.change.value < 0
  return [
    say`${soldWords(context.records, change)} would ${isLess ? 'take' : 'bring'} about ${unsigned(profit.change)} ${isLess ? 'off' : 'more'} profit once${spread(profit)}: a typical week would make ${profit.after} instead of ${profit.before}.`,
    plan.asked === 'cash'
      ? say`The cash in hand would be ${isLess ? 'lower' : 'higher'} by as much, and the weeks after it as before.`
      : undefined,
  ]
}
