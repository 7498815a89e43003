/** What stands beside the marks of a chart: printed values, and the line to hold them against. Pure. */
import { type ChartOption, wordsIn } from './chart-axes.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartData, ChartValue } from './chart-data.ts'

/** Whether a row is unlike the others and drawn apart. */
export const isOdd = ({ odd }: ChartData, row: number): boolean =>
  odd?.some((one) => one.row === row) ?? false

/** Text on a line is read against its own ground. */
const halo = (colours: ChartColours) => ({ textBorderColor: colours.paper, textBorderWidth: 4 })

/** Whether a value is printed. A bar of nothing is not seen, so a count of none is, where there is room. */
export const isPrinted = (
  { kind, emphasis, printed, isCount, rows, values }: ChartData,
  row: number,
): boolean =>
  kind === 'row' ||
  emphasis === row ||
  printed?.includes(row) === true ||
  (isCount === true && rows.length <= 24 && values[row]?.[0] === 0)

/** The words of a value beside its mark. */
export const printed = (data: ChartData, colours: ChartColours, position: string, value: ChartValue) => ({
  show: value !== null,
  position,
  ...wordsIn(colours.ink, 600),
  ...halo(colours),
  formatter: value === null ? '' : data.format(value),
})

/** The dotted line to hold values against, and the words of a target on it. */
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
            ...wordsIn(colours.ink, 500),
            ...halo(colours),
          },
          z: 4,
          data: [{ yAxis: reference.value }],
        },
      }
