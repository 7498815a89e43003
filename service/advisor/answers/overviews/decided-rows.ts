/** Decisions as rows of a list, with what came of each. */
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Advisory } from '#schema/advisory/advisory'
import { today } from '../../calendar.ts'
import { capital, type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { shortDay } from '../facts-words.ts'
import { reasonAgainst } from '../form/reason-against.ts'
import type { Ask } from '../written.ts'

type DecidedAsk = Ask<DecidedPlan>

/** Rows of a list. */
export const maxListed = 6

/** The day on which an advisory was answered. */
export const settledDay = (records: Records, { settledAt }: Advisory): string =>
  settledAt === undefined ? 'a day that is not on record' : shortDay(records, today(new Date(settledAt)))

const shortVerdicts = { hit: 'came true', missed: 'missed', 'cannot-tell': 'can’t be scored' } as const

const listRow = (records: Records, advisory: Advisory): string => {
  const { status, expects, outcome } = advisory
  const title = quoted(advisory.title) ?? ''
  if (status === 'new') return `- waiting: ${title}`
  const result =
    status === 'dismissed'
      ? ''
      : outcome
        ? `, ${shortVerdicts[outcome.verdict]}`
        : expects
          ? ', too early to tell'
          : ', no outcome measured'
  return `- ${settledDay(records, advisory)}, ${status}: ${title}${result}`
}

const longestReason = 150

/** Whether a decision was right, where nothing was carried out; and who took it, which only the log names. */
export const askedLine = (
  { plan: { asked } }: DecidedAsk,
  advisories: readonly Advisory[],
): Line | undefined => {
  if (asked === 'who') return say`The Decision Log names who was signed in.`
  return asked === 'right' && advisories.some(({ status }) => status === 'dismissed')
    ? say`What was dismissed was not carried out, so no outcome was measured and the records can’t say whether that was right. What each was said to be worth is beside it.`
    : undefined
}

/** What the advisory says of itself beside its row: its reason, or its worth. */
const besideRow = ({ plan: { asked } }: DecidedAsk, advisory: Advisory): string => {
  const { worth, status } = advisory
  const isDismissed = status === 'dismissed'
  if (asked === 'right' && isDismissed && worth) return `. ${quoted(worth) ?? ''}`
  if (asked !== 'why') return ''
  const against = isDismissed ? reasonAgainst(advisory) : undefined
  const said = quoted(against ?? advisory.message, longestReason)
  const side = isDismissed ? (against ? 'Against it: ' : 'For it: ') : ''
  return said ? `. ${side}${said}` : ''
}

/** The decisions as a list, newest first. */
export const decidedRows = (
  ask: DecidedAsk,
  advisories: readonly Advisory[],
  when: string,
): readonly (Line | undefined)[] => {
  const { status, verdict } = ask.plan
  const kind = verdict === 'unproven' ? 'accepted without a result that can be scored' : (status ?? 'decided')
  const shown = advisories.slice(0, maxListed)
  return [
    say`${capital(kind)} ${when}, newest first:`,
    {
      text: shown.map((one) => `${listRow(ask.context.records, one)}${besideRow(ask, one)}`).join('\n'),
      figures: [],
    },
    askedLine(ask, shown),
    ask.plan.asked === 'why' && status !== 'accepted' ? say`No record has your own reasons.` : undefined,
    advisories.length > shown.length ? say`Older ones are in the Decision Log.` : undefined,
  ]
}
