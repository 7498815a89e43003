/** Says what the weekly effect of changes adds up to over a month, quarter or year. */
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import { direction } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { leverInputs, likelyOf, typicalInputs } from '../../plans/lever-inputs.ts'
import { figureOf, labelOf } from '../../plans/measured.ts'
import { typicalCover } from '../../plans/scenario.ts'
import { type Ask, unsigned } from '../written.ts'

/** "Over a year that is about $6,600 less profit." */
export const horizonLine = ({ plan, context }: Ask<ScenarioPlan>): Line | undefined => {
  const { over, changes, closed } = plan
  if (!over || closed || changes.length === 0) return undefined
  const { records, sizesBy } = context
  const cover = typicalCover(records, plan)
  if (isNothing(cover)) return undefined
  const figure = figureOf(records, {
    label: labelOf(records, measureNamed('profit'), `change over a ${over}`),
    unit: 'aud',
    formula: `profit-over-${over}`,
    inputs: [leverInputs(records, typicalInputs(records, cover), changes, likelyOf(changes), sizesBy)],
  })
  if (!figure || direction(figure) === 'unchanged') return undefined
  const more = direction(figure) === 'up' ? 'more' : 'less'
  return say`Over a ${over} that is about ${unsigned(figure)} ${more} profit, if every week is like that.`
}
