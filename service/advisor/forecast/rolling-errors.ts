/** Errors of a method over rolling origins. */

/** A row for each origin, a column for each week ahead, in the unit of the series; NaN where there is no error. */
export type ErrorRows = readonly ArrayLike<number>[]

/** Mean absolute error over the cells that have an error in `rows` and in `others`; NaN for none. */
export const meanAbsoluteError = (rows: ErrorRows, others: ErrorRows = rows): number => {
  let [sum, count] = [0, 0]
  for (const [origin, row] of rows.entries()) {
    const other = others[origin] ?? []
    for (let column = 0; column < row.length; column++) {
      const error = row[column] ?? Number.NaN
      if (Number.isNaN(error) || Number.isNaN(other[column] ?? Number.NaN)) continue
      sum += Math.abs(error)
      count += 1
    }
  }
  return sum / count
}

/** Number of origins with any error. */
export const originsWithErrors = (rows: ErrorRows): number =>
  rows.filter((row) => Array.prototype.some.call(row, (error: number) => !Number.isNaN(error))).length
