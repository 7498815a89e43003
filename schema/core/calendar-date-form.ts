/** Form of a calendar date, yyyy-MM-dd. */

// Spelled out so that the published schema also excludes dates that do not exist.
const everyYear =
  '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8])'
// There is no year 0000, and the database refuses it.
const anyYear = '(\\d{3}[1-9]|\\d\\d[1-9]0|\\d[1-9]00|[1-9]000)'
const leapYear = '(\\d\\d(0[48]|[2468][048]|[13579][26])|(0[48]|[2468][048]|[13579][26])00)'

/** Matches dates that exist. */
export const calendarDateForm = new RegExp(`^(${anyYear}-(${everyYear})|${leapYear}-02-29)$`)
