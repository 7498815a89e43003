/** In what a file counts time: a label says it, or the numbers leave one reading, or it is asked (decision 779). */
import type { DecimalMark } from '../amount-form.ts'
import type { Column } from '../assign-roles.ts'
import { askMeaning } from '../questions.ts'
import type { ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel } from '../roles.ts'
import { answerAmong, type TimeOpen } from './time-answers.ts'
import { hoursText, isPlainNumber, secondsOfUnit, workedIn } from './worked-time.ts'

export const unitQuestion = 'hours-unit'

const units = { 'day-parts': 86_400n, hours: secondsOfUnit, minutes: 60n, seconds: 1n } as const
type Unit = keyof typeof units

const says: Readonly<Record<Unit, string>> = {
  hours: 'Hours: 0.5 is half an hour',
  'day-parts': 'Parts of a day, as a spreadsheet keeps times: 0.5 is 12 hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
}

/** Seconds of the unit that a label names. */
export const unitOfLabel = ({ label }: Column): bigint | undefined => {
  const words = plainLabel(label)
  if (/\b(?:hours?|hrs?|h|decimals?|dec|days?)\b/.test(words)) return secondsOfUnit
  if (/\b(?:mins?|minutes?|m)\b/.test(words)) return 60n
  return /\b(?:secs?|seconds?)\b/.test(words) ? 1n : undefined
}

/** Refuses times in several units that differ: they may have to be added up. */
export const checkUnits = (columns: readonly Column[]): void => {
  const [first, ...others] = columns.filter((column) => unitOfLabel(column) !== undefined)
  const other = others.find((column) => first && unitOfLabel(column) !== unitOfLabel(first))
  if (first && other)
    throw new FileRefused(
      `has time in “${first.label}” and in “${other.label}”, in different units. Put all of it in one column`,
      { column: other.label },
    )
}

const magnitude = (seconds: bigint): bigint => (seconds < 0n ? -seconds : seconds)

/** Seconds of a plain number of the times of a file; undefined while it is asked. Days have no unit. */
export const unitOf = (
  times: readonly Column[],
  table: ReadTable,
  open: TimeOpen,
  marks: Readonly<Record<number, DecimalMark>>,
  isOfWeeks: boolean,
): bigint | undefined => {
  checkUnits(times)
  const labelled = times.map(unitOfLabel).find((unit) => unit !== undefined)
  const cells = times.flatMap(({ at, profile }) =>
    [...profile.distinct.keys()]
      .filter(isPlainNumber)
      .map((cell) => ({ cell, size: magnitude(workedIn(cell, marks[at] ?? 'point') ?? 0n) })),
  )
  const worked = cells.filter(({ size }) => size > 0n)
  const [column] = times
  if (worked.length === 0 || !column) return labelled ?? secondsOfUnit
  const most = worked.reduce((high, { size }) => (size > high ? size : high), 0n)
  const isExact = worked.some(({ cell }) => /[.,]\d{3}/.test(cell))
  const areWhole = worked.every(({ size }) => size % secondsOfUnit === 0n)
  // A time of a spreadsheet without its format is a part of a day: 7:30 is 0.3125.
  const mayBeParts = isOfWeeks
    ? isExact && most <= 7n * secondsOfUnit
    : !areWhole && most * 10n <= 11n * secondsOfUnit
  if (labelled !== undefined && labelled !== secondsOfUnit) return labelled
  const day = isOfWeeks ? 604_800n : 86_400n
  const fits = (unit: Unit): boolean => (most * units[unit]) / secondsOfUnit <= day
  const wanted: readonly Unit[] = mayBeParts
    ? ['hours', 'day-parts']
    : labelled === undefined && areWhole
      ? (['hours', 'minutes', 'seconds'] as const).filter(fits)
      : ['hours']
  const ids = wanted.filter((unit) => unit !== 'seconds' || most >= 60n * secondsOfUnit)
  const [only, ...others] = ids
  if (only === undefined)
    throw new FileRefused('has times that are longer than a day in every unit', { column: column.label })
  if (others.length === 0) return units[only]
  const answer = answerAmong(open, unitQuestion, ids)
  const chosen = ids.find((id) => id === answer)
  if (chosen) return units[chosen]
  const means = (unit: Unit) => (cell: string) =>
    `${hoursText(workedIn(cell, marks[column.at] ?? 'point', units[unit]) ?? 0n)} hours`
  open.questions.push(
    askMeaning(
      unitQuestion,
      column,
      ids.map((id) => [id, says[id], means(id)] as const),
      table.rows,
      (cell) => isPlainNumber(cell) && /[1-9]/.test(cell),
    ),
  )
  return undefined
}
