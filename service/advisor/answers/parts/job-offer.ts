/** Whether to take a job at a fixed price, by the day rate that it comes to. */
import type { FigureUnit } from '#schema/core/advice'
import { direction, measure, stated, unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { lastWeeks, typicalWeeks } from '../../options/priced.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { jobOf } from '../../questions/money/job.ts'
import type { AdvisePlan } from '../advice.ts'
import type { Ask, Written } from '../written.ts'

/** Undefined for any other matter, and where no record has a usual day rate. */
export const sayJob = ({ context, plan }: Ask<AdvisePlan>): Written | undefined => {
  const job = jobOf(plan.matter)
  if (!job) return undefined
  const { records } = context
  const make = measure(records)
  const usual = (name: 'revenue-per-transaction' | 'profit-per-transaction') => {
    const answer = evaluate(
      { operator: 'value', measure: name, period: lastWeeks(records, typicalWeeks) },
      context,
    )
    return answer.operator === 'value' ? answer.figure : undefined
  }
  const [rate, profit] = [usual('revenue-per-transaction'), usual('profit-per-transaction')]
  if (!rate || !profit) return undefined
  const price = stated('question', 'price of the job', job.sum)
  const long = { ...stated('question', 'days that the job needs', job.days), part: 1 }
  const usualRate = stated('assumption', 'usual day rate', rate.value)
  const cost = stated('assumption', 'costs for each billed day', rate.value - profit.value)
  const figureOf = (
    label: string,
    unit: FigureUnit,
    formula: 'value' | 'each' | 'difference' | 'product',
    ...inputs: (typeof price)[]
  ) => make({ label, unit, formula, inputs })
  const told = figureOf('price of the job', 'aud', 'value', price)
  const needed = figureOf('days that the job needs', 'count', 'value', { ...long, part: 0 })
  const aDay = figureOf('price for each day', 'aud', 'each', price, long)
  const inAll = figureOf('so many days at the usual rate', 'aud', 'product', usualRate, { ...long, part: 0 })
  if (!told || !needed || !aDay || !inAll) return undefined
  const offered = stated('assumption', 'price for each day', aDay.value)
  const apart = figureOf('price for each day against the usual rate', 'aud', 'difference', offered, {
    ...usualRate,
    part: 1,
  })
  const left = figureOf('price for each day less what a billed day costs', 'aud', 'difference', offered, {
    ...cost,
    part: 1,
  })
  const costs = figureOf('costs for each billed day', 'aud', 'value', cost)
  if (!apart || !left || !costs) return undefined
  const isLess = direction(apart) === 'down'
  const carries: Line | undefined =
    left.value < 0
      ? say`All costs come to ${costs} for each billed day, so at that price the work doesn’t carry its share of them.`
      : say`All costs come to ${costs} for each billed day; at that price ${left} of each is left.`
  return {
    lines: [
      say`${isLess ? 'Only if those days would go unbilled otherwise' : 'Yes, if you have the days'}. ${told} for ${needed} days is ${aDay} a day, ${unsigned(apart)} ${isLess ? 'below' : 'above'} the ${rate} of a usual billed day.`,
      carries,
      isLess
        ? say`At the usual rate, so many days come to ${inAll}. Salaries are paid either way, so idle days are worth filling; days taken from work at the usual rate are not.`
        : undefined,
    ],
    support: 0.85,
    weakness: 'whether those days would be billed otherwise is not on record',
  }
}
