/** Answer to a proposal with a stated price: whether the business can carry it, and what it has to bring in. */
import type { Line } from '../line.ts'
import { type Outlay, outlayIn } from '../options/outlays/outlay.ts'
import { costLines, onceLines } from '../options/outlays/outlay-lines.ts'
import { weighOnce, weighWeekly } from '../options/outlays/weigh-outlay.ts'
import type { AdvisePlan } from './advice.ts'
import { type Ask, tradeOf, type Written } from './written.ts'

const support = 0.85

const linesOf = ({ context, plan }: Ask<AdvisePlan>, outlay: Outlay, type: ReturnType<typeof tradeOf>) => {
  if (outlay.kind === 'once') {
    const weighed = weighOnce(context, outlay.sum)
    return weighed && onceLines(weighed, type, plan.matter)
  }
  const weighed = weighWeekly(context, outlay)
  return weighed && costLines(outlay, weighed, type, plan.matter)
}

/** Undefined if no price is stated, or the records have no typical week. */
export const sayOutlay = (ask: Ask<AdvisePlan>): Written | undefined => {
  const outlay = outlayIn(ask.plan.matter)
  const lines: readonly (Line | undefined)[] | undefined = outlay && linesOf(ask, outlay, tradeOf(ask))
  return lines && { lines, support, weakness: 'what it would bring in is on no record' }
}
