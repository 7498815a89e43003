/** What a week must take to come out even, and how far the usual week lies above that. */
import { followingCosts } from '../../analysis/following-costs.ts'
import { averageOf } from '../../analysis/trend.ts'
import { lastWeeks, weeksInput } from '../../analysis/weeks.ts'
import { measure } from '../../figure.ts'
import { paragraph, say } from '../../line.ts'
import type { Answer, FiguresAsk } from './ask.ts'
import { tooFew } from './change-words.ts'

/** The takings at which a week of the last quarter would have left nothing, with the costs that follow volume following. */
export const breakEven = ({ records, view }: FiguresAsk, theme: Answer['theme']): Answer => {
  const weeks = lastWeeks(records, 13)
  const costs = weeksInput(weeks, 'costs')
  const takings = weeksInput(weeks, 'revenue')
  const following = followingCosts(records, weeks)
  const even =
    costs &&
    takings &&
    following &&
    measure(records)({
      label: 'weekly takings to break even',
      unit: 'aud',
      formula: 'break-even-takings',
      inputs: [costs, takings, following.part, following.whole],
      shown: 'rough',
    })
  return {
    paragraphs: [
      paragraph([
        say`You break even at takings of about ${even} a week, at last quarter’s costs. The average week took ${averageOf(records, 'revenue', 13)}.` ??
          tooFew,
        even &&
          (following?.isAssumed
            ? say`No expenses by kind are on record, so the share of costs that moves with takings is our assumption.`
            : say`Spending on ${view.words.supplies} moves with takings; the other costs stay as they are.`),
      ]),
      even && say`Tax, drawings and loans aren’t on record and come on top.`,
    ],
    theme,
    fit: 0.9,
    more: 'view',
  }
}
