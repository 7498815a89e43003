/** What a scenario assumes where the records or the question say nothing. */
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { type Line, say } from '../../line.ts'
import { isHoped, isReactionStated, isStepOfPrice } from '../../plans/lever-inputs.ts'
import { type Ask, subjectFor, unsigned } from '../written.ts'

/** Which costs follow what is sold, where the question does not say. */
const followsLine = (ask: Ask<ScenarioPlan>): Line | undefined => {
  const { changes, closed } = ask.plan
  const isOfSales = changes.some(({ lever }) => lever === 'volume') && !closed
  if (!isOfSales || changes.some(({ lever, steady }) => steady ?? lever === 'supplies')) return undefined
  const { text } = subjectFor(ask, 'supplies')
  return say`That lets ${text} follow sales and leaves all other costs as they are.`
}

/** What a plan takes for granted about customers and sales. */
export const reactions = (plan: ScenarioPlan): readonly string[] =>
  // If the question states how many customers stay, nothing is assumed.
  isReactionStated(plan.changes) ? [] : assumed(plan)

const assumed = (plan: ScenarioPlan): readonly string[] => [
  ...(plan.changes.some(({ lever }) => lever === 'price') ? ['how customers take the price'] : []),
  ...(isHoped(plan.changes) ? ['how far sales really change'] : []),
]

/** Assumptions, where the records say nothing. */
export const assumptionLine = (ask: Ask<ScenarioPlan>, assumptions: readonly Figure[]): Line | undefined => {
  const { plan } = ask
  const unsure = reactions(plan)
  const [elasticity] = assumptions
  if (elasticity && plan.changes.some(({ lever }) => lever === 'price') && unsure.length > 0)
    return say`It assumes that each percent added to prices changes the number sold by ${unsigned(elasticity)} percent the other way. No record shows that, so I give a range.`
  if (plan.changes.some(isStepOfPrice)) return say`That assumes you sell as many at the new price.`
  if (unsure.length > 0) return say`The range allows for ${unsure.join(' and ')}, which no record shows.`
  const [figure] = assumptions.slice(-1)
  if (plan.closed) return undefined
  if (figure === undefined) return followsLine(ask)
  return figure.unit === 'percent'
    ? say`It includes superannuation at ${figure}.`
    : say`It uses our assumed wage, ${figure} an hour; yours may differ.`
}
