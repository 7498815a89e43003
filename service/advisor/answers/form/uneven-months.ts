/** Says which months of a list have five whole weeks: their sums are larger for that alone. */
import type { Cell, Coverage } from '#schema/advisor/coverage'
import type { Group, MeasureName } from '#schema/advisor/measure'
import { listed } from '../../detail/listed-names.ts'
import { type Line, say } from '../../line.ts'
import { addsUp } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { countThursdays } from '../../plans/cover.ts'
import { findMeasure } from '../../plans/select.ts'
import type { Records } from '../../records.ts'
import { cellName } from '../cell-name.ts'

const long = 5

/** "July and October have five whole weeks, the others four, but for November: not all of it is on record."; undefined where all are of one length, or nothing is summed. */
export const unevenNote = (
  records: Records,
  name: MeasureName,
  by: Group,
  cells: readonly Cell[],
  { grain }: Coverage,
): Line | undefined => {
  const measure = findMeasure(name)
  if (by !== 'month' || grain !== 'week' || isNothing(measure) || addsUp(measure) !== 'sum') return undefined
  const whole = cells.filter(({ isComplete }) => isComplete)
  const five = whole.filter(({ from, to }) => from && to && countThursdays({ from, to }) === long)
  if (five.length === 0 || five.length === whole.length) return undefined
  const open = listed(
    cells.filter(({ isComplete }) => !isComplete).map((cell) => cellName(records, cell, 'month')),
  )
  const names = listed(five.map((cell) => cellName(records, cell, 'month')))
  return say`${names} ${five.length === 1 ? 'has' : 'have'} five whole weeks, the others four${open ? `, but for ${open}: not all of it is on record` : ''}.`
}
