/** A price rise: as much as restores a lower margin, otherwise a usual step. */
import type { Figure } from '#schema/core/advice'
import { weeksInput, lastWeeks as weeksOf } from '../../analysis/weeks.ts'
import { weekdayText } from '../../calendar.ts'
import { measure, stated, unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { assumed, lastWeeks, price, typicalWeeks } from '../priced.ts'
import type { Scene } from '../scene.ts'
import { countsSales, type Generator, overFourWeeks, toTenth } from './candidate.ts'

const fewestPoints = 0.3

/** Rise that restores the margin of the four weeks before; undefined if it did not fall. */
const restoring = (scene: Scene) => {
  const margin = overFourWeeks(scene, 'margin')
  if (!margin || margin.difference.value > -fewestPoints) return undefined
  const solved = evaluate(
    {
      operator: 'solve',
      lever: 'price',
      outcome: 'margin',
      changes: [],
      withReaction: true,
      target: margin.against.value,
      period: lastWeeks(scene.records, 4),
    },
    scene.context,
  )
  return solved.operator === 'solve' && solved.change.value > 0
    ? { percent: solved.change.value, lost: margin.difference }
    : undefined
}

/** Fall in the number of sales at which a rise starts to reduce profit. */
const breakEvenFall = ({ records }: Scene, percent: number): Figure | undefined => {
  const weeks = weeksOf(records, typicalWeeks)
  const [supplies, revenue] = [weeksInput(weeks, 'supplies'), weeksInput(weeks, 'revenue')]
  return supplies && revenue
    ? measure(records)({
        label: 'fall in number at which a rise in prices leaves no more profit',
        unit: 'percent',
        formula: 'break-even-volume',
        inputs: [stated('assumption', 'rise in prices, percent', percent), supplies, revenue],
      })
    : undefined
}

/** When to take a rise in prices back. Where sales are not counted, by their revenue. */
export const putBack = (scene: Scene, what: string, percent: number): Line | undefined =>
  countsSales(scene)
    ? say`Put ${what} back if the number of ${scene.words.sales} falls by more than ${breakEvenFall(scene, percent)}.`
    : say`Put ${what} back if revenue falls.`

export const priceSteps: Generator = (scene) => {
  const { records, words, matter, approach, sized } = scene
  if (!matter.levers.has('price') || matter.changes.some(({ lever }) => lever === 'price')) return []
  const restored = restoring(scene)
  const percent = restored
    ? Math.max(0.5, Math.min(sized(3, 5, 8), toTenth(restored.percent)))
    : sized(2, 3, 5)
  const changes = [{ lever: 'price', by: 'percent', size: percent } as const]
  const rise = assumed(records, 'rise in prices, percent', 'percent', percent)
  const from = weekdayText(scene.monday)
  const step = approach.isTrial
    ? say`Try ${rise} more on one line of the ${words.offer} for four weeks from ${from}, then on the rest.`
    : say`Raise ${words.prices} on the ${words.offer} by ${rise} from ${from}.`
  const short = say`raise ${words.prices} by ${rise}`
  if (!step || !short) return []
  return [
    {
      key: 'price',
      step,
      short,
      because: restored
        ? say`The profit margin fell ${unsigned(restored.lost)} over four weeks, and ${words.prices} are the quickest way to win that back.`
        : undefined,
      stopIf: putBack(scene, words.prices, percent),
      effort: 'low',
      by: scene.monday,
      changes,
      restsOn: [],
      priced: price(scene.context, changes),
      lever: 'price',
      tier: 1,
    },
  ]
}
