/** Days without a sale, tax on sales, and paid hours: facts of imported rows besides names. */
import type { IsoDate } from '#schema/core/scalars'
import { listed } from '../../runtime/counted.ts'
import { plusDays, weekdayNames, weekdayOf } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'
import type { Asked } from './asked-days.ts'
import type { Detail } from './detail.ts'
import { daysWords, dayWords, dollarsOf, rowsFigure } from './say-part.ts'
import { type Days, heldDays, paidIn, within } from './sums.ts'
import { taxBasesIn } from './tax-known.ts'

const ofClosed =
  /\b(?:closed|shut|no (?:sales?|jobs?|takings|invoices?|appointments?|bookings?|patients?|customers?|revenue|income)|without (?:a |any )?sales?|missing days?|days? (?:are |were )?missing|(?:not|didn.?t|did not) (?:trade|open|sell|take anything)|nothing (?:was )?sold|zero sales)\b/i
const ofDays = /\b(?:days?|dates?|when|how (?:many|often)|times)\b/i
const mostNamed = 14

const datesOf = ({ from, to, weekdays }: Days): readonly IsoDate[] => {
  const all: IsoDate[] = []
  for (let date = from; date <= to; date = plusDays(date, 1))
    if (weekdays?.includes(weekdayOf(date)) ?? true) all.push(date)
  return all
}

/** "Which days were we closed in June?" */
export const closedDays = (
  records: Records,
  detail: Detail,
  { question, days }: Asked,
): readonly (Line | undefined)[] | undefined => {
  if (
    !ofClosed.test(question.text) ||
    !ofDays.test(question.text) ||
    /\bif\b|\bshould\b/i.test(question.text)
  )
    return undefined
  const held = heldDays(detail, 'item')
  const span = held && within(days[0] ?? held, held)
  if (!span) return undefined
  const sold = new Set(detail.sold.map(({ date }) => date))
  const always = [0, 1, 2, 3, 4, 5, 6].filter(
    (weekday) => ![...sold].some((date) => weekdayOf(date) === weekday),
  )
  const idle = datesOf(span).filter((date) => !sold.has(date) && !always.includes(weekdayOf(date)))
  const usual =
    always.length > 0
      ? ` beside ${listed(always.map((weekday) => `${weekdayNames[weekday] ?? ''}s`))}, which never have any`
      : ''
  const gaps = records.gaps?.some(({ from, to }) => from <= span.to && span.from <= to)
  const count = rowsFigure(records, 'days without a sale', 'count', [{ value: idle.length, days: span }])
  const names = idle.slice(0, mostNamed).map((date) => dayWords(date, records.now))
  return [
    idle.length === 0
      ? { text: `Every day ${daysWords(records, span)} has a sale${usual ? `,${usual}` : ''}.`, figures: [] }
      : say`${count} ${idle.length === 1 ? 'day' : 'days'} without a sale ${daysWords(records, span)}${usual}: ${listed(names)}${idle.length > mostNamed ? ' and later ones' : ''}.`,
    gaps
      ? { text: 'Some of that time falls between two of your files, so a file may be missing.', figures: [] }
      : undefined,
  ]
}

const ofTax = /\b(?:gst|sales tax|vat)\b/i
const ofOwing = /\b(?:owe|owing|payable|bas|refund|rate|register|should|pay the)\b/i

/** "How much GST did we collect last quarter?" */
export const taxLines = (
  records: Records,
  detail: Detail,
  { question, days }: Asked,
): readonly (Line | undefined)[] | undefined => {
  if (
    !ofTax.test(question.text) ||
    !/\b(?:collect\w*|charge\w*|how much|total|what|on (?:our )?sales)\b/i.test(question.text)
  )
    return undefined
  if (/\b(?:is|does|do) .*\b(?:apply|exempt|include|different)\b|\bregister/i.test(question.text))
    return undefined
  const held = heldDays(detail, 'item')
  const span = held && within(days[0] ?? held, held)
  if (!span) return undefined
  const told = datesOf(span).flatMap((date) => (detail.tax.has(date) ? [detail.tax.get(date)] : []))
  if (told.length === 0) return undefined
  if (told.some((tax) => tax === undefined))
    return [
      {
        text: `Your files list no tax for some of the sales ${daysWords(records, span)}, so I can’t add it up.`,
        figures: [],
      },
    ]
  const sum = told.reduce<bigint>((all, tax) => all + (tax ?? 0n), 0n)
  return [
    say`The tax in your sales came to ${rowsFigure(records, 'tax on sales', 'aud', [{ value: dollarsOf(sum), days: span }])} ${daysWords(records, span)}, ${taxBasesIn(detail, span).has('split') ? 'worked out as a fixed share of each amount, as you said when the file came in' : 'by the tax column of your file'}.`,
    ofOwing.test(question.text)
      ? {
          text: 'What is payable also takes the tax on what you bought, which your records don’t list: ask your accountant.',
          figures: [],
        }
      : undefined,
  ]
}

const ofHours =
  /\b(?:paid hours|hours (?:paid|worked|did we pay|did (?:staff|we) work)|(?:staff|wage|labou?r|payroll|work(?:ed)?) hours|how many hours|cost (?:an|per) hour|hourly (?:wage|rate|cost))\b/i

/** "How many hours did we pay in October?" */
export const hourLines = (
  records: Records,
  detail: Detail,
  { question, days }: Asked,
): readonly (Line | undefined)[] | undefined => {
  if (!ofHours.test(question.text) || detail.paid.length === 0 || /\b(?:open|trad)/i.test(question.text))
    return undefined
  const held = heldDays(detail, 'account')
  const span = held && within(days[0] ?? held, held)
  if (!span) return undefined
  const lines = paidIn(detail, { dimension: 'account' }, span).filter(
    ({ hours }) => hours !== undefined && hours > 0,
  )
  if (!detail.paid.some(({ hours }) => hours !== undefined && hours > 0))
    return [
      {
        text: 'Your books have no column of hours, so paid hours are not on record. A payroll file with hours would give them.',
        figures: [],
      },
    ]
  const hours = lines.reduce((sum, line) => sum + (line.hours ?? 0), 0) / 100
  const money = lines.reduce(
    (sum, { amount, direction }) => (direction === 'out' ? sum + amount : sum - amount),
    0n,
  )
  if (hours <= 0) return [{ text: `No paid hours are on record ${daysWords(records, span)}.`, figures: [] }]
  const each = rowsFigure(records, 'wages an hour', 'aud', [{ value: dollarsOf(money) / hours, days: span }])
  return [
    say`${rowsFigure(records, 'paid hours', 'hours', [{ value: hours, days: span }])} were paid ${daysWords(records, span)}, for ${rowsFigure(records, 'wages with hours', 'aud', [{ value: dollarsOf(money), days: span }])}: ${each} an hour.`,
  ]
}
