/** Days in a message, as far as rows and calendar know them. */

import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import type { Question } from '../questions/question.ts'
import { meaningOf } from '../questions/term.ts'
import type { Records } from '../records.ts'
import { type Detail, dimensions } from './detail.ts'
import { type Days, heldDays } from './sums.ts'

export type Asked = { readonly question: Question; readonly days: readonly Days[] }

/** First and last day of all rows. */
export const recordOfRows = (detail: Detail): Days | undefined =>
  dimensions
    .flatMap((dimension) => heldDays(detail, dimension) ?? [])
    .reduce<Days | undefined>(
      (all, { from, to }) =>
        all ? { from: from < all.from ? from : all.from, to: to > all.to ? to : all.to } : { from, to },
      undefined,
    )

export const askedOf = (records: Records, detail: Detail, question: Question): Asked => {
  const all = question.terms.flatMap((term) => meaningOf(term, 'weekdays')?.weekdays ?? [])
  const weekdays = all.length === 0 ? undefined : all
  const record = recordOfRows(detail)
  const moment = { ...momentOf(records, 'day'), record }
  const days = question.periods.flatMap(({ period }): readonly Days[] => {
    const span = resolvePeriod(period, moment)
    return span ? [{ ...span, weekdays: span.weekdays ?? weekdays }] : []
  })
  return { question, days: days.length > 0 ? days : weekdays && record ? [{ ...record, weekdays }] : [] }
}
