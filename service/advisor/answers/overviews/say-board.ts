/** Says what those who own or oversee the business should know: how it stands in one sentence, then the gravest matters. */
import { say } from '../../line.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { Written } from '../written.ts'
import { openMatters, warnings, weighedRows } from './gravest.ts'
import { compare, fourWeeks, moved, type OverviewAsk } from './overview-rows.ts'

const measured = 0.95
/** Points of a list that is read out at a table, where no number is asked for, and at most. */
const [usual, most] = [5, 9]
const mostWarnings = 2

/** "Three points for the board": as many as are asked for. */
const pointsAsked = ({ message, context }: OverviewAsk): number => {
  const { records } = context
  const { amounts } = questionOf(message ?? '', records.business.type, records.now)
  const [count, other] = amounts
  // "Two points" may be a percentage elsewhere.
  return count && !other && count.unit !== 'dollars' && count.value >= 1 && count.value <= most
    ? count.value
    : usual
}

/** Warnings, and then what is open; undefined without figures to compare. */
export const sayBoard = (ask: OverviewAsk): Written | undefined => {
  const { records } = ask.context
  const [sales, margin] = compare(ask, ['revenue', 'margin'], fourWeeks)
  if (!sales) return undefined
  const points = pointsAsked(ask)
  const told = warnings(records, Math.min(mostWarnings, points))
  const open = openMatters(records, points - told.length, true)
  return {
    lines: [
      say`Over the last four weeks, against the four before, ${moved(ask, sales)}${margin ? say`; ${moved(ask, margin)}` : ''}.`,
      told.length + open.length > 0 ? say`Warned of, and open:` : undefined,
      weighedRows([...told, ...open]),
    ],
    passages: [...told, ...open].flatMap(({ passages }) => passages),
    support: measured,
  }
}
