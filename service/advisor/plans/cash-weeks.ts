/** How long cash lasts after a scenario's changes make a typical week lose money. */
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { measureNamed } from '../measures/measures.ts'
import { type Context, isNothing } from './context.ts'
import { coverText } from './cover-text.ts'
import { inputsOf } from './inputs.ts'
import { leverInputs, likelyOf, typicalInputs } from './lever-inputs.ts'
import { figureOf } from './measured.ts'
import { typicalCover } from './scenario.ts'
import { ofWholeWeek } from './weekday-share.ts'

/** Weeks of cash; undefined while a typical week covers its costs, or if cash is not on record. */
export const cashWeeks = (context: Context, plan: ScenarioPlan): Figure | undefined => {
  const { records } = context
  const cover = typicalCover(records, plan)
  if (isNothing(cover)) return undefined
  const changes = ofWholeWeek(context, plan.changes, plan.period)
  if (isNothing(changes)) return undefined
  const levers = leverInputs(records, typicalInputs(records, cover), changes, likelyOf(changes))
  const parts = levers.reduce((most, { part = -1 }) => Math.max(most, part), -1)
  const stated = levers.filter(({ part }) => part === undefined).length
  const figure = figureOf(records, {
    label: `weeks that the cash lasts after the changes, over ${coverText(cover)}`,
    unit: 'weeks',
    formula: 'cash-weeks-after-changes',
    inputs: [levers, inputsOf(records, measureNamed('cash'), cover, parts + 1 + stated)],
  })
  return figure && figure.value > 0 ? figure : undefined
}
