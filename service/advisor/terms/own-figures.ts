/** The business's own figures for terms that are not measures but follow from the records. */
import type { GlossaryTerm } from '#schema/advisor/terms'
import type { FigureInput } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { lastWeeks, latestWeek, weekBefore, weekInput, weeksInput } from '../analysis/weeks.ts'
import { dayText, plusDays } from '../calendar.ts'
import type { WeekField } from '../field-values.ts'
import { measure, type Order, unsigned } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { usualWeeks } from '../questions/question.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'

// If people are most of what is sold, their time is the larger part of its cost.
const asDirect = ({ records, supplies }: View): string =>
  `taking ${supplies} as the direct cost${records.business.type === 'cafe' ? '' : '; the time of your people is not in it'}`

type View = {
  readonly records: Records
  readonly make: (
    order: Omit<Order, 'inputs'>,
    ...fields: readonly WeekField[]
  ) => ReturnType<ReturnType<typeof measure>>
  readonly when: string
  readonly supplies: string
}

const viewOf = (records: Records): View => {
  const weeks = lastWeeks(records, usualWeeks)
  const end = weeks.at(-1)
  const first = weeks[0]
  return {
    records,
    make: (order, ...fields) => {
      const inputs = fields.flatMap((field) => weeksInput(weeks, field) ?? [])
      return inputs.length < fields.length ? undefined : measure(records)({ ...order, inputs })
    },
    when: first && end ? `from ${dayText(first.weekStart)} to ${dayText(plusDays(end.weekStart, 6))}` : '',
    supplies: vocabularies[records.business.type].supplies,
  }
}

const weekly = (
  { make }: View,
  label: string,
  formula: 'mean' | 'change' | 'median' | 'mean-together-2',
  ...fields: readonly WeekField[]
) => make({ label: `${label}, a week`, unit: 'aud', formula }, ...fields)

const grossProfit = (view: View): Line | undefined =>
  say`Gross profit here was ${weekly(view, `revenue less ${view.supplies}`, 'change', 'revenue', 'supplies')} a week on average ${view.when}, ${asDirect(view)}.`

const grossMargin = (view: View): Line | undefined =>
  say`The gross margin here was ${view.make({ label: 'gross margin', unit: 'percent', formula: 'rest-share' }, 'revenue', 'supplies')} ${view.when}, ${asDirect(view)}.`

// If people are most of what is sold, supplies are no basis for a price.
const markup = (view: View): Line | undefined =>
  view.records.business.type === 'cafe'
    ? say`The markup here, over all that was sold, was ${view.make({ label: 'markup on supplies', unit: 'percent', formula: 'change-percent' }, 'revenue', 'supplies')} ${view.when}: revenue over ${view.supplies}. The records have no cost by product.`
    : say`The records can’t give your markup: that takes the cost of each job.`

const primeCost = (view: View): Line | undefined =>
  say`Here it was ${weekly(view, 'prime cost', 'mean-together-2', 'staff', 'supplies')} a week on average ${view.when}, ${view.make({ label: 'prime cost, share of revenue', unit: 'percent', formula: 'together-share-2' }, 'staff', 'supplies', 'revenue')} of revenue: staff costs ${weekly(view, 'staff costs', 'mean', 'staff')} and ${view.supplies} ${weekly(view, view.supplies, 'mean', 'supplies')}.`

const fixedCosts = (view: View): Line | undefined =>
  say`Fixed costs here were ${weekly(view, 'costs less supplies', 'change', 'costs', 'supplies')} a week on average ${view.when}.`

const suppliesAWeek = (view: View): Line | undefined =>
  say`Here ${view.supplies} came to ${weekly(view, view.supplies, 'mean', 'supplies')} a week on average ${view.when}.`

const overheads = (view: View): Line | undefined =>
  say`Here premises were ${weekly(view, 'premises costs', 'mean', 'premises')} and other costs ${weekly(view, 'other costs', 'mean', 'other')} a week on average ${view.when}.`

const profitAndLoss = (view: View): Line | undefined =>
  say`Here, a week on average ${view.when}: revenue ${weekly(view, 'revenue', 'mean', 'revenue')}, costs ${weekly(view, 'costs', 'mean', 'costs')}, profit ${weekly(view, 'profit', 'mean', 'profit')}.`

/** Cash at the end of a week: its runway in weeks times a usual week's costs. */
const cashAt = (records: Records, week: WeekFigures) => {
  const costs = weeksInput(lastWeeks(records, usualWeeks, week), 'costs')
  return (
    costs &&
    measure(records)({
      label: 'cash',
      unit: 'aud',
      formula: 'product',
      inputs: [weekInput(week, 'cashRunwayWeeks'), costs],
    })
  )
}

const cashFlow = ({ records, make, when }: View): Line | undefined => {
  const end = latestWeek(records)
  const start = end && weekBefore(records, end, usualWeeks)
  const profit = make({ label: 'profit', unit: 'aud', formula: 'sum' }, 'profit')
  return (
    end &&
    start &&
    say`Here cash in hand went from about ${cashAt(records, start)} to about ${cashAt(records, end)} ${when}, while profit over those weeks came to ${profit}.`
  )
}

const points = ({ records }: View): Line | undefined => {
  const end = latestWeek(records)
  const before = end && weekBefore(records, end, 1)
  if (!end || !before) return undefined
  const [now, then] = [weekInput(end, 'profitMargin'), weekInput(before, 'profitMargin')]
  const make = measure(records)
  const value = (label: string, input: FigureInput) =>
    make({ label, unit: 'percent', formula: 'value', inputs: [input] })
  const change = make({ label: 'change in margin', unit: 'points', formula: 'change', inputs: [now, then] })
  const percent = make({
    label: 'change in margin, in percent',
    unit: 'percent',
    formula: 'change-percent',
    inputs: [now, then],
  })
  return (
    change &&
    percent &&
    say`Your own margin went from ${value('margin', then)} to ${value('margin', now)} last week: ${change.value < 0 ? 'down' : 'up'} ${unsigned(change)}, which is ${unsigned(percent)}.`
  )
}

const middle = (view: View): Line | undefined =>
  say`Of your weekly revenue ${view.when}, the mean is ${weekly(view, 'revenue, mean', 'mean', 'revenue')} and the median ${weekly(view, 'revenue, median', 'median', 'revenue')}.`

const own: { readonly [term in GlossaryTerm]?: (view: View) => Line | undefined } = {
  'gross-profit': grossProfit,
  'gross-margin': grossMargin,
  markup,
  'prime-cost': primeCost,
  'fixed-costs': fixedCosts,
  'variable-costs': suppliesAWeek,
  'cost-of-goods': suppliesAWeek,
  overheads,
  'profit-and-loss': profitAndLoss,
  'cash-flow': cashFlow,
  points,
  percent: points,
  mean: middle,
  median: middle,
}

export const ownFigure = (records: Records, term: GlossaryTerm): Line | undefined =>
  own[term]?.(viewOf(records))
