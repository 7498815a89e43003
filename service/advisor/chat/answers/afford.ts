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
    label: 'the sum asked about',
    unit: 'aud',
    formula: 'value',
    inputs: [stated('question', 'sum, AUD', dollars)],
  })
  const reserve = reserveOf(records)
  const free = reserve?.distance.value ?? 0
  const profit = averageOf(records, 'profit', 13)
  const against =
    free > 0
      ? say`Above the ${reserve?.target} of costs that we take as safe lies about ${reserve?.distance}, so ${sum} ${dollars <= free ? 'can be paid without touching the reserve' : 'would have to come out of the reserve'}.`
      : say`The cash is about ${reserve?.distance} short of the ${reserve?.target} of costs that we take as safe, so ${sum} would make that worse.`
  return {
    paragraphs: [
      paragraph([
        against,
        say`For comparison, a week of the last quarter left ${profit} of profit on average.`,
      ]),
      facts.runway(view),
      say`What tax, drawings and loans will take is not on record, and neither is what the money would bring in; both belong beside this before you decide.`,
    ],
    theme,
    fit: 0.8,
    more: 'view',
  }
}
