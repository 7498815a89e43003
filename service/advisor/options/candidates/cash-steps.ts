/** Protective steps: a reserve in weeks of costs, and a limit at which spending stops. They move no profit. */
import { weeksInput, lastWeeks as weeksOf } from '../../analysis/weeks.ts'
import { benchmarks } from '../../benchmarks.ts'
import { weekdayText } from '../../calendar.ts'
import { measure, stated } from '../../figure.ts'
import { say } from '../../line.ts'
import { typicalWeeks } from '../priced.ts'
import type { Scene } from '../scene.ts'
import { type Candidate, type Generator, overWeeks } from './candidate.ts'

const protective = (scene: Scene): Pick<Candidate, 'changes' | 'restsOn' | 'priced' | 'lever' | 'tier'> => ({
  changes: [],
  restsOn: [],
  priced: undefined,
  lever: undefined,
  tier: scene.matter.isDefensive ? 1 : 2,
})

const target = ({ records }: Scene) => {
  const { cashWeeks } = benchmarks[records.business.type]
  return measure(records)({
    label: 'weeks of costs that cash should cover (our assumption)',
    unit: 'weeks',
    formula: 'value',
    inputs: [stated('benchmark', 'cashWeeks', cashWeeks)],
  })
}

const reserve = (scene: Scene): readonly Candidate[] => {
  const { records, sized } = scene
  const runway = overWeeks(scene, 'runway', 1)
  const safe = target(scene)
  const profit = weeksInput(weeksOf(records, typicalWeeks), 'profit')
  if (!runway || !safe || !profit) return []
  const share = sized(50, 30, 20)
  const aside = measure(records)({
    label: 'part of a typical week’s profit to set aside',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [profit, stated('assumption', 'share of profit set aside, percent', share)],
  })
  const isShort = runway.value < safe.value
  if (isShort && (!aside || aside.value <= 0)) return []
  const step = isShort
    ? say`Set aside ${aside} a week from ${weekdayText(scene.friday)} until cash covers ${safe} of costs.`
    : say`Put in writing by ${weekdayText(scene.friday)} that cash for ${safe} of costs stays untouched.`
  const short = isShort ? say`set cash aside each week` : say`ring-fence the reserve`
  return step && short
    ? [
        {
          ...protective(scene),
          key: 'reserve',
          step,
          short,
          because: say`Cash covers ${runway} of costs, and ${safe} is what we treat as safe for the trade (our assumption).`,
          stopIf: isShort
            ? say`Slow down if two weeks in a row leave nothing to set aside.`
            : say`Review it whenever cash falls to ${safe} of costs.`,
          effort: 'low',
          by: scene.friday,
        },
      ]
    : []
}

const warningLine = (scene: Scene): readonly Candidate[] => {
  const line = overWeeks(scene, 'break-even-revenue', typicalWeeks)
  const revenue = overWeeks(scene, 'revenue', 1)
  const step = say`Agree by ${weekdayText(scene.friday)} which spending stops first if revenue stays under ${line} for two weeks running.`
  const short = say`agree now when to stop spending`
  if (!line || line.value <= 0 || !step || !short) return []
  return [
    {
      ...protective(scene),
      key: 'warning-line',
      step,
      short,
      because: say`You break even at ${line} of revenue a week; last week brought in ${revenue}.`,
      stopIf: say`Review the line when rent, wages or prices change.`,
      effort: 'low',
      by: scene.friday,
    },
  ]
}

export const cashSteps: Generator = (scene) =>
  scene.matter.isDefensive || scene.approach.isDefensive || scene.matter.isBroad
    ? [...reserve(scene), ...warningLine(scene)]
    : []
