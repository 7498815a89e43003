/** Advice on a finding: its sentences, a step, its worth a week, and what is expected of it. */
import type { Advisory } from '#schema/advisory/advisory'
import type { Finding as Recorded } from '#schema/advisory/finding'
import type { Promised } from '#schema/advisory/outcome'
import type { AdvisorKey } from '#schema/chat/chat'
import { cutText } from '#schema/core/cut-text'
import type { Line } from '../line.ts'
import type { Span } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import type { Records } from '../records.ts'
import { findingLine, missingLine, reasonLines, worthLine } from './finding-words.ts'
import { mainLine } from './finding-worth.ts'
import type { Finding } from './findings.ts'
import { stepFor } from './step.ts'

/** Text of an advisory on a finding. */
export type AdviceText = Pick<
  Advisory,
  'title' | 'message' | 'urgency' | 'suggestedAction' | 'worth' | 'promises'
> & {
  readonly finding: Recorded
}

const longest = { title: 200, line: 1000, message: 2000, action: 400 }

/** Part of what was lost that a step is expected to win back, and the weeks in which that is measured. */
const [wonBack, weeksMeasured] = [0.5, 4]

const cents = (value: number): number => Number(value.toFixed(2))

/** Mean fall of the cash runway from week to week, in weeks of costs. */
const fallOfRunway = ({ kpis }: Records, { from, to }: Span): number => {
  const held = kpis
    .filter(({ weekStart }) => weekStart >= from && weekStart <= to)
    .flatMap(({ cashRunwayWeeks }) => cashRunwayWeeks ?? [])
  return ((held[0] ?? 0) - (held.at(-1) ?? 0)) / Math.max(1, held.length - 1)
}

/**
 * Half of what was lost is expected back. A change in the number of sales is measured by what they bring in; a runway that
 * falls is to stop falling, and no more.
 */
const promisedOf = ({ records }: Context, { measure, change, worth, of }: Finding): Promised | undefined => {
  const promised: Pick<Promised, 'measure' | 'change'> =
    measure === 'transactions'
      ? { measure: 'revenue', change: cents(wonBack * worth.value) }
      : measure === 'runway'
        ? { measure, change: cents(wonBack * fallOfRunway(records, of)) }
        : { measure, change: cents(-wonBack * change.difference.value) }
  return promised.change === 0 ? undefined : { ...promised, weeks: weeksMeasured }
}

const ofRevenue: ReadonlySet<string> = new Set(['revenue', 'transactions', 'revenue-per-transaction'])

const worthText = ({ measure, worth }: Finding): string =>
  measure === 'runway'
    ? `${worth.shown} a week at stake`
    : `${worth.shown} a week ${ofRevenue.has(measure) ? 'of revenue ' : ''}to win back`

/** Undefined where the records do not carry a sentence and a step. */
export const adviceOn = (
  context: Context,
  finding: Finding,
  personaKey: AdvisorKey,
): AdviceText | undefined => {
  const { measure, way, week, since, of, against, worth, urgency } = finding
  const line = measure === 'margin' ? mainLine(context.records, { of, against }, worth) : undefined
  const step = stepFor(context, finding, line, personaKey)
  const found = findingLine(context, finding)
  const cost = worthLine(context, finding, line)
  if (step === undefined || found === undefined) return undefined
  const lines = [
    found,
    ...reasonLines(context, finding, personaKey),
    cost,
    missingLine(context, finding),
  ].flatMap((one: Line | undefined) => (one === undefined || one.text.length > longest.line ? [] : [one]))
  const promises = promisedOf(context, finding)
  return {
    title: cutText(step.title.text, longest.title),
    message: cutText(lines.map(({ text }) => text).join(' '), longest.message),
    urgency,
    suggestedAction: cutText(step.step.text, longest.action),
    worth: worthText(finding),
    ...(promises ? { promises } : {}),
    finding: {
      measure,
      way: way > 0 ? 'up' : 'down',
      from: since,
      to: of.to,
      week,
      lines: lines.map(({ text, figures }) => ({ text, figures: [...figures] })),
      worth,
    },
  }
}
