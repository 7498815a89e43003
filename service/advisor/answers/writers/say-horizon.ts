/** Says what the weekly effect of changes adds up to over a month, quarter or year, or for as long as they last. */
import type { ScenarioPlan, Stretch } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { direction, measure as makeFigure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { leverInputs, likelyOf, steadyCase, typicalInputs } from '../../plans/lever-inputs.ts'
import { figureOf, labelOf } from '../../plans/measured.ts'
import { typicalCover } from '../../plans/scenario.ts'
import type { Records } from '../../records.ts'
import { numbersUpTo } from '../measured-text.ts'
import { type Ask, unsigned } from '../written.ts'

const weeksOf = { day: 1 / 7, week: 1, month: 52 / 12, quarter: 13, year: 52 } as const

/** "six weeks", as it was asked. */
const stretchText = (records: Records, { count, unit }: Stretch): Line | undefined => {
  const plural = count === 1 ? unit : `${unit}s`
  const word = count === 1 ? 'a' : numbersUpTo[count]
  return word === undefined ? say`${countFigure(records, count)} ${plural}` : say`${word} ${plural}`
}

const countFigure = (records: Records, count: number): Figure | undefined =>
  makeFigure(records)({
    label: 'how long the change lasts',
    unit: 'count',
    formula: 'value',
    inputs: [stated('question', 'how long the change lasts', count)],
  })

/** "Over a year that is about $6,600 less profit."; `isPriceAlone` where a price changes and as much is sold. */
export const horizonLine = ({ plan, context }: Ask<ScenarioPlan>, isPriceAlone = false): Line | undefined => {
  const { over, lasting, changes, closed } = plan
  const stretch = lasting
    ? { text: stretchText(context.records, lasting), formula: 'profit-over-weeks' as const }
    : over && { text: say`a ${over}`, formula: `profit-over-${over}` as const }
  if (!stretch || closed || changes.length === 0) return undefined
  const { records, sizesBy } = context
  const cover = typicalCover(records, plan)
  if (isNothing(cover)) return undefined
  const reaction = isPriceAlone ? steadyCase : likelyOf(changes)
  const inputs = leverInputs(records, typicalInputs(records, cover), changes, reaction, sizesBy)
  const weeks = lasting ? [stated('question', 'weeks', lasting.count * weeksOf[lasting.unit])] : []
  const figure = figureOf(records, {
    label: labelOf(records, measureNamed('profit'), `change over ${stretch.text?.text ?? ''}`),
    unit: 'aud',
    formula: stretch.formula,
    inputs: [[...inputs, ...weeks]],
  })
  if (!figure || direction(figure) === 'unchanged') return undefined
  const sold = isPriceAlone ? ' with as much sold' : ''
  const isUp = direction(figure) === 'up'
  // How long it lasts was asked, so this answers it.
  if (lasting)
    return say`Over ${stretch.text}, profit would be about ${unsigned(figure)} ${isUp ? 'higher' : 'lower'}${sold}, if every week is like a typical one.`
  const more = isUp ? 'more' : 'less'
  return say`Over ${stretch.text} that is about ${unsigned(figure)} ${more} profit${sold}, if every week is like that.`
}
