/** Says what those who own or oversee the business should know: how it stands in one sentence, then five matters. */
import { say } from '../../line.ts'
import type { Written } from '../written.ts'
import { openMatters, warnings, weighedRows } from './gravest.ts'
import { compare, fourWeeks, moved, type OverviewAsk } from './overview-rows.ts'

const measured = 0.95
/** Points of a list that is read out at a table. */
const points = 5
const mostWarnings = 2

/** Warnings, and then what is open; undefined without figures to compare. */
export const sayBoard = (ask: OverviewAsk): Written | undefined => {
  const { records } = ask.context
  const [sales, margin] = compare(ask, ['revenue', 'margin'], fourWeeks)
  if (!sales) return undefined
  const told = warnings(records, mostWarnings)
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
