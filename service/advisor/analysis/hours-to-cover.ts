/** hoursToCover: additional sales that pay for some paid hours. */
import type { Figure } from '#schema/core/advice'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { lastWeeks, weeksInput } from './weeks.ts'

/** Weekly sales that cover a cost, using the value of a sale over the last quarter less costs that follow volume. */
export const hoursToCover = (records: Records, cost: Figure): Figure | undefined => {
  const weeks = lastWeeks(records, 13)
  const fields = ['revenue', 'transactions', 'supplies', 'revenue'] as const
  return measure(records)({
    label: `${vocabularies[records.business.type].sales} a week needed to cover the hours`,
    unit: 'count',
    formula: 'each-to-cover',
    inputs: [
      stated('assumption', 'weekly cost of the hours', cost.value),
      ...fields.flatMap((field) => weeksInput(weeks, field) ?? []),
    ],
  })
}
