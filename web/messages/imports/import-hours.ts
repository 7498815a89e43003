/** Texts about the time in a file of timesheets. */
import type { FileHours } from '#schema/import/file-hours'

const amount = (decimal: string): string => Number(decimal).toLocaleString('en-AU')

/** "112.5 of 1,150 hours are billed (75%). A full day is 7.6 hours." */
export const fileHours = ({ billed, recorded, day, unsaid }: FileHours): string => {
  const unit = day === undefined ? 'days' : 'hours'
  const full = day === undefined ? '' : ` A full day is ${Number(day)} hours.`
  if (unsaid !== undefined)
    return `${amount(recorded)} ${unit} worked. Nothing says which of them are billed, so billed days and utilisation can’t be worked out.${full}`
  return `${amount(billed)} of ${amount(recorded)} ${unit} are billed.${full} No amounts are read, so revenue does not change.`
}
