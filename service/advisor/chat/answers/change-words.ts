/** Words that all answers to a what-if share. */
import type { Figure } from '#schema/core/advice'
import { statedFigure } from '../../analysis/what-if.ts'
import { stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import type { FiguresAsk } from './ask.ts'

/** Says that there are no weeks to compute from. */
export const tooFew = say`The records don’t have enough for that: it needs weekly revenue and costs.`

/** The percentage of the question as a figure. */
export const askedPercent = ({ records }: FiguresAsk, amount: number): Figure | undefined =>
  statedFigure(records, 'the change asked about', 'percent', stated('question', 'change, percent', amount))

/** An outcome for profit or takings: "up about $310". */
export const about = (figure: Figure | undefined): Line | undefined =>
  figure && say`${figure.value < 0 ? 'down' : 'up'} about ${figure}`

/** Between two such outcomes: "$52 to $160 down", "$80 down to $310 up". */
export const between = (low: Figure | undefined, high: Figure | undefined): Line | undefined => {
  if (low === undefined || high === undefined) return undefined
  if (high.value < 0) return say`${high} to ${low} down`
  return low.value < 0 ? say`${low} down to ${high} up` : say`${low} to ${high} up`
}

/** The direction of a signed size. */
export const upOrDown = (amount: number): string => (amount < 0 ? 'down' : 'up')
