/** What is on record of a business that has no weekly figures yet: what customers owe, and time worked. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import { counted } from '../../runtime/counted.ts'
import { plusDays, today } from '../calendar.ts'
import { overdueLine } from '../detail/owed-ages.ts'
import { ageLine, money, plain, totalLine } from '../detail/owed-lines.ts'
import { dayWords } from '../detail/say-part.ts'
import { type Line, paragraph, say } from '../line.ts'
import { mondayOf } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import type { Records } from '../records.ts'
import { registersHeld } from '../registers/say-registers.ts'

/** True while lists as of a day or timesheets are the only figures on record. */
export const isHeldAlone = ({ kpis, work = [], owed, registers = [] }: Records): boolean =>
  kpis.length === 0 && (work.length > 0 || owed !== undefined || registers.length > 0)

/** The sum that is certainly overdue, in dollars. */
export const overdueOf = ({ owed }: Records): number =>
  owed === undefined
    ? 0
    : owed.figures.overdue !== undefined
      ? Number(owed.figures.overdue)
      : owed.figures.ages
          .filter(({ isOverdue }) => isOverdue)
          .reduce((sum, { amount }) => sum + Number(amount), 0)

/** What customers owe and what of it is overdue. Empty without a list of debtors. */
export const owedHeld = (records: Records): readonly Line[] => {
  const { owed } = records
  if (owed === undefined) return []
  const late = owed.figures.customers > 0 ? overdueLine(records, owed) : undefined
  return [totalLine(records, owed), late, ageLine(records, owed)].flatMap((line) => line ?? [])
}

/** Billed days and utilisation of the latest week with timesheets. Empty without one. */
export const workHeld = (context: Context): readonly Line[] => {
  const { records } = context
  const { work = [], now } = records
  const monday = mondayOf(today(now))
  // The current week is not over yet, unless it is all there is.
  const last = work.findLast(({ weekStart }) => weekStart < monday) ?? work.at(-1)
  if (last === undefined) return []
  const period: Period = { of: { kind: 'dates', from: last.weekStart, to: plusDays(last.weekStart, 6) } }
  const figure = (measure: RecordedMeasure) => {
    const answer = evaluate({ operator: 'value', measure, period }, context)
    return answer.operator === 'value' ? answer.figure : undefined
  }
  const [billed, used] = [figure('transactions'), figure('utilisation')]
  const week = `the week of ${dayWords(last.weekStart, now)}`
  const line =
    last.billedDays === undefined
      ? plain(`In ${week}, ${last.hours} hours were worked; nothing on record says how many were billed.`)
      : used === undefined
        ? say`In ${week}, there were ${billed} billed days.`
        : say`In ${week}, there were ${billed} billed days, a utilisation of ${used}.`
  const weeks = plain(`Timesheets are on record for ${counted(work.length, 'week')}.`)
  return [line ?? weeks]
}

/** All that is on record without weekly figures. */
export const heldLines = (context: Context): readonly Line[] => [
  ...owedHeld(context.records),
  ...workHeld(context),
  ...registersHeld(context.records),
]

/** The same in a paragraph, for an answer about something else. */
export const heldBeside = (context: Context): Line =>
  paragraph([plain('On record so far:'), ...heldLines(context)])

/** A step that what is on record supports: what is overdue is asked for. Undefined if nothing is. */
export const heldStep = (records: Records): Line | undefined => {
  const { owed } = records
  if (owed === undefined || overdueOf(records) <= 0) return undefined
  return say`Chase the ${money(records, owed, 'overdue', overdueOf(records))} that is overdue, oldest first. The Imports screen lists who owes it, and I can draft the reminder.`
}

/** What to import next for the figures that are missing. */
export const nextFiles = ({ work = [], owed }: Records): Line =>
  plain(
    `For revenue, import your sales or invoices; for profit, your costs${work.length === 0 ? '' : owed === undefined ? '; for what clients owe, a list of debtors' : ''}.`,
  )
