/** Labels of outlier weeks in a chart, placed so that they do not overlap. Pure, without the types of ECharts. */
import type { ChartOption } from './charts/chart-axes.ts'
import type { ChartColours } from './charts/chart-colours.ts'
import type { ChartData } from './charts/chart-data.ts'

/** A rectangle in a chart; px. */
export type Rect = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** True if two rectangles overlap. */
export const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Argument that ECharts passes to a custom drawing; positions in px. */
export type Drawing = {
  readonly coord: (at: readonly [row: number, value: number]) => readonly number[]
  readonly size: (of: readonly [rows: number, value: number]) => readonly number[]
}

/** Width of a character; px. */
export const characterWidth = 6.4
const labelGap = 12

/** In the right half a label ends at its row; in the left half it starts there. */
export const isLeftOf = (data: ChartData, row: number): boolean => row > data.rows.length / 2

/**
 * Space for a label that starts or ends at an outlier row, up to the next outlier row's label on that side or the edge of the
 * drawing; px.
 */
export const spaceAt = (data: ChartData, row: number, isLeft: boolean, draw: Drawing, area: Rect): number => {
  const [x = 0] = draw.coord([row, 0])
  const others = (data.outliers ?? []).map((one) => one.row).filter((other) => other !== row)
  const edge = isLeft ? area.x : area.x + area.width
  const places = others.map((other) => {
    const [place = 0] = draw.coord([other, 0])
    // Labels of the other half grow towards this one, so each gets half of the space.
    const isTowards = isLeft !== isLeftOf(data, other)
    return Math.abs(x - place) / (isTowards ? 2 : 1) - labelGap
  })
  const ahead = others.map((other) => (isLeft ? other < row : other > row))
  return Math.min(Math.abs(x - edge), ...places.filter((_, index) => ahead[index]))
}

const reasonOf = ({ outliers }: ChartData, row: number): string =>
  outliers?.find((one) => one.row === row)?.words ?? ''

/** Style of a small text over a drawing, with its `value` in bold; a halo keeps lines off it. */
export const legibleText = ({ ink, ink2, font, paper }: ChartColours): ChartOption => {
  const halo = { stroke: paper, lineWidth: 4 }
  return {
    ...halo,
    fill: ink2,
    font: `400 12px ${font}`,
    verticalAlign: 'top',
    rich: { value: { ...halo, fill: ink, font: `600 12px ${font}` } },
  }
}

/** Height of a label with a reason; px. */
export const outlierLabelHeight = 30

/** Width of the label of an outlier row with its reason; px. */
export const outlierLabelWidth = (data: ChartData, row: number): number =>
  Math.max(reasonOf(data, row).length, data.format(data.values[row]?.[0] ?? 0).length) * characterWidth

/** The label of an outlier row: its value, and the known reason when there is room for both. */
export const outlierLabel = (
  data: ChartData,
  row: number,
  colours: ChartColours,
  at: { readonly x: number; readonly y: number; readonly room: number; readonly isLeft: boolean },
): ChartOption => {
  const value = data.format(data.values[row]?.[0] ?? 0)
  const isRoomy = outlierLabelWidth(data, row) < at.room
  return {
    type: 'text',
    silent: true,
    x: at.x,
    y: at.y,
    style: {
      text: isRoomy ? `{value|${value}}\n${reasonOf(data, row)}` : `{value|${value}}`,
      ...legibleText(colours),
      lineHeight: outlierLabelHeight / 2,
      align: at.isLeft ? 'right' : 'left',
    },
  }
}
