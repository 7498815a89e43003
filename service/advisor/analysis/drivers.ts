/**
 * What drove a change from one week (or run of weeks) to another, in parts that add up exactly.
 * driversOf: revenue = number × price; profit = volume effect + price effect − change of costs.
 */
import type { Figure } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { dayText } from '../calendar.ts'
import type { WeekField } from '../field-values.ts'
import { measure } from '../figure.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { nameOf, weeksInput } from './weeks.ts'

/**
 * Parts of a change: `volume` + `price` = `revenue`, and `revenue` − `costs` = `profit`, each a weekly mean.
 * `byCost` splits `costs` into five kinds, largest change first; empty without expenses on record.
 */
export type Drivers = {
  readonly revenue: Figure
  readonly volume: Figure
  readonly price: Figure
  readonly costs: Figure
  readonly profit: Figure
  readonly byCost: readonly { readonly field: WeekField; readonly change: Figure }[]
}

const costFields = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const

/** Parts of the change from `before` to `now`; undefined if either is empty or has no sales. */
export const driversOf = (
  records: Records,
  now: readonly WeekFigures[],
  before: readonly WeekFigures[],
): Drivers | undefined => {
  const make = measure(records)
  const words = vocabularies[records.business.type]
  const inputsOf = (...fields: readonly WeekField[]) =>
    [now, before].flatMap((weeks) => fields.flatMap((field) => weeksInput(weeks, field) ?? []))
  const [first] = now
  if (!first || before.length === 0) return undefined
  const since = `to the week of ${dayText(first.weekStart)}`
  const part = (label: string, formula: 'volume-effect' | 'price-effect') =>
    make({
      label: `${label}, ${since}`,
      unit: 'aud',
      formula,
      inputs: inputsOf('revenue', 'transactions'),
      shown: 'unsigned',
    })
  const changeOf = (field: WeekField) =>
    make({
      label: `change in ${nameOf(records, field)}, ${since}`,
      unit: 'aud',
      formula: 'change',
      inputs: inputsOf(field),
      shown: 'unsigned',
    })
  const volume = part(`change in revenue due to the number of ${words.sales}`, 'volume-effect')
  const price = part(`change in revenue due to ${words.perSale}`, 'price-effect')
  const [revenue, costs, profit] = [changeOf('revenue'), changeOf('costs'), changeOf('profit')]
  if (!volume || !price || !revenue || !costs || !profit) return undefined
  // With a week without expenses, the kinds would not add up to the total.
  const hasExpenses = [...now, ...before].every(({ expenses }) => expenses !== undefined)
  const byCost = costFields
    .filter(() => hasExpenses)
    .flatMap((field) => {
      const change = changeOf(field)
      return change ? [{ field, change }] : []
    })
    .sort((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value))
  return { revenue, volume, price, costs, profit, byCost }
}
