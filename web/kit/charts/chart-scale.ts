/** The scale of a chart: start, end, ticks, and the outliers that break out of it. Pure. */
import { type ChartData, rangeOf } from './chart-data.ts'

/** A scale; `start` and `end` are ticks too. */
export type Scale = { readonly start: number; readonly end: number; readonly step: number }

type Range = readonly [least: number, most: number]

/** Requirements for a scale. `places` is the number of decimals that a tick may show. */
export type ScaleNeeds = {
  readonly range: Range
  readonly places?: number
  /** Counts of whole things: at least three steps. */
  readonly isCount?: boolean
  /** The scale need not include 0. */
  readonly isCropped?: boolean
}

const maxSteps = 4

/** Ranges smaller than this share of their values are small changes and do not fill the full height. */
const minSpan = 0.2

/** Round steps, finest first, starting at the finest that can be displayed. */
const roundSteps = (finest: number): readonly number[] =>
  Array.from({ length: 40 }, (_, decade) => decade + Math.round(Math.log10(finest)))
    .flatMap((decade) => [1, 2, 2.5, 5].map((times) => Number(`${times}e${decade}`)))
    .filter((step) => Math.abs(step / finest - Math.round(step / finest)) < 1e-9)

const widened = ([min, max]: Range): Range => {
  const missing = Math.max(Math.abs(min), Math.abs(max)) * minSpan - (max - min)
  if (missing <= 0) return [min, max]
  // A range without negative values never gets a scale below 0.
  const start = min - missing / 2
  return [min >= 0 ? Math.max(0, start) : start, max + missing / 2]
}

const exact = (value: number): number => Number(value.toPrecision(12))

/** Three to five round ticks that cover the range; small counts get 0, 1, 2, 3, 4. */
export const scaleOf = ({ range, places = 0, isCount = false, isCropped = false }: ScaleNeeds): Scale => {
  const [min, max] = isCropped ? widened(range) : [Math.min(0, range[0]), Math.max(0, range[1])]
  if (isCount && min >= 0 && max <= maxSteps) return { start: 0, end: maxSteps, step: 1 }
  const stepsOf = (step: number) => Math.ceil(exact(max / step)) - Math.floor(exact(min / step))
  const minValues = isCount ? 3 : 2
  const candidates = roundSteps(10 ** -places).filter((step) => stepsOf(step) <= maxSteps)
  // A maximum of 9 has no round step: use steps of 3 rather than two steps of 5.
  const countSteps = isCount ? [3, 4].filter((step) => [3, maxSteps].includes(stepsOf(step))) : []
  const step = candidates.find((one) => stepsOf(one) >= minValues) ?? countSteps[0] ?? candidates[0] ?? 1
  const start = exact(Math.floor(exact(min / step)) * step)
  return { start, end: exact(start + Math.max(stepsOf(step), minValues) * step), step }
}

/** The ticks of a scale, including both ends. */
export const ticksOf = ({ start, end, step }: Scale): readonly number[] =>
  Array.from({ length: Math.round((end - start) / step) + 1 }, (_, index) =>
    exact((Math.round(start / step) + index) * step),
  )

/** Side on which an outlier leaves the scale. */
export type Break = 'above' | 'below'

/**
 * An outlier breaks out at this many times the typical value. Below 0 it does so at this many times the span of the
 * others, because even a smaller spread flattens them.
 */
const timesTypical = 3
const spreadBelow = 2

const withReference = ({ reference }: ChartData, [min, max]: Range): Range =>
  reference === undefined ? [min, max] : [Math.min(min, reference.value), Math.max(max, reference.value)]

const spanned = ({ isCropped }: ChartData, [min, max]: Range): Range =>
  isCropped ? widened([min, max]) : [Math.min(0, min), Math.max(0, max)]

const isOutlier = ({ outliers }: ChartData, row: number): boolean =>
  outliers?.some((one) => one.row === row) ?? false

const usualRange = (data: ChartData): Range | undefined => {
  const range = rangeOf({ ...data, values: data.values.filter((_, row) => !isOutlier(data, row)) })
  return range && withReference(data, range)
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Side on which the outlier of a row leaves the scale; undefined when it fits or the row is no outlier. */
export const breakOf = (data: ChartData, row: number): Break | undefined => {
  const value = data.values[row]?.[0] ?? null
  const usual = usualRange(data)
  if (value === null || usual === undefined || !isOutlier(data, row)) return undefined
  const [min, max] = spanned(data, usual)
  const span = max - min
  const others = data.values.flatMap((each, at) => (isOutlier(data, at) ? [] : (each[0] ?? [])))
  const typical = data.isCropped ? span : medianOf(others) - min
  if (value > max && typical > 0 && value - min >= timesTypical * typical) return 'above'
  return value < 0 && min >= 0 && max - value >= spreadBelow * span ? 'below' : undefined
}

/** The scale of a chart, from all values that do not break out of it. */
export const chartScale = (data: ChartData): Scale => {
  const kept = data.values.filter((_, row) => breakOf(data, row) === undefined)
  // A stack is as high as the sum of its parts.
  const values =
    data.kind === 'stack'
      ? kept.map((row) => [row.reduce<number>((sum, part) => sum + (part ?? 0), 0)])
      : kept
  const range = withReference(data, rangeOf({ ...data, values }) ?? [0, 0])
  const { places = 0, isCount = false, isCropped = false } = data
  return scaleOf({ range, places, isCount, isCropped })
}

/** Start of a cropped scale, which the screen must state; undefined when the scale starts at 0. */
export const croppedStart = (data: ChartData): number | undefined => {
  if (!data.isCropped || rangeOf(data) === undefined) return undefined
  const { start } = chartScale(data)
  return start === 0 ? undefined : start
}
