/** A message that proposes to spend a stated sum but was read as something else. */
import type { Plan } from '#schema/advisor/plan'
import { type Outlay, outlayIn } from '../options/outlays/outlay.ts'
import { jobOf } from '../questions/money/job.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { readAs } from './decided-look.ts'

const sure = 0.85

const givesWay: ReadonlySet<Plan['operator']> = new Set([
  ...(['clarify', 'advise', 'find', 'define', 'overview', 'forecast'] as const),
])

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.01 * Math.abs(other)

/** True for a plan that does not treat the sum as a cost: a salary is neither a number of sales nor a target. */
const isMisread = (plan: Plan, outlay: Outlay): boolean => {
  if (plan.operator !== 'scenario' && plan.operator !== 'solve') return false
  if (plan.operator === 'scenario' && plan.once !== undefined) return false
  // A size that was worked out from its parts is no sum by itself.
  if (plan.operator === 'scenario' && plan.changes.some(({ product }) => product !== undefined)) return false
  // A sum spent once is no part of each week.
  if (outlay.kind === 'once' && plan.operator === 'scenario' && plan.changes.length === 1) return true
  if (outlay.kind !== 'weekly') return plan.operator === 'solve' || plan.changes.length === 0
  return !plan.changes.some(
    ({ lever, by, size }) =>
      lever !== 'volume' && lever !== 'price' && by !== 'percent' && isNear(Math.abs(size), outlay.sum),
  )
}

/** A question weighs a hire; an advertisement is written only on request. */
const asks =
  /^\W*(?:(?:and|so|but|ok|okay) )?(?:would|should|could we|can we|can i|could i|is|are|do|does|what|how|if|when)\b/i

const mayBeProposal = (plan: Plan, outlay: Outlay, message: string): boolean => {
  if (plan.operator === 'decline') return plan.because === 'not-on-record' || plan.because === 'outside'
  if (plan.operator === 'act') return asks.test(message)
  // A matter that states its price was read as such.
  const isStated = plan.operator === 'advise' && plan.matter !== message.trim()
  if (isStated && (outlayIn(plan.matter) || jobOf(plan.matter))) return false
  return givesWay.has(plan.operator) || isMisread(plan, outlay)
}

/** The message as a proposal with a price; undefined if it is not one, or was already read as one. */
export const pricedProposal = (reads: readonly ReadQuestion[], message: string): ReadQuestion | undefined => {
  const outlay = outlayIn(message)
  return outlay && reads.every(({ plan }) => mayBeProposal(plan, outlay, message))
    ? readAs({ operator: 'advise', matter: message.trim() }, sure)
    : undefined
}
