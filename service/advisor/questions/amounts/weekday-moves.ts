/** Trade that goes up or down on some days of the week: "if Saturdays were 10% busier", "Saturday picks up a tenth". */
import type { LeverChange } from '#schema/advisor/change-plans'
import { clauseOf, leversIn, within } from '../levers.ts'
import { type Question, textOf } from '../question.ts'
import { weekdaysIn } from '../selection.ts'
import type { Amount } from './amounts.ts'

const up =
  /\b(?:up|rise|rises|rose|grow|grows|grew|gain(?:s|ed)?|more|busier|better|pick(?:s|ed)?|lift(?:s|ed)?|increas\w+|improv\w+|stronger|higher|extra|jump(?:s|ed)?|climb(?:s|ed)?)\b/i
const down =
  /\b(?:down|drop(?:s|ped)?|fell|falls?|less|fewer|quieter|slower|worse|los(?:e|es|t)|shr[aiu]nk\w*|dip(?:s|ped)?|slip(?:s|ped)?|lower|weaker|declin\w+)\b/i

export type WeekdayMove = {
  readonly amount: Amount
  readonly change: LeverChange
  /** Its clause: places of the first term, and after the last. */
  readonly clause: readonly [from: number, until: number]
}

/** The moves that a question supposes; each is the whole of its clause. */
export const weekdayMoves = (question: Question): readonly WeekdayMove[] =>
  question.amounts.flatMap((amount) => {
    const clause = clauseOf(question, amount.first)
    const days = within(weekdaysIn(question), clause)
    const isOfOther = within(leversIn(question), clause).some(({ lever }) => lever !== 'volume')
    const words = question.terms
      .slice(...clause)
      .map(textOf)
      .join(' ')
    const [isUp, isDown] = [up.test(words), down.test(words)]
    if (amount.unit !== 'percent' || days.length === 0 || isOfOther || isUp === isDown) return []
    const weekdays = [...new Set(days.flatMap((day) => day.weekdays))].sort()
    const size = isUp ? amount.value : -amount.value
    return [{ amount, clause, change: { lever: 'volume', by: 'percent', size, weekdays } }]
  })
