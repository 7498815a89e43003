/** Answers with advice: a recommendation, a list, an earlier decision, or that the records do not support any. */
import type { Plan } from '#schema/advisor/plan'
import type { Advisory } from '#schema/advisory/advisory'
import { weekdayText } from '../calendar.ts'
import { unsigned } from '../figure.ts'
import { capital, type Line, rows, say } from '../line.ts'
import type { Constraints } from '../options/constraints.ts'
import { readMatter } from '../options/matter.ts'
import type { Option } from '../options/option.ts'
import { price } from '../options/priced.ts'
import { isTitledSo } from '../options/related-texts.ts'
import { isOnTheMatter, type Verdict } from '../options/verdict.ts'
import { asksOfDemand } from '../questions/demands.ts'
import { quoted } from '../quotation.ts'
import { profileUsed } from '../used-kinds.ts'
import {
  constraintLine,
  leads,
  otherRow,
  passagesOf,
  proposalOf,
  reasonOf,
  settledLine,
  worthLine,
} from './advice-words.ts'
import { targetLine } from './form/weekly-target.ts'
import { worthOver } from './form/worth-over.ts'
import type { Ask, Written } from './written.ts'

export const maxOthers = 2

/** Confidence that an option is worth what it says. */
export const support = { priced: 0.75, unpriced: 0.65, none: 0.7 } as const

export const askBack = say`Tell me what it costs a week and what sales or savings it should bring, and I’ll price it.`

export type AdvisePlan = Extract<Plan, { readonly operator: 'advise' }>

/** Input of an answer. */
export type Advice = {
  readonly ask: Ask<AdvisePlan>
  /** The question without its constraints. */
  readonly matter: string
  readonly constraints: Constraints
  readonly options: readonly Option[]
}

export const written = (
  { ask, options }: Advice,
  lines: Written['lines'],
  of: readonly Option[] = options,
): Written => ({
  lines,
  passages: passagesOf(ask.context.records, of),
  // The size of a step depends on the risk tolerance in the profile.
  kinds: profileUsed(ask.context.records),
  support: options.length === 0 ? support.none : options[0]?.worth ? support.priced : support.unpriced,
  weakness: options[0]?.worth ? 'what a step brings depends on how customers and staff take it' : undefined,
})

/** True for an option that brings something and so gets a row. */
export const isWorthARow = ({ key, worth, advisory }: Option): boolean =>
  key !== 'stated' && (worth !== undefined || advisory !== undefined)

export const listed = (options: readonly Option[]): Line | undefined =>
  options.length > 0 ? rows(options.map(otherRow)) : undefined

/** Several options in the requested order, without reasons. */
export const list = (answer: Advice, count: number): Written => {
  const { ask } = answer
  const shown = answer.options.filter(isWorthARow).slice(0, count)
  if (shown.length === 0)
    return written(answer, [
      say`I found no step towards that in the records.`,
      constraintLine(answer.constraints),
      say`Name one, with what it costs a week and what it should bring in, and I’ll price it.`,
    ])
  const isFewer = shown.length < count
  return written(
    answer,
    [
      isFewer
        ? say`The records support fewer than you asked for:`
        : say`What the records support, compared with doing nothing:`,
      listed(shown),
      constraintLine(answer.constraints),
      targetLine(ask, shown),
      shown[0]?.because,
    ],
    shown,
  )
}

/** A recorded decision on exactly this question. */
export const decided = (answer: Advice, advisory: Advisory, verdict: Verdict, isAgainst = false): Written => {
  const { ask, matter, options } = answer
  const others = options.filter((one) => one.key !== advisory.id && isWorthARow(one)).slice(0, maxOthers)
  const reason = reasonOf(advisory, matter)
  const said = written(
    answer,
    [
      isAgainst
        ? say`${leads[verdict]} that would undo a decision, since ${settledLine(advisory)}.`
        : say`${leads[verdict]} ${settledLine(advisory)}.`,
      reason
        ? advisory.status === 'dismissed'
          ? say`What the advisory said for it: ${quoted(reason, 200)} Your own reason is not on record.`
          : say`The advisory’s reason was: ${quoted(reason, 200)}`
        : undefined,
      advisory.worth && verdict === 'dismissed' && !isAgainst
        ? say`The advisory put its worth at ${quoted(advisory.worth, 80)}.`
        : undefined,
      say`If ${reason ? 'that' : 'the reason for that'} has changed, so does my answer.`,
      others.length > 0 ? say`Also relevant:` : undefined,
      listed(others),
    ],
    others,
  )
  const excerpt = `${advisory.message}\n${advisory.suggestedAction ?? ''}`.slice(0, 1000)
  return {
    ...said,
    passages: [
      { kind: 'advisory', id: advisory.id, title: advisory.title, excerpt },
      ...(said.passages ?? []),
    ],
    support: ask.context.records.advisories.length > 0 ? support.priced : support.none,
  }
}

/** Cost of giving in to somebody's demand. */
const demandLine = ({ ask, matter }: Advice): Line | undefined => {
  if (!asksOfDemand(matter)) return undefined
  const { changes } = readMatter(matter, ask.context.records)
  const worth = changes.length > 0 ? price(ask.context, changes, { isStated: true })?.worth : undefined
  return worth && worth.likely.value < 0
    ? say`To agree would take ${unsigned(worth.likely)} a week off profit, at the costs of a typical week.`
    : undefined
}

/** The best option, and whether to do it if asked. */
export const recommended = (answer: Advice, verdict: Verdict | undefined): Written => {
  const { ask, matter, constraints, options } = answer
  const { records } = ask.context
  const [best, ...rest] = options
  if (!best) return written(answer, [])
  const open = best.advisory && records.advisories.find(({ id }) => id === best.advisory?.id)
  const step = open ? proposalOf(open, weekdayText(best.by)) : best.step
  const reason = open && reasonOf(open, matter)
  const settled = rest
    .flatMap(({ key }) => records.advisories.filter(({ id, status }) => id === key && status !== 'new'))
    .filter((one) => isOnTheMatter(records, matter, one.id) && isTitledSo(one, matter))
    .map(settledLine)[0]
  const isSettled = (one: Option) =>
    records.advisories.some(({ id, status }) => id === one.key && status !== 'new')
  const others = rest
    .filter((one) => !isSettled(one) && isWorthARow(one))
    .slice(0, (constraints.count ?? maxOthers + 1) - 1)
  const grounds = reason ? say`Its reason: ${quoted(reason, 200)}` : best.because
  if (ask.plan.asked === 'why' || ask.plan.asked === 'worth')
    return written(
      answer,
      ask.plan.asked === 'why'
        ? [grounds ?? say`No record gives a reason for it.`, worthLine(best), demandLine(answer)]
        : [
            worthOver(records, best, ask.plan) ?? worthLine(best) ?? say`No record puts a worth on it.`,
            say`The step is to ${best.short}.`,
            best.because,
          ],
      [best],
    )
  return written(
    answer,
    [
      verdict ? say`${leads[verdict]} ${step}` : step,
      grounds,
      settled && { ...settled, text: `${capital(settled.text)}.` },
      demandLine(answer),
      constraintLine(constraints),
      worthLine(best),
      best.stopIf ??
        (open ? say`Drop it if you see no sign of that by ${weekdayText(best.review)}.` : undefined),
      others.length > 0 ? say`Otherwise:` : undefined,
      listed(others),
    ],
    [best, ...rest.filter((one) => others.includes(one) || isSettled(one))],
  )
}
