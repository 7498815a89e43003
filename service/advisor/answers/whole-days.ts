/** Totals beside daily means if one of two periods had fewer days with sales, which a mean hides. */

import type { Coverage } from '#schema/advisor/coverage'
import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { Selection } from '#schema/advisor/selection'
import { type Line, say } from '../line.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import { lengthOf } from '../periods/dates.ts'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluateValue } from '../plans/value.ts'
import { measuredText } from './measured-text.ts'

/** Smaller differences in the share of days with sales are ignored. */
const leastDifference = 0.05

const shareOfDays = ({ records }: Context, { from, to }: Coverage): number =>
  records.days.filter(({ date }) => date >= from && date <= to).length / lengthOf({ from, to })

type Side = { readonly selection: Selection; readonly coverage: Coverage }

/** "June took $19,183 in all and May $29,796: June had fewer days with sales." */
export const wholeDaysLine = (
  context: Context,
  measure: MeasureName,
  sides: readonly [Side, Side],
): Line | undefined => {
  const isOfDays = sides.every(
    ({ coverage, selection }) => coverage.grain === 'day' && !selection.period.weekdays && !selection.filter,
  )
  if (!isOfDays || !isMeasured(measure) || addsUp(measureNamed(measure)) !== 'sum') return undefined
  const [one, other] = sides.map(({ coverage }) => shareOfDays(context, coverage))
  if (one === undefined || other === undefined || Math.abs(one - other) < leastDifference) return undefined
  const [first, second] = sides.map(({ selection, coverage }) => {
    const answer = evaluateValue(context, { operator: 'value', measure, ...selection })
    const { name } = measuredText(context.records, selection, coverage)
    return isNothing(answer) ? undefined : { name, figure: answer.figure }
  })
  if (!first || !second) return undefined
  const fewer = one < other ? first.name : second.name
  return say`The averages count days with sales only. In total it was ${first.figure} in ${first.name} and ${second.figure} in ${second.name}: ${fewer} had fewer days with sales.`
}
