/** Words in the cells of a timesheet. */

const yes = /^(?:y|yes|true|1|x|✓|✔|☑|billable|billed|chargeable|charged|b|c|invoiced|client)$/i
const no =
  /^(?:n|no|false|0|✗|✘|☐|nb|n\/?a|-|(?:non|not|un)[\s-]?(?:billable|billed|chargeable|charged|invoiced)|internal|nc|nil|none|overhead)$/i

/** Whether a cell says that its row is billed; undefined for other words. */
export const isBilledIn = (cell: string): boolean | undefined =>
  yes.test(cell) ? true : no.test(cell) ? false : undefined

const leave =
  /^(?:(?:paid|unpaid|annual|personal|sick|carer['’]?s?|parental|maternity|paternity|long service|compassionate|bereavement|study|community service|jury|public|bank|statutory|stat|rec(?:reation)?|other|on|taken) )*(?:leave|holidays?|vacation|day off|time off|rdo|rostered day off|pto|time in lieu|toil|sick(?: day)?)(?: (?:leave|taken|day|paid|unpaid))?$/i

/** True for a cell that names leave: nobody could have billed that time. */
export const isLeaveIn = (cell: string): boolean => leave.test(cell.replaceAll(/[-_/]+/g, ' ').trim())
