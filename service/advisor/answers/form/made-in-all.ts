/** What was made over all the weeks of a yes-or-no question about making money. */
import { type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import type { CountAsk } from './count-condition.ts'

/** "In all it was $32,442, or $2,496 a week"; undefined for any other question. */
export const madeInAll = ({ plan, context }: CountAsk): Line | undefined => {
  const { measure, period, by, asked, above } = plan
  if (measure !== 'profit' || asked !== 'whether' || above !== 0 || by !== 'week') return undefined
  const value = { operator: 'value', measure, period } as const
  const [all, each] = [
    evaluateValue(context, value),
    evaluateValue(context, { ...value, aggregate: 'mean', each: 'week' }),
  ]
  if (isNothing(all) || isNothing(each)) return undefined
  return say`In all it came to ${all.figure}, or ${each.figure} a week.`
}
