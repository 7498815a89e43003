/** Times of a memo, in the American style that the product specification requires. */
import { timeFormat } from '../core/formatters.ts'

const format = (moment: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string =>
  // Some browsers use a narrow space before AM and PM.
  timeFormat('en-US', options, timeZone).format(new Date(moment)).replaceAll('\u202f', ' ')

/** `MMM d, HH:mm`: Nov 20, 07:40. Without a zone, the browser's. */
export const listTime = (moment: string, zone?: string): string => {
  const day = format(moment, zone, { month: 'short', day: 'numeric' })
  const time = format(moment, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${day}, ${time}`
}

/** `MMMM d, yyyy`: November 20, 2026. */
export const detailDate = (moment: string, zone?: string): string =>
  format(moment, zone, { month: 'long', day: 'numeric', year: 'numeric' })

/** `h:mm a`: 7:40 AM. */
export const detailTime = (moment: string, zone?: string): string =>
  format(moment, zone, { hour: 'numeric', minute: '2-digit' })
