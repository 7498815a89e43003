/** Whether a count is as a yes-or-no question has it. */
import type { CountAnswer } from '#schema/advisor/answer'
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { CountAsk } from './count-condition.ts'

const few = 0.2

/** Most is more than half, and rarely at most a fifth. */
const isAsClaimed = (claimed: NonNullable<CountPlan['claimed']>, count: number, outOf: number): boolean => {
  switch (claimed) {
    case 'never':
    case 'first':
      return count === 0
    case 'always':
      return count === outOf
    case 'mostly':
      return 2 * count > outOf
    case 'rarely':
      return count <= few * outOf
  }
}

/** "Yes." or "No." for a yes-or-no question; otherwise undefined. */
export const verdict = ({ plan }: CountAsk, { figure, outOf }: CountAnswer): string => {
  if (plan.claimed) {
    const isSo = isAsClaimed(plan.claimed, figure.value, outOf)
    // "Yes" to "we have never …, have we?" could mean either.
    return isSo ? (plan.claimed === 'never' ? 'That’s right. ' : 'Yes. ') : 'No. '
  }
  if (plan.times) {
    const { count, side } = plan.times
    const isSo =
      side === 'above'
        ? figure.value > count
        : side === 'below'
          ? figure.value < count
          : figure.value === count
    return isSo ? 'Yes. ' : 'No. '
  }
  if (plan.runOf !== undefined) return figure.value >= plan.runOf ? 'Yes. ' : 'No. '
  if (plan.asked !== 'whether') return ''
  return figure.value > 0 ? 'Yes. ' : 'No. '
}
