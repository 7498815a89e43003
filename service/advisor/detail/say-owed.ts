/**
 * Answers about what customers owe: in all, by age, and how long they take. Conversations are kept in the history, so they
 * have no names of customers; those are in the list of debtors under Imports (decision 793).
 */
import { listed } from '../../runtime/counted.ts'
import { longDayText } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'
import type { Asked } from './asked-days.ts'
import type { Detail } from './detail.ts'
import type { Owed } from './owed.ts'
import { agesLine, overdueLine } from './owed-ages.ts'
import { owedAsked } from './owed-asked.ts'
import { namedIn, namedLines } from './owed-by-name.ts'
import { daysLines } from './owed-days.ts'
import { ageLine, asOfWords, type Lines, money, namesLine, owing, plain, totalLine } from './owed-lines.ts'
import { dollarsOf } from './say-part.ts'

const creditLine = (records: Records, owed: Owed): Line | undefined =>
  owed.figures.credits === undefined
    ? undefined
    : say`Other customers have credits of ${money(records, owed, 'credits', Number(owed.figures.credits))}, so the list comes to ${money(records, owed, 'owed less credits', Number(owed.figures.total))} in all.`

/** Most amounts that an answer lists. */
const mostAmounts = 5

/** "The largest are $1,100, $500 and $220." */
const amountsLine = (records: Records, owed: Owed): Line | undefined => {
  const amounts = owing(owed)
    .slice(0, mostAmounts)
    .flatMap(({ amount }) => say`${money(records, owed, 'owed by a customer', dollarsOf(amount))}` ?? [])
  if (amounts.length < 2) return undefined
  const isAll = amounts.length === owing(owed).length
  return {
    text: `${isAll ? 'They owe' : 'The largest amounts are'} ${listed(amounts.map(({ text }) => text))}.`,
    figures: amounts.flatMap(({ figures }) => figures),
  }
}

const whoLines = (records: Records, owed: Owed): Lines => [
  totalLine(records, owed),
  amountsLine(records, owed),
  creditLine(records, owed),
  owing(owed).length > 0 ? namesLine : undefined,
  ageLine(records, owed),
]

const mostLines = (records: Records, owed: Owed): Lines => {
  const [first, second] = owing(owed)
  if (!first) return [totalLine(records, owed)]
  const whole = money(records, owed, 'owed by the largest debtor', dollarsOf(first.amount))
  const all = money(records, owed, 'owed', Number(owed.figures.owed))
  const late =
    first.overdue === undefined || first.overdue <= 0n
      ? undefined
      : money(records, owed, 'overdue of the largest debtor', dollarsOf(first.overdue))
  return [
    second?.amount === first.amount
      ? say`Several customers owe the most, ${whole} each, out of ${all} ${asOfWords(records, owed)}.`
      : say`One customer owes the most: ${whole} out of ${all} ${asOfWords(records, owed)}.`,
    late && second?.amount !== first.amount ? say`Of that, ${late} is overdue.` : undefined,
    namesLine,
    ageLine(records, owed),
  ]
}

const overdueLines = (records: Records, owed: Owed): Lines => {
  const late = owing(owed).filter(({ overdue = 0n }) => overdue > 0n).length
  return [
    totalLine(records, owed),
    overdueLine(records, owed),
    agesLine(records, owed),
    late > 0 ? plain(`${late === 1 ? 'One customer is' : `${late} customers are`} late.`) : undefined,
    late > 0 ? namesLine : undefined,
    ageLine(records, owed),
  ]
}

const oldestLines = (records: Records, owed: Owed): Lines => {
  const { oldestDue } = owed.figures
  return [
    oldestDue === undefined
      ? plain('The list of debtors has ages, but no due date of an invoice, so the oldest one is not known.')
      : say`The oldest unpaid debt was due on ${longDayText(oldestDue)}.`,
    agesLine(records, owed),
    ageLine(records, owed),
  ]
}

const changeLines = (records: Records, owed: Owed): Lines => {
  const [before] = owed.earlier
  return [
    totalLine(records, owed),
    before
      ? say`On the list before it, ${asOfWords(records, before)}, it was ${money(records, before, 'owed', Number(before.figures.owed))}.`
      : plain('There is no earlier list on record to compare it with.'),
    ageLine(records, owed),
  ]
}

const notHeld = plain('What customers owe is not on record.')
const whatItTakes = plain(
  'It would take a list of debtors under Imports: aged receivables, or invoices with what is unpaid.',
)

const ofNamed = /\b(?:owe|owes|owed|owing|paid|unpaid|outstanding|overdue)\b/i

/** "How much are we owed", "who hasn't paid", "what is overdue"; undefined for other messages. */
export const owedLines = (records: Records, detail: Detail, { question, days }: Asked): Lines | undefined => {
  const { owed } = detail
  const { text } = question
  if (!owed) return owedAsked(text) === undefined ? undefined : [notHeld, whatItTakes]
  const asked = owedAsked(text)
  const named = ofNamed.test(text) ? namedIn(text, owed) : []
  const isNamed = named.length > 0 && (asked !== undefined || /\b(?:owe|owes|owing)\b/i.test(text))
  if (asked === undefined && !isNamed) return undefined
  const [span] = days
  if (span && (owed.asOf < span.from || owed.asOf > span.to))
    return [
      plain(
        `The latest list of debtors on record is ${asOfWords(records, owed)}. It says what was owed on that day only.`,
      ),
      totalLine(records, owed),
    ]
  if (isNamed) return namedLines(records, owed, named)
  if (asked === 'who') return whoLines(records, owed)
  if (asked === 'most') return mostLines(records, owed)
  if (asked === 'overdue') return overdueLines(records, owed)
  if (asked === 'oldest') return oldestLines(records, owed)
  if (asked === 'change') return changeLines(records, owed)
  if (asked === 'days') return daysLines(records, detail, owed)
  const [first] = owing(owed)
  return [
    totalLine(records, owed),
    overdueLine(records, owed),
    first && owing(owed).length > 1
      ? say`The largest debtor owes ${money(records, owed, 'owed by the largest debtor', dollarsOf(first.amount))} of it.`
      : undefined,
    creditLine(records, owed),
    ageLine(records, owed),
  ]
}
