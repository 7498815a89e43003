/** Labels and lines around the marks of a chart: printed values and the reference line. Pure. */
import { type ChartOption, labelStyle } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData, ChartValue } from './chart-data.ts'

/** True for an unusual row, which is drawn separately. */
export const isOutlier = ({ outliers }: ChartData, row: number): boolean =>
  outliers?.some((one) => one.row === row) ?? false

/** Outline in the background colour, so that text on a line stays legible. */
const halo = (colours: ChartColours) => ({ textBorderColor: colours.paper, textBorderWidth: 4 })

/** True if a value is printed. A bar of zero is invisible, so zero counts are printed when there is room. */
export const isPrinted = (
  { kind, emphasis, printed, isCount, rows, values, forecast }: ChartData,
  row: number,
): boolean =>
  kind === 'row' ||
  // Where a band opens, there is no room for text.
  (emphasis === row && forecast === undefined) ||
  printed?.includes(row) === true ||
  (isCount === true && rows.length <= 24 && values[row]?.[0] === 0)

/** Label style of a value next to its mark. */
export const printed = (data: ChartData, colours: ChartColours, position: string, value: ChartValue) => ({
  show: value !== null,
  position,
  ...labelStyle(colours.ink, 600),
  ...halo(colours),
  formatter: value === null ? '' : data.format(value),
})

/** The dotted reference line, with a label when it is a target. */
export const referenceLine = ({ reference }: ChartData, colours: ChartColours): ChartOption =>
  reference === undefined
    ? {}
    : {
        markLine: {
          silent: true,
          symbol: 'none',
          animation: false,
          lineStyle: { color: reference.isTarget ? colours.ink : colours.strong, type: [2, 3], width: 1 },
          label: {
            show: reference.isTarget === true,
            position: 'insideStartTop',
            formatter: reference.label,
            distance: 2,
            ...labelStyle(colours.ink, 500),
            ...halo(colours),
          },
          z: 4,
          data: [{ yAxis: reference.value }],
        },
      }
