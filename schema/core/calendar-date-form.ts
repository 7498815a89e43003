/** Forms of a calendar date, yyyy-MM-dd. */

// Spelled out so that the published schema also excludes dates that do not exist.
const everyYear =
  '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8])'
// There is no year 0000, and the database refuses it.
const anyYear = '(\\d{3}[1-9]|\\d\\d[1-9]0|\\d[1-9]00|[1-9]000)'
const leapYear = '(\\d\\d(0[48]|[2468][048]|[13579][26])|(0[48]|[2468][048]|[13579][26])00)'

const dateForm = (years: string, leapYears: string): RegExp =>
  new RegExp(`^(${years}-(${everyYear})|${leapYears}-02-29)$`)

/** Matches dates that exist. */
export const calendarDateForm = dateForm(anyYear, leapYear)

/**
 * First and last year of a date that callers send or files have. Nobody's business has others, and a day before or after
 * them, in any zone, is still a date.
 */
export const earliestYear = 1990
export const latestYear = 2100

/** Matches dates from the earliest to the latest year; 2100 is no leap year. */
export const askedDateForm = dateForm('(199\\d|20\\d\\d|2100)', '(199[26]|20([02468][048]|[13579][26]))')
