/** Name of a cover in the label of a figure. */
import { counted } from '../../runtime/counted.ts'
import { hourText, longDayText, weekdaysText } from '../calendar.ts'
import type { Cover } from './cover.ts'

const weekText = ({ dates }: Cover): string => {
  const [first] = dates
  if (first === undefined) return ''
  return dates.length === 1
    ? `week of ${longDayText(first)}`
    : `${counted(dates.length, 'week')} from ${longDayText(first)}`
}

const dayText = ({ dates, period: { weekdays } }: Cover): string => {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return ''
  const names = weekdays && weekdaysText(weekdays)
  const range = first === last ? longDayText(first) : `${longDayText(first)} to ${longDayText(last)}`
  return names === undefined || first === last ? range : `${names} from ${range}`
}

/** "4 weeks from 2 November 2026", "Fridays from 1 October 2026 to 30 October 2026, 7 am to noon". */
export const coverText = (cover: Cover): string => {
  const dates = cover.grain === 'week' ? weekText(cover) : dayText(cover)
  const { hours } = cover
  return hours ? `${dates}, ${hourText(hours.from)} to ${hourText(hours.until % 24)}` : dates
}
