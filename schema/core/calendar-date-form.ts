/** Form of a calendar date, yyyy-MM-dd, that callers send. */

/**
 * First and last year of a date that callers send or files have. Nobody's business has others, and a day before or after
 * them, in any zone, is still a date.
 */
export const earliestYear = 1990
export const latestYear = 2100

// Spelled out so that the published schema also excludes dates that do not exist; 2100 is no leap year.
const everyYear =
  '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8])'
const leapYear = '(199[26]|20([02468][048]|[13579][26]))'

/** Matches dates that exist, from the earliest to the latest year. */
export const calendarDateForm = new RegExp(
  `^((199\\d|20\\d\\d|${latestYear})-(${everyYear})|${leapYear}-02-29)$`,
)
