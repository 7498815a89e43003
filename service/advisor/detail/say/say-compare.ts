/** Compares parts over one time. */

import { unsigned } from '../../figure.ts'
import { capital, say } from '../../line.ts'
import { daysWords, dollarsOf, partName, rowsFigure } from '../say-part.ts'
import { sumOf } from '../sums.ts'
import { isAccount, type Lines, meantDays, partsOfPlan, type RowsContext } from './rows-context.ts'
import { outside, valueLine } from './say-value.ts'

export const sayCompare = (context: RowsContext): Lines => {
  const { records, detail, plan } = context
  const parts = partsOfPlan(plan)
  const cells = parts.flatMap((part) => {
    const meant = meantDays(context, part)
    if (!meant) return []
    const sum = sumOf(detail, part, meant.days)
    const isNumber = plan.counted === 'number' && !isAccount(part)
    return [{ part, days: meant.days, size: isNumber ? sum.units : dollarsOf(sum.money) }]
  })
  const [first, other] = cells
  if (cells.length < parts.length || !first || !other)
    return parts.slice(0, 1).flatMap((part) => outside(context, part))
  const unit = plan.counted === 'number' ? ('count' as const) : ('aud' as const)
  const isFirst = first.size >= other.size
  const [more, less] = isFirst ? [first, other] : [other, first]
  const gap = rowsFigure(
    records,
    'difference',
    unit,
    [more, less].map(({ size, days }) => ({ value: size, days })),
    'difference',
  )
  const times = more.size > 0 && less.size > 0
  const percent = times
    ? rowsFigure(
        records,
        'difference',
        'percent',
        [more, less].map(({ size, days }) => ({ value: size, days })),
        'change-percent',
      )
    : undefined
  const head =
    cells.length === 2
      ? say`${capital(partName(more.part))} ${isAccount(more.part) ? 'is larger' : 'is ahead'} ${daysWords(records, more.days)}, by ${gap && unsigned(gap)}${percent ? say` (${unsigned(percent)})` : ''}.`
      : undefined
  return [
    head,
    ...cells.map(({ part, days }) =>
      valueLine({ ...context, plan: { ...plan, manner: undefined } }, part, days),
    ),
  ]
}
