/** The runway before and after costs that go on: the same cash over weeks that cost more. */
import type { Figure } from '#schema/core/advice'
import { stated } from '../../figure.ts'
import { measureNamed } from '../../measures/measures.ts'
import { type Context, isNothing } from '../../plans/context.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { figureOf, labelOf, measureCover } from '../../plans/measured.ts'
import { selectCover } from '../../plans/select.ts'

/** Weeks of cash now, and with so many dollars a week more to pay; undefined if cash is not on record. */
export const runwayAfter = (
  { records, sizesBy = 'question' }: Context,
  aWeek: number,
): { readonly before: Figure; readonly after: Figure } | undefined => {
  const [cash, runway] = [measureNamed('cash'), measureNamed('runway')]
  const cover = selectCover(records, cash, { period: { of: { kind: 'last', unit: 'week', count: 1 } } })
  if (isNothing(cover)) return undefined
  const before = measureCover(records, runway, cover)
  const after = figureOf(records, {
    label: labelOf(records, runway, 'after the cost'),
    unit: 'weeks',
    formula: 'runway-of-costs',
    inputs: [inputsOf(records, cash, cover), [{ ...stated(sizesBy, 'cost a week', aWeek), part: 2 }]],
  })
  return before && after ? { before, after } : undefined
}
