/** Texts about the time in a file of timesheets. */
import type { FileHours } from '#schema/import/file-hours'

/** "112.50 of 150.00 hours are billed (75%). A full day is 7.6 hours." */
export const fileHours = ({ billed, recorded, day, unsaid }: FileHours): string => {
  const unit = day === undefined ? 'days' : 'hours'
  const full = day === undefined ? '' : ` A full day is ${Number(day)} hours.`
  if (unsaid !== undefined)
    return `${recorded} ${unit} worked. Nothing says which of them are billed, so billed days and utilisation can’t be worked out.${full}`
  return `${billed} of ${recorded} ${unit} are billed.${full} No amounts are read, so revenue does not change.`
}
