/** The quiet day of a request for posts, by its name. */
import { weekdayPattern } from '../../analysis/season.ts'
import { weekdayNames } from '../../calendar.ts'
import type { Records } from '../../records.ts'
import { slowestDay } from '../quiet-times.ts'

const quietDay =
  /\b(?:(?:the|our|my|that|a) )?(?:slow|slowest|quiet|quietest|dead|deadest|worst|slack)(?:er)? (?:day|weekday)\b(?: of the week)?/gi

/** "On the slow day" as "on Tuesday"; unchanged where no day is slower than the others. */
export const withQuietDay = (message: string, records: Records): string => {
  const slow = slowestDay(weekdayPattern(records))
  return slow ? message.replace(quietDay, weekdayNames[slow.weekday] ?? '') : message
}
