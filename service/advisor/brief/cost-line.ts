/** One kind of cost that a topic names: where it stands, and what to do about premises. */
import { costShareAgainstIndustry, type ExpenseField, expenseShares } from '../analysis/expenses.ts'
import { averageOf } from '../analysis/trend.ts'
import { lastWeeks, nameOf, weeksInput } from '../analysis/weeks.ts'
import { whatIfCost } from '../analysis/what-if-cost.ts'
import { benchmarks } from '../benchmarks.ts'
import { direction, measure, stated } from '../figure.ts'
import { capital, type Line, moved, say } from '../line.ts'
import { by, type Lever, percentOf, sized, worth } from './step.ts'
import type { View } from './view.ts'

const named = ({ records, cost }: View) => {
  const found = expenseShares(records).find(({ field }) => field === cost)
  return found && { ...found, name: nameOf(records, found.field) }
}

/** The cost in a title; undefined where the topic names none or it is not on record. */
export const costHeadline = (view: View): Line | undefined => {
  const line = named(view)
  if (!line) return undefined
  return line.change && direction(line.change) !== 'unchanged'
    ? say`${capital(line.name)} at ${line.share} of revenue, ${moved(line.change)}`
    : say`${capital(line.name)} at ${line.share} of revenue`
}

/** The cost over the last four weeks. */
export const costLine = (view: View): Line | undefined => {
  const line = named(view)
  if (!line) return undefined
  return line.change
    ? say`${capital(line.name)} came to ${line.amount} a week over the last four weeks. As a share of revenue that is ${line.share}, ${moved(line.change)} on the four weeks before.`
    : say`${capital(line.name)} came to ${line.amount} a week over the last four weeks, ${line.share} of revenue.`
}

const inTheTrade = (field: ExpenseField | undefined): Exclude<ExpenseField, 'other'> | undefined =>
  field === 'other' ? undefined : field

/** The cost over the last quarter beside the trade. */
export const costInTheTrade = (view: View): Line | undefined => {
  const field = inTheTrade(view.cost)
  const against = field && costShareAgainstIndustry(view.records, field)
  if (!field || !against) return undefined
  return say`Over the last quarter ${nameOf(view.records, field)} took ${against.ours} of revenue; ${against.theirs} is typical of the trade (our assumption).`
}

/** Hold the premises against what the trade bears before signing anything. */
export const lease: Lever = (view) => {
  const { records } = view
  const size = sized(view, 3, 5, 8)
  const revenue = weeksInput(lastWeeks(records, 13), 'revenue')
  const outcome = whatIfCost(records, 'premises', -size, 'assumption')
  const bearable =
    revenue &&
    measure(records)({
      label: 'weekly premises costs at the industry share (our assumption)',
      unit: 'aud',
      formula: 'percent-of',
      inputs: [
        revenue,
        stated('benchmark', 'premisesShare', benchmarks[records.business.type].premisesShare),
      ],
    })
  return (
    outcome && {
      short: say`check what rent you can afford before you sign`,
      lines: [
        say`Premises cost ${averageOf(records, 'premises', 13)} a week over the last quarter; at a typical share for the trade (our assumption) they would cost ${bearable}. Show the landlord both figures by ${by(view)}, before you sign anything, and ask for ${percentOf(view, 'rent reduction asked for', size)} off.`,
        worth(outcome),
        say`Accept the current rent only in return for something of equal value: a shorter term, an option, or works paid for. The cost of a move isn’t on record; add it before you decide.`,
      ],
    }
  )
}
