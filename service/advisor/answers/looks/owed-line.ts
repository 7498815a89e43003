/** Says of a sum that others owe that it is not in the cash that the answer counts. */
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { isOwedToUs } from '../../questions/money/owed.ts'
import { sumsIn } from '../../questions/money/spoken-sums.ts'
import type { Ask } from '../written.ts'

/** The line for a message of such a sum, after the runway; undefined for any other answer. */
export const owedLine = (
  message: string,
  { context, plan }: Pick<Ask, 'context' | 'plan'>,
): Line | undefined => {
  const [sum, other] = sumsIn(message)
  if (plan.operator !== 'value' || plan.measure !== 'runway' || !sum || other || !isOwedToUs(message))
    return undefined
  const owed = measure(context.records)({
    label: 'sum that is owed to the business',
    unit: 'aud',
    formula: 'value',
    inputs: [stated('question', 'sum owed', sum.value)],
  })
  return (
    owed &&
    say`The ${owed} you are owed is not in that cash, so waiting for it, or losing it, does not shorten those weeks. If it never comes, it comes off profit once.`
  )
}
