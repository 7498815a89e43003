/** Answer to a proposal with a stated price: whether the business can carry it, and what it has to bring in. */
import type { Line } from '../line.ts'
import { type Outlay, outlayIn } from '../options/outlays/outlay.ts'
import { costLines, onceLines } from '../options/outlays/outlay-lines.ts'
import { weighOnce, weighWeekly } from '../options/outlays/weigh-outlay.ts'
import { lastWeeks, typicalWeeks } from '../options/priced.ts'
import { evaluate } from '../plans/evaluate.ts'
import type { AdvisePlan } from './advice.ts'
import { latelyLine } from './coverage-words.ts'
import { passagesOf } from './facts-words.ts'
import { spokenForLine, taxInCash } from './form/cash-spoken-for.ts'
import { forEveryone, orForEach } from './form/per-head.ts'
import { type Ask, tradeOf, type Written } from './written.ts'

const support = 0.85

const linesOf = ({ context, plan }: Ask<AdvisePlan>, outlay: Outlay, type: ReturnType<typeof tradeOf>) => {
  if (outlay.kind === 'once') {
    const weighed = weighOnce(context, outlay.sum)
    return weighed && onceLines(weighed, type, plan.matter, spokenForLine(context.records))
  }
  const weighed = weighWeekly(context, outlay)
  return weighed && costLines(outlay, weighed, type, plan.matter)
}

/** What the last four weeks made beside the usual week that a cost is set against, where they differ. */
const latelyProfit = (ask: Ask<AdvisePlan>): Line | undefined => {
  const { context } = ask
  const usual = evaluate(
    {
      operator: 'value',
      measure: 'profit',
      period: lastWeeks(context.records, typicalWeeks),
      aggregate: 'mean',
    },
    context,
  )
  return usual.operator === 'value' ? latelyLine(ask, 'profit', usual.figure) : undefined
}

/** Undefined if no price is stated, or the records have no typical week. */
export const sayOutlay = (ask: Ask<AdvisePlan>): Written | undefined => {
  const told = outlayIn(ask.plan.matter)
  const team = forEveryone(ask.context.records, ask.plan.matter, told)
  const outlay = team?.outlay ?? told
  const lines: readonly (Line | undefined)[] | undefined = outlay && linesOf(ask, outlay, tradeOf(ask))
  if (!lines) return undefined
  const [first, ...rest] = lines
  const { records } = ask.context
  const isOnce = outlay?.kind === 'once'
  const tax = isOnce ? taxInCash(records) : undefined
  return {
    lines: [
      team?.line,
      first,
      team ? undefined : orForEach(records, ask.plan.matter, told),
      isOnce ? undefined : latelyProfit(ask),
      ...rest,
    ],
    ...(tax ? { passages: passagesOf([tax]) } : {}),
    support,
    weakness: 'what it would bring in is on no record',
  }
}
