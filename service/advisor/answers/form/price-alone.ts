/** Says what a change of prices brings with as much sold as before, then with fewer or more: no record shows which. */
import type { ScenarioAnswer } from '#schema/advisor/change-answers'
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import { direction } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { changesWords } from '../change-words.ts'
import { type Ask, unsigned } from '../written.ts'
import { spread } from './outcome-spread.ts'

/** The lines, the sum first; undefined unless prices alone change. */
export const priceAloneLines = (
  { plan, context }: Ask<ScenarioPlan>,
  { priceAlone, outcomes, assumptions }: ScenarioAnswer,
): readonly (Line | undefined)[] | undefined => {
  const profit = outcomes.find(({ outcome }) => outcome === 'profit')
  const [elasticity] = assumptions
  const changes = changesWords(context.records, plan.changes)
  if (!priceAlone || !profit || !elasticity || !changes) return undefined
  const { change, after, room } = priceAlone
  if (direction(change) === 'unchanged' || direction(profit.change) === 'unchanged') return undefined
  const isDearer = plan.changes.every(({ size }) => size > 0)
  const verb = (up: boolean) => (up ? 'rise' : 'fall')
  const level = after.value < 0 ? say`a loss of ${unsigned(after)}` : say`${after}`
  const reaction = isDearer
    ? say`each percent on prices costs ${unsigned(elasticity)} percent of sales`
    : say`each percent off prices brings ${unsigned(elasticity)} percent more sales`
  const likely = say`${verb(profit.change.value > 0)} by about ${unsigned(profit.change)} a week${spread(profit)}`
  return [
    say`If you sell as much as before, profit would ${verb(change.value > 0)} by about ${unsigned(change)} a week, from ${profit.before} to ${level}, with ${changes}.`,
    say`No record shows how customers would take it. If ${reaction}, profit would ${likely}.`,
    room && say`It stops paying once you sell ${unsigned(room)} less.`,
  ]
}
