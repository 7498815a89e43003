/** What a chart shows, as one table: each row a place along the axis, each column a series (or, in a heat map, a column). Pure. */

/** A name; the short one stands on the axis and may be empty where there is no room for all. */
export type ChartLabel = { readonly short: string; readonly full: string }

/** A value of the table, null where there is none. */
export type ChartValue = number | null

/** How the table is drawn: bars that stand (a second column is a mark across each), lines, bars that lie, stacked columns, or shaded cells. */
export type ChartKind = 'bar' | 'line' | 'row' | 'stack' | 'heat'

/** The table behind a chart, and how it is drawn. */
export type ChartData = {
  readonly kind: ChartKind
  /** Heads the first column of the table: `Week`. */
  readonly rowTitle: string
  readonly rows: readonly ChartLabel[]
  readonly columns: readonly ChartLabel[]
  /** By row, then by column. */
  readonly values: readonly (readonly ChartValue[])[]
  /** How a value reads. */
  readonly format: (value: number) => string
  /** How a tick of the axis reads; `format` where that suits it. */
  readonly formatTick?: (value: number) => string
  /** Decimals that `format` shows; a tick has no more. */
  readonly places?: number
  /** Whole things are counted, so that every tick is a whole number. */
  readonly isCount?: boolean
  /** The one row that the title speaks of: in colour with its value printed, everything else muted. */
  readonly emphasis?: number
  /** Further rows whose values are printed, in mute like the rest. */
  readonly printed?: readonly number[]
  /** A value to hold the others against, as a dotted line; a target has its words on the line. */
  readonly reference?: { readonly value: number; readonly label: string; readonly isTarget?: boolean }
  /** The scale may start elsewhere than at 0, for lines whose changes matter more than their height. */
  readonly isCropped?: boolean
  /** Rows that are unlike the others, and what is known of why: `closed 4 days`. They count in no average. */
  readonly odd?: readonly { readonly row: number; readonly words: string }[]
}

/** One value of the table. */
export type ChartPoint = { readonly row: number; readonly column: number }

/** What the marks across bars show: the second column of bars that stand. */
export const markedColumn = ({ kind, columns }: ChartData): ChartLabel | undefined =>
  kind === 'bar' ? columns[1] : undefined

/** The value at a point, null where there is none. */
export const valueAt = ({ values }: ChartData, { row, column }: ChartPoint): ChartValue =>
  values[row]?.[column] ?? null

const steps: { readonly [key: string]: readonly [along: number, across: number] | undefined } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)

/** Where an arrow key, Home or End leads from a point (undefined: from outside); undefined for any other key. */
export const pointAfter = (
  { kind, rows, columns }: ChartData,
  point: ChartPoint | undefined,
  key: string,
): ChartPoint | undefined => {
  if (rows.length === 0 || columns.length === 0) return undefined
  // A heat map has its columns along, bars that lie have their rows across.
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

// An average has no end of decimals, and nobody means more than cents.
const cellOf = (value: ChartValue | undefined): string | number =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : ''

/** The table as cells, its head first, with at most two decimals; what is not there is an empty cell. */
export const chartCells = ({
  rowTitle,
  rows,
  columns,
  values,
}: ChartData): readonly (readonly (string | number)[])[] => [
  [rowTitle, ...columns.map(({ full }) => full)],
  ...rows.map(({ full }, row) => [full, ...columns.map((_, column) => cellOf(values[row]?.[column]))]),
]

/** The least and the largest value, or undefined where there is none. */
export const rangeOf = ({ values }: ChartData): readonly [number, number] | undefined => {
  const known = values.flat().filter((value) => value !== null)
  return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)]
}
