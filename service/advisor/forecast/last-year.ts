/** The same week last year, with gaps filled and weeks that were odd only once replaced. */

const year = 52

const meanOf = (values: readonly number[]): number => {
  const known = values.filter((value) => !Number.isNaN(value))
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

/** 1 or -1 for a week that is beyond both its neighbours by more than the limit, up or down; else 0. */
const oddness = (values: Float64Array, limits: Float64Array, week: number): number => {
  const value = values[week] ?? Number.NaN
  const limit = limits[week + 2] ?? Number.POSITIVE_INFINITY
  const [before, after] = [value - (values[week - 1] ?? Number.NaN), value - (values[week + 1] ?? Number.NaN)]
  const isOdd = Math.min(Math.abs(before), Math.abs(after)) > limit && Math.sign(before) === Math.sign(after)
  return isOdd ? Math.sign(before) : 0
}

/**
 * Each week as next year's forecast takes it. A week that is not on record is the mean of its neighbours, NaN without any.
 * So is a single odd week, unless a week odd in the same way was on record a year before: twice is a season.
 * A week depends on the one after it and on earlier ones.
 */
export const repeatableWeeks = (values: Float64Array, limits: Float64Array): Float64Array =>
  values.map((value, week) => {
    const odd = oddness(values, limits, week)
    const isSeason = [-1, 0, 1].some((shift) => oddness(values, limits, week - year + shift) === odd)
    if (!Number.isNaN(value) && (odd === 0 || isSeason)) return value
    return meanOf([values[week - 1] ?? Number.NaN, values[week + 1] ?? Number.NaN])
  })

/** The value of the week 52 weeks before the one that is `ahead` of an origin; NaN if that week is not on record. */
export const sameWeekLastYear = (repeatable: Float64Array, origin: number, ahead: number): number =>
  repeatable[origin + ahead - 1 - year] ?? Number.NaN
