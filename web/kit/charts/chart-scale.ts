/** The scale of a chart's values: where it starts and ends, its ticks, and which odd values break out of it. Pure. */
import { type ChartData, rangeOf } from './chart-data.ts'

/** A scale; `start` and `end` are ticks, too. */
export type Scale = { readonly start: number; readonly end: number; readonly step: number }

type Range = readonly [least: number, most: number]

/** What a scale has to suit. `places` are the decimals that a tick may show. */
export type ScaleNeeds = {
  readonly range: Range
  readonly places?: number
  /** Whole things are counted: no fewer than three steps. */
  readonly isCount?: boolean
  /** The scale may start elsewhere than at 0. */
  readonly isCropped?: boolean
}

const maxSteps = 4

/** Under this share of its values a range is a small change, and is not blown up to the full height. */
const leastSpan = 0.2

/** Round steps from the finest that can be shown, smallest first. */
const roundSteps = (finest: number): readonly number[] =>
  Array.from({ length: 40 }, (_, decade) => decade + Math.round(Math.log10(finest)))
    .flatMap((decade) => [1, 2, 2.5, 5].map((times) => Number(`${times}e${decade}`)))
    .filter((step) => Math.abs(step / finest - Math.round(step / finest)) < 1e-9)

const widened = ([least, most]: Range): Range => {
  const missing = Math.max(Math.abs(least), Math.abs(most)) * leastSpan - (most - least)
  if (missing <= 0) return [least, most]
  // Nothing that cannot be negative gets a scale below 0.
  const start = least - missing / 2
  return [least >= 0 ? Math.max(0, start) : start, most + missing / 2]
}

const exact = (value: number): number => Number(value.toPrecision(12))

/** Three to five round ticks that cover the range; small counts have 0, 1, 2, 3, 4. */
export const scaleOf = ({ range, places = 0, isCount = false, isCropped = false }: ScaleNeeds): Scale => {
  const [least, most] = isCropped ? widened(range) : [Math.min(0, range[0]), Math.max(0, range[1])]
  if (isCount && least >= 0 && most <= maxSteps) return { start: 0, end: maxSteps, step: 1 }
  const stepsOf = (step: number) => Math.ceil(exact(most / step)) - Math.floor(exact(least / step))
  const minValues = isCount ? 3 : 2
  const fitting = roundSteps(10 ** -places).filter((step) => stepsOf(step) <= maxSteps)
  // A count of 9 has no round step of its own: four of 3 it is, rather than two of 5.
  const own = isCount ? [3, 4].filter((step) => [3, maxSteps].includes(stepsOf(step))) : []
  const step = fitting.find((one) => stepsOf(one) >= minValues) ?? own[0] ?? fitting[0] ?? 1
  const start = exact(Math.floor(exact(least / step)) * step)
  return { start, end: exact(start + Math.max(stepsOf(step), minValues) * step), step }
}

/** The ticks of a scale, its ends among them. */
export const ticksOf = ({ start, end, step }: Scale): readonly number[] =>
  Array.from({ length: Math.round((end - start) / step) + 1 }, (_, index) =>
    exact((Math.round(start / step) + index) * step),
  )

/** Where a value leaves the scale that all others set. */
export type Break = 'above' | 'below'

/** An odd value this many times the typical one breaks at the edge; below 0 a smaller spread flattens the rest. */
const timesTypical = 3
const spreadBelow = 2

const withReference = ({ reference }: ChartData, [least, most]: Range): Range =>
  reference === undefined
    ? [least, most]
    : [Math.min(least, reference.value), Math.max(most, reference.value)]

const spanned = ({ isCropped }: ChartData, [least, most]: Range): Range =>
  isCropped ? widened([least, most]) : [Math.min(0, least), Math.max(0, most)]

const isOdd = ({ odd }: ChartData, row: number): boolean => odd?.some((one) => one.row === row) ?? false

const usualRange = (data: ChartData): Range | undefined => {
  const range = rangeOf({ ...data, values: data.values.filter((_, row) => !isOdd(data, row)) })
  return range && withReference(data, range)
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Where the odd value of a row leaves the scale; undefined where it stays within, or is not odd. */
export const breakOf = (data: ChartData, row: number): Break | undefined => {
  const value = data.values[row]?.[0] ?? null
  const usual = usualRange(data)
  if (value === null || usual === undefined || !isOdd(data, row)) return undefined
  const [least, most] = spanned(data, usual)
  const span = most - least
  const others = data.values.flatMap((each, at) => (isOdd(data, at) ? [] : (each[0] ?? [])))
  const typical = data.isCropped ? span : medianOf(others) - least
  if (value > most && typical > 0 && value - least >= timesTypical * typical) return 'above'
  return value < 0 && least >= 0 && most - value >= spreadBelow * span ? 'below' : undefined
}

/** The scale of a chart: that of all values but those that break out of it. */
export const chartScale = (data: ChartData): Scale => {
  const kept = data.values.filter((_, row) => breakOf(data, row) === undefined)
  // What is stacked reaches as high as all of its parts together.
  const values =
    data.kind === 'stack'
      ? kept.map((row) => [row.reduce<number>((sum, part) => sum + (part ?? 0), 0)])
      : kept
  const range = withReference(data, rangeOf({ ...data, values }) ?? [0, 0])
  const { places = 0, isCount = false, isCropped = false } = data
  return scaleOf({ range, places, isCount, isCropped })
}

/** Where a chart's scale starts, if it has one that starts elsewhere than at 0: this has to be said. */
export const startSaid = (data: ChartData): number | undefined => {
  if (!data.isCropped || rangeOf(data) === undefined) return undefined
  const { start } = chartScale(data)
  return start === 0 ? undefined : start
}
