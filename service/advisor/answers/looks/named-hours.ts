/** "Close an hour earlier", "the first two hours": the hours that are meant, by the opening hours on record. */
import { weekdaysNamed } from '../../actions/asked-days.ts'
import { hourText, weekdayNames, weekdayOf } from '../../calendar.ts'
import { unitOf, units } from '../../questions/lexicon/number-words.ts'
import type { Records } from '../../records.ts'

const count = String.raw`(?<count>an|one|\d{1,2}|${units.slice(2, 7).join('|')})(?: full| whole)? hours?`
const sooner = '(?: (?:earlier|early|sooner|before time))'
const closes = new RegExp(
  String.raw`\b(?:clos(?:e|ed|ing)?|shut(?:ting)?|finish(?:ed|ing)?|knock(?:ed|ing)? off|pack(?:ed|ing)? up)(?: up| down| shop| the doors?)? ${count}${sooner}`,
  'i',
)
const opens = new RegExp(
  String.raw`\b(?:open(?:ed|ing)?|start(?:ed|ing)?)(?: up| the doors?)? ${count} (?:later|late)\b`,
  'i',
)
const atAnEnd = new RegExp(
  String.raw`\b(?:in|during|over|of|for|from|at) (?:the|our) (?:(?<first>first|opening)|last|final|closing) (?:(?<count>\d{1,2}|${units.slice(1, 7).join('|')}) )?hours?\b(?: (?:of|that) (?:the day|trading|trade|business|service|opening|each day|every day|we(?:['’]re| are) open))?`,
  'i',
)
const betweenHours = (from: number, until: number): string =>
  `between ${hourText(from)} and ${hourText(until)}`

/** Opening hours may differ from one season to the next: those of the latest days count. */
const days = 56
const longest = 300

type Opening = { readonly from: number; readonly until: number }

/** The first hour and the one after the last of each weekday on record, among some or all of them. */
const openings = ({ days: all }: Records, weekdays: readonly number[]): ReadonlyMap<number, Opening> => {
  const spans = new Map<number, Opening>()
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
  return spans
}

/** What most of the weekdays have at one end, with the others, which differ. */
const commonest = (spans: ReadonlyMap<number, Opening>, end: keyof Opening) => {
  const counts = new Map<number, number>()
  for (const span of spans.values()) counts.set(span[end], (counts.get(span[end]) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  const [at] = most ?? []
  const others = [...spans].flatMap(([weekday, span]) => (span[end] === at ? [] : [weekday]))
  return at === undefined ? undefined : { at, others }
}

const countOf = (said: string | undefined): number => {
  const text = said?.toLowerCase() ?? 'one'
  return text === 'an' ? 1 : (unitOf(text) ?? Number(text))
}

const weekdaysBut = (others: readonly number[]): string =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((weekday) => !others.includes(weekday))
    .map((weekday) => `${weekdayNames[weekday]}s`)
    .join(', ')
    .replace(/, (?=\w+$)/, ' and ')

/** The message with those hours by the clock; unchanged where the records do not tell them, or nothing would be left open. */
export const withHoursNamed = (message: string, records: Records): string => {
  if (message.length > longest) return message
  const found = closes.exec(message) ?? opens.exec(message) ?? atAnEnd.exec(message)
  if (!found) return message
  const isLast =
    closes.test(message) || (atAnEnd.test(message) && !found.groups?.first && !opens.test(message))
  const isClosed = closes.test(message) || opens.test(message)
  const hours = countOf(found.groups?.count)
  const named = weekdaysNamed(message)
  const spans = openings(records, named)
  const common = commonest(spans, isLast ? 'until' : 'from')
  const shortest = Math.min(...[...spans.values()].map(({ from, until }) => until - from))
  if (!common || !(hours >= 1 && hours < shortest)) return message
  const [from, until] = isLast ? [common.at - hours, common.at] : [common.at, common.at + hours]
  // Days that open or close at other times are left out, and the answer names those that are counted.
  const isOfWeekdays = /\bweek(?:day|end)s?\b/i.test(message)
  const on = common.others.length > 0 && !isOfWeekdays ? ` on ${weekdaysBut(common.others)}` : ''
  const when = isClosed ? `close from ${hourText(from)} to ${hourText(until)}` : betweenHours(from, until)
  return message.replace(found[0], `${when}${on}`)
}
