/** Whether the business can afford a sum: beside the cash above the reserve, and beside a week's profit. */
import { reserveOf } from '../../analysis/reserve.ts'
import { averageOf } from '../../analysis/trend.ts'
import { facts } from '../../brief/facts.ts'
import { measure, stated } from '../../figure.ts'
import { paragraph, say } from '../../line.ts'
import type { Answer, FiguresAsk } from './ask.ts'

/** Says what a sum takes of the free cash, and what stays out of sight. */
export const afford = ({ records, view, question }: FiguresAsk, theme: Answer['theme']): Answer => {
  const { dollars = 0 } = question
  const sum = measure(records)({
    label: 'the amount asked about',
    unit: 'aud',
    formula: 'value',
    inputs: [stated('question', 'amount, AUD', dollars)],
  })
  const reserve = reserveOf(records)
  const free = reserve?.distance.value ?? 0
  const profit = averageOf(records, 'profit', 13)
  const against =
    free > 0
      ? say`You hold about ${reserve?.distance} more than the ${reserve?.target} of costs we treat as a safe reserve, so ${sum} ${dollars <= free ? 'can be paid without touching it' : 'would have to come partly out of it'}.`
      : say`Cash is about ${reserve?.distance} short of the ${reserve?.target} of costs we treat as a safe reserve, so spending ${sum} would make that worse.`
  return {
    paragraphs: [
      paragraph([against, say`For comparison, an average week last quarter left ${profit} of profit.`]),
      facts.runway(view),
      say`Tax, drawings and loans aren’t on record, and neither is what the money would earn. Add both before you decide.`,
    ],
    theme,
    fit: 0.8,
    more: 'view',
  }
}
