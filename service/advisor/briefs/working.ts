/** How the figures of a brief were worked out: the values behind each input, and their sum. */
import type { FigureWorking, WorkingSeries } from '#schema/brief/brief'
import type { Figure, FigureInput } from '#schema/core/advice'
import { dayBehind, valuesBehind } from '../field-values.ts'
import type { Records } from '../records.ts'

// Sums of cents as binary fractions end in noise.
const rounded = (value: number): number => Number(value.toFixed(6)) || 0

const seriesOf = (records: Records, input: FigureInput): WorkingSeries => {
  const points = valuesBehind(records, input)
  const rows = points.map((point) => {
    const from = dayBehind(input, point)
    return { value: rounded(point.value), ...(from === undefined ? {} : { from }) }
  })
  return { input, rows, sum: rounded(points.reduce((sum, { value }) => sum + value, 0)) }
}

/** The working of figures over the records that they were made from. */
export const workingOf = (records: Records, figures: readonly Figure[]): FigureWorking[] =>
  figures.map((figure) => ({ figure, series: figure.inputs.map((input) => seriesOf(records, input)) }))
