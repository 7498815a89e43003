/** Hours or days in a cell, in seconds: hundredths of an hour and minutes are both whole seconds. */
import { type DecimalMark, decimalMarks, fitsMark, writtenAmount } from '../amount-form.ts'

/** Seconds of one hour; days that a file counts itself are kept as so many of their own. */
export const secondsOfUnit = 3600n

const clock = /^(-)?(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/
const inWords =
  /^(-)?(?:(\d{1,4})\s*(?:h(?:(?:ou)?rs?)?|std\.?|stunden?))?\s*(?:(\d{1,3})\s*m(?:in(?:ute[ns]?)?s?)?\.?)?$/i
const unit = /\s*(?:h|hrs?|hours?|std|stunden?|d|days?|tage?|pt)\.?$/i

const fromParts = (cell: string): bigint | undefined => {
  const found = clock.exec(cell) ?? inWords.exec(cell)
  if (!found) return undefined
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = found
  const all = BigInt(hours) * 3600n + BigInt(minutes) * 60n + BigInt(seconds)
  return sign === undefined ? all : -all
}

/** A decimal number of units of so many seconds, to the nearest second. */
const fromNumber = (cell: string, mark: DecimalMark, of: bigint): bigint | undefined => {
  const written = writtenAmount(cell.replace(unit, ''))
  if (!written || written.currency !== undefined || written.side !== undefined) return undefined
  if (!fitsMark(written.digits, mark)) return undefined
  const [whole = '', decimals = ''] = written.digits
    .replace(mark === 'point' ? /[^\d.]/g : /[^\d,]/g, '')
    .split(mark === 'point' ? '.' : ',')
  if (whole.length > 6 || decimals.length > 20) return undefined
  const scale = 10n ** BigInt(decimals.length)
  const size = (2n * BigInt(`${whole}${decimals}`) * of + scale) / (2n * scale)
  return written.isNegative ? -size : size
}

/** True for a number without a unit of its own, which may be of hours, minutes or parts of a day. */
export const isPlainNumber = (cell: string): boolean => /^[-+−–(]?[\d.,]+\)?$/.test(cell)

/** Seconds in a cell; undefined for a cell that is no time. A plain number is of units of so many seconds. */
export const workedIn = (cell: string, mark: DecimalMark, of = secondsOfUnit): bigint | undefined =>
  /\d/.test(cell)
    ? (fromParts(cell) ?? fromNumber(cell, mark, isPlainNumber(cell) ? of : secondsOfUnit))
    : undefined

/** Unit that a cell names: days or parts of hours. */
export const unitIn = (cell: string): 'days' | 'hours' | undefined =>
  /\d\s*(?:d(?:ays?)?|tage?|pt)\b/i.test(cell)
    ? 'days'
    : /\d\s*(?:h|m|std|stunde)|:/i.test(cell)
      ? 'hours'
      : undefined

/** True for a cell that is a time with one of the decimal marks. */
export const isWorked = (cell: string): boolean =>
  decimalMarks.some((mark) => workedIn(cell, mark) !== undefined)

/** Seconds as hours to the hundredth: "7.50". */
export const hoursText = (seconds: bigint): string => {
  const size = seconds < 0n ? -seconds : seconds
  const hundredths = (size * 100n + secondsOfUnit / 2n) / secondsOfUnit
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
  return seconds < 0n && hundredths > 0n ? `-${text}` : text
}
