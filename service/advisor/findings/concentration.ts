/**
 * One client above a share of what is billed, or one customer of what is owed: a finding about a level, with the receipts behind
 * it. Who it is stays in the kept records, since advice is kept for good (decision 793).
 */
import type { Advisory } from '#schema/advisory/advisory'
import type { Finding, SharedMeasure } from '#schema/advisory/finding'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { coming, daysBetween, longDayText, today, weekdayText } from '../calendar.ts'
import type { Billed } from '../detail/billed.ts'
import { asOfWords, plain } from '../detail/owed-lines.ts'
import { dollarsOf, rowsFigure } from '../detail/say-part.ts'
import { capital, type Line, say } from '../line.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import type { AdviceText } from './advice.ts'

/** A share in percent from which one client is a finding, and points by which it must grow to be one again. */
const [mostOfBilling, mostOfOwed, furtherPoints] = [40, 50, 10]

/** Days of billing that say something about a business, and the part of it whose rows must name clients. */
const [fewestDays, namedPart] = [84, 0.8]

/** Customers among whom one can stand out in a list of debtors. */
const fewestDebtors = 3

const weekDays = 7
const [friday, daysAhead] = [4, 3]

/** Advice on a finding of a share, with the measure that its id names. */
export type ShareAdvice = Omit<AdviceText, 'finding'> & {
  readonly finding: Finding & { measure: SharedMeasure }
}

const shareIn = ({ lines }: Finding): number =>
  lines.flatMap(({ figures }) => figures).find(({ unit }) => unit === 'percent')?.value ?? 0

/** True unless advice on this share waits, or had an answer and the share has not grown much since. */
const isNews = (advisories: readonly Advisory[], measure: SharedMeasure, share: number): boolean =>
  advisories.every(
    ({ status, finding }) =>
      finding?.measure !== measure || (status !== 'new' && share >= shareIn(finding) + furtherPoints),
  )

type Found = {
  readonly measure: SharedMeasure
  readonly days: Span
  readonly share: Figure | undefined
  readonly worth: Figure | undefined
  readonly lines: readonly (Line | undefined)[]
  readonly title: Line | undefined
  readonly step: Line | undefined
  readonly worthText: string
}

const adviceOf = (records: Records, found: Found): ShareAdvice | undefined => {
  const { measure, days, share, worth, title, step } = found
  if (!share || !worth || !title || !step || !isNews(records.advisories, measure, share.value))
    return undefined
  const lines = found.lines.flatMap((line) => line ?? [])
  return {
    title: capital(title.text),
    message: lines.map(({ text }) => text).join(' '),
    urgency: 'medium',
    suggestedAction: step.text,
    worth: found.worthText,
    finding: {
      measure,
      way: 'up',
      ...days,
      week: mondayOf(days.to),
      lines: lines.map(({ text, figures }) => ({ text, figures: [...figures] })),
      worth,
    },
  }
}

const byDay = ({ now }: Records): string => weekdayText(coming(friday, today(now), daysAhead))

/** One client above a share of what was billed in the last 26 weeks; undefined where the rows do not say it. */
const clientShare = (records: Records, billed: Billed): ShareAdvice | undefined => {
  const { from, to, all, named, largest, clients } = billed
  const days = { from, to }
  const length = daysBetween(from, to) + 1
  if (length < fewestDays || all <= 0n || Number(named) < namedPart * Number(all)) return undefined
  if (Number(largest) * 100 < mostOfBilling * Number(all)) return undefined
  const parts = [
    { value: dollarsOf(largest), days },
    { value: dollarsOf(all), days },
  ]
  const share = rowsFigure(records, 'billed to one client, of all billed', 'percent', parts, 'share')
  const one = rowsFigure(records, 'billed to one client', 'aud', parts.slice(0, 1))
  const whole = rowsFigure(records, 'billed', 'aud', parts.slice(1))
  const weeks = { value: length / weekDays, days }
  const worth = rowsFigure(
    records,
    'billed to one client a week',
    'aud',
    [{ value: dollarsOf(largest), days }, weeks],
    'each',
  )
  const among =
    clients === 1
      ? plain('No other client was billed in that time.')
      : plain(`It is one of ${clients} clients.`)
  return adviceOf(records, {
    measure: 'client-share',
    days,
    share,
    worth,
    lines: [
      say`One client brought ${share} of what you billed from ${longDayText(from)} to ${longDayText(to)}: ${one} of ${whole}.`,
      among,
      say`If that client left or paid late, ${worth} a week would be missing.`,
      plain('Your invoices name the client; advice, which is kept for good, does not.'),
    ],
    title: say`Rely less on the client who brings ${share} of your billing`,
    step: say`Decide by ${byDay(records)} which other clients or enquiries to grow, so that no client brings more than ${String(mostOfBilling)}% of your billing, and agree on notice and payment dates with this one.`,
    worthText: worth ? `${worth.shown} a week at stake` : '',
  })
}

const cents = (text: string): number => Math.round(Number(text) * 100)

/** One customer who owes most of what is owed; undefined without such a list of debtors. */
const debtorShare = (records: Records): ShareAdvice | undefined => {
  const { owed } = records
  const { largest, owed: sum, customers = 0 } = owed?.figures ?? {}
  if (!owed || largest === undefined || sum === undefined || customers < fewestDebtors) return undefined
  if (cents(largest) * 100 < mostOfOwed * cents(sum)) return undefined
  const days: { from: IsoDate; to: IsoDate } = { from: owed.asOf, to: owed.asOf }
  const parts = [
    { value: Number(largest), days },
    { value: Number(sum), days },
  ]
  const share = rowsFigure(records, 'owed by one customer, of all that is owed', 'percent', parts, 'share')
  const worth = rowsFigure(records, 'owed by one customer', 'aud', parts.slice(0, 1))
  const whole = rowsFigure(records, 'owed', 'aud', parts.slice(1))
  return adviceOf(records, {
    measure: 'debtor-share',
    days,
    share,
    worth,
    lines: [
      say`One customer owed ${share} of what ${String(customers)} customers owed you ${asOfWords(records, owed)}: ${worth} of ${whole}.`,
      plain('Who it is is listed under Imports, Debtors; advice, which is kept for good, names nobody.'),
    ],
    title: say`Agree on payment with the customer who owes ${share} of your debts`,
    step: say`Ring that customer by ${byDay(records)}, agree on dates for what is owed, and decide how much more you deliver before it is paid.`,
    worthText: worth ? `${worth.shown} owed by one customer` : '',
  })
}

/** Findings about one client of a business of one's own; what is billed first, since what is owed follows from it. */
export const shareAdvice = (records: Records, billed: Billed | undefined): readonly ShareAdvice[] => {
  if (records.business.isOwn !== true) return []
  const ofBilling = billed && clientShare(records, billed)
  return [ofBilling ?? debtorShare(records)].flatMap((advice) => advice ?? [])
}
