/** Working of a brief's figures: the values behind each input, and their sum. */
import type { FigureWorking, WorkingSeries } from '#schema/brief/brief'
import type { Figure, FigureInput } from '#schema/core/advice'
import { dayBehind, valuesBehind } from '../field-values.ts'
import type { Records } from '../records.ts'

// Removes noise from sums of cents in binary fractions.
const rounded = (value: number): number => Number(value.toFixed(6)) || 0

const seriesOf = (records: Records, input: FigureInput): WorkingSeries => {
  const points = valuesBehind(records, input)
  const rows = points.map((point) => {
    const from = dayBehind(input, point)
    return { value: rounded(point.value), ...(from === undefined ? {} : { from }) }
  })
  return { input, rows, sum: rounded(points.reduce((sum, { value }) => sum + value, 0)) }
}

/** Working of figures over the records used. */
export const workingOf = (records: Records, figures: readonly Figure[]): FigureWorking[] =>
  figures.map((figure) => ({ figure, series: figure.inputs.map((input) => seriesOf(records, input)) }))
