/** A question about items or accounts: names, days and what it wants to know. */
import type { Period } from '#schema/advisor/period'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import type { Question } from '../questions/question.ts'
import { meaningOf } from '../questions/term.ts'
import type { Records } from '../records.ts'
import { type Detail, type Dimension, dimensions } from './detail.ts'
import { type Form, formOfQuestion } from './forms.ts'
import { type Named, namedIn } from './names.ts'
import { type Days, heldDays } from './sums.ts'

export type Asked = {
  readonly question: Question
  readonly named: readonly Named[]
  readonly form: Form
  /** The days of each period that is named, as far as the calendar knows them. */
  readonly days: readonly Days[]
}

const weekdaysIn = ({ terms }: Question): readonly number[] | undefined => {
  const all = terms.flatMap((term) => meaningOf(term, 'weekdays')?.weekdays ?? [])
  return all.length === 0 ? undefined : all
}

const daysOf = (records: Records, detail: Detail, question: Question): readonly Days[] => {
  const weekdays = weekdaysIn(question)
  const held = dimensions.flatMap((dimension: Dimension) => heldDays(detail, dimension) ?? [])
  const record = held.reduce<Days | undefined>(
    (all, { from, to }) =>
      all ? { from: from < all.from ? from : all.from, to: to > all.to ? to : all.to } : { from, to },
    undefined,
  )
  const moment = { ...momentOf(records, 'day'), record }
  const found = question.periods.flatMap(({ period }): readonly (Days & { readonly period: Period })[] => {
    const span = resolvePeriod(period, moment)
    return span
      ? [{ ...span, ...((span.weekdays ?? weekdays) ? { weekdays: span.weekdays ?? weekdays } : {}), period }]
      : []
  })
  if (found.length > 0) return found
  return weekdays && record ? [{ ...record, weekdays }] : []
}

export const askedOf = (records: Records, detail: Detail, question: Question): Asked => ({
  question,
  named: namedIn(detail, question),
  form: formOfQuestion(question.text),
  days: daysOf(records, detail, question),
})
