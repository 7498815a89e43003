/** Hours written as a time: 38:30, 06:45:00, 7h 30m. */

const clock = /^(-)?(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/
const inWords = /^(-)?(?:(\d{1,5})\s*h(?:(?:ou)?rs?)?)?\s*(?:(\d{1,3})\s*m(?:in(?:ute)?s?)?)?$/i

/** Hundredths of an hour, to the nearest; undefined for any other cell. */
export const durationIn = (cell: string): bigint | undefined => {
  if (!/\d/.test(cell)) return undefined
  const found = clock.exec(cell) ?? inWords.exec(cell)
  if (!found) return undefined
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = found
  const all = BigInt(hours) * 3600n + BigInt(minutes) * 60n + BigInt(seconds)
  const hundredths = (all + 18n) / 36n
  return sign === undefined ? hundredths : -hundredths
}
