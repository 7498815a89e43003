/**
 * The data of a chart as a table: each row is a place along the axis, each column a series (in a heat map, a column).
 * Pure.
 */

/** A name. The short form is for the axis and may be empty when there is no room for every label. */
export type ChartLabel = { readonly short: string; readonly full: string }

/** A value, or null when there is none. */
export type ChartValue = number | null

/**
 * How the table is drawn: vertical bars (a second column becomes a mark across each), lines, horizontal bars, stacked
 * columns or shaded cells.
 */
export type ChartKind = 'bar' | 'line' | 'row' | 'stack' | 'heat'

/** The table behind a chart, and how it is drawn. */
export type ChartData = {
  readonly kind: ChartKind
  /** Heading of the first table column: `Week`. */
  readonly rowTitle: string
  readonly rows: readonly ChartLabel[]
  readonly columns: readonly ChartLabel[]
  /** By row, then by column. */
  readonly values: readonly (readonly ChartValue[])[]
  /** Formats a value. */
  readonly format: (value: number) => string
  /** Formats an axis tick; `format` by default. */
  readonly formatTick?: (value: number) => string
  /** Decimals that `format` shows; ticks have no more. */
  readonly places?: number
  /** Counts of whole things: every tick is a whole number. */
  readonly isCount?: boolean
  /** The row that the title is about: coloured and with its value printed; the others are muted. */
  readonly emphasis?: number
  /** Further rows with printed values, muted like the rest. */
  readonly printed?: readonly number[]
  /** A dotted line to compare values with; a target has its label on the line. */
  readonly reference?: { readonly value: number; readonly label: string; readonly isTarget?: boolean }
  /** The scale may start above or below 0, for lines where changes matter more than the level. */
  readonly isCropped?: boolean
  /** Unusual rows and the known reason: `closed 4 days`. They count in no average. */
  readonly outliers?: readonly { readonly row: number; readonly words: string }[]
}

/** One value of the table. */
export type ChartPoint = { readonly row: number; readonly column: number }

/** The column drawn as marks across vertical bars: their second one. */
export const markedColumn = ({ kind, columns }: ChartData): ChartLabel | undefined =>
  kind === 'bar' ? columns[1] : undefined

/** The value at a point, or null. */
export const valueAt = ({ values }: ChartData, { row, column }: ChartPoint): ChartValue =>
  values[row]?.[column] ?? null

const steps: { readonly [key: string]: readonly [along: number, across: number] | undefined } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)

/** The point that an arrow key, Home or End moves to (from undefined: entering the chart); undefined for other keys. */
export const pointAfter = (
  { kind, rows, columns }: ChartData,
  point: ChartPoint | undefined,
  key: string,
): ChartPoint | undefined => {
  if (rows.length === 0 || columns.length === 0) return undefined
  // Heat maps run their columns along the axis; horizontal bars run their rows down.
  const isTurned = kind === 'heat' || kind === 'row'
  const last = { row: rows.length - 1, column: columns.length - 1 }
  if (key === 'Home' || key === 'End') {
    const isEnd = key === 'End'
    return kind === 'heat'
      ? { row: point?.row ?? 0, column: isEnd ? last.column : 0 }
      : { row: isEnd ? last.row : 0, column: point?.column ?? 0 }
  }
  const step = steps[key]
  if (step === undefined) return undefined
  if (point === undefined) return isTurned ? { row: 0, column: 0 } : { row: last.row, column: 0 }
  const [along, across] = step
  const [down, over] = isTurned ? [across, along] : [along, across]
  return { row: clamp(point.row + down, rows.length), column: clamp(point.column + over, columns.length) }
}

// Averages can have endless decimals; two are enough for cents.
const cellOf = (value: ChartValue | undefined): string | number =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : ''

/** The table as cells with its heading row, at most two decimals; a missing value is an empty cell. */
export const chartCells = ({
  rowTitle,
  rows,
  columns,
  values,
}: ChartData): readonly (readonly (string | number)[])[] => [
  [rowTitle, ...columns.map(({ full }) => full)],
  ...rows.map(({ full }, row) => [full, ...columns.map((_, column) => cellOf(values[row]?.[column]))]),
]

/** The smallest and largest value, or undefined without values. */
export const rangeOf = ({ values }: ChartData): readonly [number, number] | undefined => {
  const known = values.flat().filter((value) => value !== null)
  return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)]
}
