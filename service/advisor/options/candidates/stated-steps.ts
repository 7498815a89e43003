/** The matter's own change, weighed: worth making, or better not. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { Figure, FigureUnit } from '#schema/core/advice'
import { weekdayText } from '../../calendar.ts'
import { measure, stated, unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { price } from '../priced.ts'
import type { Scene } from '../scene.ts'
import { partTakenForAll } from '../sold-part.ts'
import type { Generator } from './candidate.ts'
import { putBack } from './price-step.ts'
import { isEnd } from './removal-steps.ts'

const sizeOf = ({ records }: Scene, { lever, size }: LeverChange, unit: FigureUnit): Figure | undefined => {
  const figure = measure(records)({
    label: `change of ${lever}`,
    unit,
    formula: 'value',
    inputs: [stated('question', `${lever}, change`, size)],
  })
  return figure && unsigned(figure)
}

/** "raise prices by 5.0%", "roster 5 hours fewer a week", "spend $200 a week less on supplies". */
const doing = (scene: Scene, change: LeverChange): Line | undefined => {
  const { words, records } = scene
  const { lever, by, size } = change
  const isMore = size > 0
  if (by === 'hours') return say`roster ${sizeOf(scene, change, 'hours')} ${isMore ? 'more' : 'fewer'} a week`
  if (lever === 'price') {
    const verb = isMore ? 'raise' : 'cut'
    if (by === 'level') return say`charge ${sizeOf(scene, change, 'aud')} on each ${words.sale}`
    if (by === 'revenue') return say`${verb} those prices`
    return by === 'percent'
      ? say`${verb} ${words.prices} by ${sizeOf(scene, change, 'percent')}`
      : say`charge ${sizeOf(scene, change, 'aud')} ${isMore ? 'more' : 'less'} on each ${words.sale}`
  }
  if (lever === 'volume')
    return by === 'percent'
      ? say`plan for ${sizeOf(scene, change, 'percent')} ${isMore ? 'more' : 'fewer'} ${words.sales}`
      : say`plan for ${sizeOf(scene, change, 'count')} ${isMore ? 'more' : 'fewer'} ${Math.abs(change.size) === 1 ? words.sale : words.sales} a week`
  const name = measureLabel(lever, records.business.type)
  return by === 'percent'
    ? say`spend ${sizeOf(scene, change, 'percent')} ${isMore ? 'more' : 'less'} on ${name}`
    : say`spend ${sizeOf(scene, change, 'aud')} a week ${isMore ? 'more' : 'less'} on ${name}`
}

const leaving = ({ words, records }: Scene, { lever }: LeverChange): string => {
  if (lever === 'price') return `leave ${words.prices} as they are`
  if (lever === 'volume') return `plan for as many ${words.sales} as now`
  return lever === 'staff'
    ? 'leave the hours as they are'
    : `leave ${measureLabel(lever, records.business.type)} as it is`
}

const capitalLine = ({ text, figures }: Line): Line => ({
  text: text.charAt(0).toUpperCase() + text.slice(1),
  figures,
})

export const statedSteps: Generator = (scene) => {
  const { changes } = scene.matter
  const [first] = changes
  const priced = first && price(scene.context, changes, { isStated: true })
  // Nobody can decide how much is sold.
  if (!first || !priced || first.lever === 'volume' || isEnd(changes)) return []
  // A surcharge on one weekday is not one on all of them, and no record has a price by the day.
  if (first.lever === 'price' && (scene.matter.weekdays?.length ?? 0) > 0) return []
  // The price of a part is not all prices.
  if (partTakenForAll(scene.matter.text, scene.records, changes)) return []
  const all = changes.map((change) => doing(scene, change))
  const together = all.reduce((before, one, at) => (at === 0 ? one : say`${before} and ${one}`), undefined)
  const { likely } = priced.worth
  const isWorthIt = likely.value > 0
  const short = isWorthIt ? together : say`${leaving(scene, first)}`
  const sentence = isWorthIt ? say`${together} from ${weekdayText(scene.monday)}.` : say`${short}.`
  if (!short || !sentence || !together) return []
  return [
    {
      key: 'stated',
      step: capitalLine(sentence),
      short,
      because: isWorthIt
        ? undefined
        : say`To ${together} would cost about ${unsigned(likely)} of profit a week.`,
      stopIf:
        isWorthIt && first.lever === 'price' && first.by === 'percent' && first.size > 0
          ? putBack(scene, 'it', first.size)
          : undefined,
      effort: 'low',
      by: scene.monday,
      changes: isWorthIt ? changes : [],
      restsOn: [],
      priced: isWorthIt ? priced : undefined,
      lever: first.lever,
      weekdays: scene.matter.weekdays,
      tier: 0,
    },
  ]
}
