/** "Close an hour earlier", "open two hours later": the hours that are given up, by the opening hours on record. */
import { weekdaysNamed } from '../../actions/asked-days.ts'
import { hourText, weekdayOf } from '../../calendar.ts'
import { unitOf, units } from '../../questions/lexicon/number-words.ts'
import type { Records } from '../../records.ts'

const count = String.raw`(?<count>an|one|\d{1,2}|${units.slice(2, 7).join('|')})(?: full| whole)? hours?`
const sooner = '(?: (?:earlier|early|sooner|before time))'
const closes = new RegExp(
  String.raw`\b(?:clos(?:e|ed|ing)|shut(?:ting)?|finish(?:ed|ing)?|knock(?:ed|ing)? off|pack(?:ed|ing)? up)(?: up| down| shop| the doors?)? ${count}${sooner}`,
  'i',
)
const opens = new RegExp(
  String.raw`\b(?:open(?:ed|ing)?|start(?:ed|ing)?)(?: up| the doors?)? ${count} (?:later|late)\b`,
  'i',
)
/** Opening hours may differ from one season to the next: those of the latest days count. */
const days = 56
const longest = 300

/** The first hour and the one after the last that days of these weekdays have on record; undefined where weekdays differ. */
const openingOf = ({ days: all }: Records, weekdays: readonly number[]) => {
  const spans = new Map<number, { from: number; until: number }>()
  for (const { date, hours } of all.slice(-days)) {
    const weekday = weekdayOf(date)
    if (hours.length === 0 || (weekdays.length > 0 && !weekdays.includes(weekday))) continue
    const own = hours.map(({ hour }) => hour)
    const before = spans.get(weekday)
    spans.set(weekday, {
      from: Math.min(before?.from ?? 24, ...own),
      until: Math.max(before?.until ?? 0, ...own.map((hour) => hour + 1)),
    })
  }
  const [first, ...others] = spans.values()
  return others.every(({ from, until }) => from === first?.from && until === first.until) ? first : undefined
}

/** The message with those hours by the clock; unchanged where the records do not tell them, or nothing would be left open. */
export const withHoursNamed = (message: string, records: Records): string => {
  if (message.length > longest) return message
  const found = closes.exec(message) ?? opens.exec(message)
  const said = found?.groups?.count?.toLowerCase()
  if (!found || said === undefined) return message
  const hours = said === 'an' ? 1 : (unitOf(said) ?? Number(said))
  const open = openingOf(records, weekdaysNamed(message))
  if (!open || hours < 1 || hours >= open.until - open.from) return message
  const [from, until] = closes.test(message)
    ? [open.until - hours, open.until]
    : [open.from, open.from + hours]
  return message.replace(found[0], `close from ${hourText(from)} to ${hourText(until)}`)
}
