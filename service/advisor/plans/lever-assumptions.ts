/** The assumptions that changes depend on. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { measure as makeFigure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import {
  elasticities,
  isHoped,
  isReactionStated,
  moves,
  realisedShares,
  superRate,
  wageOf,
} from './lever-inputs.ts'
import { isOfTeam } from './people.ts'

/** Assumptions that the changes depend on, as figures. */
export const assumptionsOf = (records: Records, changes: readonly LeverChange[]): readonly Figure[] => {
  const make = (label: string, unit: Figure['unit'], value: number): readonly Figure[] => {
    const inputs = [stated('assumption', label, value)]
    const figure = makeFigure(records)({ label, unit, formula: 'value', inputs })
    return figure ? [figure] : []
  }
  const { likely, mild, harsh } = elasticities
  const { half, more } = realisedShares
  const isStated = isReactionStated(changes)
  return [
    ...(moves(changes, 'price') && !isStated
      ? [
          ...make('percent of volume for each percent of price', 'ratio', likely),
          ...make('the same if customers hardly mind', 'ratio', mild),
          ...make('the same if customers mind a lot', 'ratio', harsh),
        ]
      : []),
    ...(isHoped(changes) && !isStated
      ? [
          ...make('share of the change in volume that comes about, at worst', 'ratio', half),
          ...make('share of the change in volume that comes about, at best', 'ratio', more),
        ]
      : []),
    ...(changes.some(({ withSuper }) => withSuper)
      ? make('superannuation on top of pay', 'percent', superRate)
      : []),
    ...(changes.some((change) => change.by === 'hours' && !isOfTeam(records, change))
      ? make('wage an hour', 'aud', wageOf(records))
      : []),
  ]
}
