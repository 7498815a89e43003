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

/** An expected value, and the bounds between which it should be eight times out of ten. */
export type ChartForecastPoint = { readonly value: number; readonly low: number; readonly high: number }

/** Expected values of the last rows of bars or a line, which have no recorded values yet. */
export type ChartForecast = {
  /** Index of the first row without a value. */
  readonly from: number
  /** One per row, starting there. */
  readonly points: readonly ChartForecastPoint[]
  /** Label of the last point: its value, and its week in full (`in the week of 14 December`) and in short. */
  readonly label: { readonly value: string; readonly words: string; readonly short: string }
  /** In words, how much closer it has been than the naive forecast. */
  readonly skill?: string
}

/** Rows that the title mentions, first and last, with their level and its label: `last four weeks: 10.7%`. */
export type ChartSpan = {
  readonly from: number
  readonly to: number
  readonly level?: number
  readonly label: string
  /** True for the rows that the title is about, drawn in the first colour; other spans are for comparison. */
  readonly isMain: boolean
}

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
  /** The row whose details are open: takes the first colour and gets a foot. */
  readonly opened?: number
  /** Further rows with printed values, muted like the rest. */
  readonly printed?: readonly number[]
  /** A dotted line to compare values with; a target has its label on the line. */
  readonly reference?: { readonly value: number; readonly label: string; readonly isTarget?: boolean }
  /** The scale may start above or below 0, for lines where changes matter more than the level. */
  readonly isCropped?: boolean
  /** Unusual rows with the known reason: `closed 4 days`. Averages leave them out. */
  readonly outliers?: readonly { readonly row: number; readonly words: string }[]
  readonly forecast?: ChartForecast
  /** Marked parts of a line. */
  readonly spans?: readonly ChartSpan[]
}

/** One value of the table. */
export type ChartPoint = { readonly row: number; readonly column: number }

/** The column drawn as marks across vertical bars: their second one. */
export const markedColumn = ({ kind, columns }: ChartData): ChartLabel | undefined =>
  kind === 'bar' ? columns[1] : undefined

/** The expected value and bounds of a row; undefined for a recorded row. */
export const forecastAt = ({ forecast }: ChartData, row: number): ChartForecastPoint | undefined =>
  forecast?.points[row - forecast.from]

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
  { kind, rows, columns, forecast }: ChartData,
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
  if (point === undefined)
    return isTurned ? { row: 0, column: 0 } : { row: (forecast?.from ?? rows.length) - 1, column: 0 }
  const [along, across] = step
  const [down, over] = isTurned ? [across, along] : [along, across]
  return { row: clamp(point.row + down, rows.length), column: clamp(point.column + over, columns.length) }
}

// Averages can have endless decimals; two are enough for cents.
const cellOf = (value: ChartValue | undefined): string | number =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : ''

/** Headings for the columns of a forecast. */
export type ForecastHeadings = { readonly value: string; readonly low: string; readonly high: string }

/** The table as cells with its heading row, at most two decimals; a missing value is an empty cell. */
export const chartCells = (
  data: ChartData,
  headings: ForecastHeadings,
): readonly (readonly (string | number)[])[] => {
  const { rowTitle, rows, columns, values, forecast } = data
  const more = forecast === undefined ? [] : (['value', 'low', 'high'] as const)
  return [
    [rowTitle, ...columns.map(({ full }) => full), ...more.map((key) => headings[key])],
    ...rows.map(({ full }, row) => [
      full,
      ...columns.map((_, column) => cellOf(values[row]?.[column])),
      ...more.map((key) => cellOf(forecastAt(data, row)?.[key])),
    ]),
  ]
}

/** The smallest and largest value, forecast bounds included, or undefined without values. */
export const rangeOf = ({ values, forecast }: ChartData): readonly [number, number] | undefined => {
  const ahead = forecast?.points.flatMap(({ low, high }) => [low, high]) ?? []
  const known = [...values.flat(), ...ahead].filter((value) => value !== null)
  return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)]
}
