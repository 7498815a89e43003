/** Says what changes would do to a typical week, what a closure would cost, and whether a sum is affordable. */
import type { ScenarioAnswer, ScenarioOutcome } from '#schema/advisor/change-answers'
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import { isMeasured } from '#schema/advisor/measure'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { isStepOfPrice } from '../../plans/lever-inputs.ts'
import { changesWords, closureWords, productLine, productWords } from '../change-words.ts'
import { coverageNote, latelyLine } from '../coverage-words.ts'
import { passagesOf } from '../facts-words.ts'
import { spokenForLine, taxInCash } from '../form/cash-spoken-for.ts'
import { oneOffLines } from '../form/one-off.ts'
import { spread } from '../form/outcome-spread.ts'
import { priceAloneLines } from '../form/price-alone.ts'
import { assumptionLine, reactions } from '../form/scenario-assumptions.ts'
import { untradedLines } from '../form/untraded-hours.ts'
import { measuredText } from '../measured-text.ts'
import { noFigure } from '../scenario-bounds.ts'
import { type Ask, subjectFor, unsigned, type Writer } from '../written.ts'
import { sayGone } from './say-gone.ts'
import { horizonLine } from './say-horizon.ts'
import {
  cashLine,
  endedLine,
  isCostOnly,
  paidByLine,
  peopleLine,
  savedWorkLine,
  sayOnce,
} from './scenario-costs.ts'

type ScenarioAsk = Ask<ScenarioPlan>

/** Negative profit is called a loss. */
const level = ({ outcome, after }: ScenarioOutcome): Line | undefined =>
  outcome === 'profit' && after.value < 0 ? say`a loss of ${unsigned(after)}` : say`${after}`

/** `given` names the changes, before the full stop. */
const outcomeLine = (
  ask: ScenarioAsk,
  outcome: ScenarioOutcome | undefined,
  given: Line | undefined = say``,
): Line | undefined => {
  if (!outcome) return undefined
  const { text, was } = subjectFor(ask, outcome.outcome)
  const { change, before } = outcome
  const each = change.unit === 'points' ? '' : ' a week'
  if (direction(change) === 'unchanged') return say`${capital(text)} would stay at ${before}${each}${given}.`
  // "From 13.5% to 13.5%" would say nothing.
  if (before.shown === outcome.after.shown)
    return say`${capital(text)} would hardly change from ${before}${each}${given}.`
  const verb = change.value > 0 ? 'rise' : 'fall'
  return (
    was &&
    say`${capital(text)} would ${verb} by about ${unsigned(change)}${each}${spread(outcome)}, from ${before} to ${level(outcome)}${given}.`
  )
}

const support = { firm: 0.9, assumed: 0.7, unsure: 0.4 } as const

const affordability = ({ plan }: ScenarioAsk, { outcomes }: ScenarioAnswer): string => {
  const profit = outcomes.find(({ outcome }) => outcome === 'profit')
  if (!plan.affordable || !profit) return ''
  return profit.after.value >= 0
    ? 'Yes, a typical week would still make a profit. '
    : 'No, not out of a typical week. '
}

/** A closure beside other changes: " and closing on Mondays". */
const closedToo = ({ closed }: ScenarioPlan): string => (closed ? ` and ${closureWords(closed).name}` : '')

/** A closure: what it gives up, and what it must save to pay off. */
const sayClosure = (ask: ScenarioAsk, answer: ScenarioAnswer): readonly (Line | undefined)[] => {
  const { plan, context } = ask
  const { lost } = answer
  const profit = answer.outcomes.find(({ outcome }) => outcome === 'profit')
  const { when } = measuredText(context.records, plan, answer.coverage)
  const supplies = subjectFor(ask, 'supplies').text.replace(/^spending on /, '')
  if (!lost || !profit || !plan.closed || plan.changes.length > 0) return []
  const untraded = untradedLines(ask, lost)
  if (untraded) return untraded
  const { name, each } = closureWords(plan.closed)
  return [
    say`${capital(name)} would cost about ${unsigned(profit.change)} of profit a week: it gives up ${lost} of revenue ${each}, less the ${supplies} that it takes (a typical week ${when}).`,
    say`That leaves wages and rent as they are. It pays only if it saves more than ${unsigned(profit.change)} a week in wages, or if some of that trade moves to other times.`,
  ]
}

/** Result of the changes in one sentence, then the basis. */
const leadLine = (
  ask: ScenarioAsk,
  answer: ScenarioAnswer,
  first: ScenarioOutcome | undefined,
): Line | undefined => {
  const changes = changesWords(ask.context.records, ask.plan.changes)
  const line = changes && outcomeLine(ask, first, say`, with ${changes}${closedToo(ask.plan)}`)
  return line && say`${affordability(ask, answer)}${line}`
}

/** How a sum that is spent once was worked out. */
const onceLine = ({ plan, context }: ScenarioAsk, { once }: ScenarioAnswer): Line | undefined => {
  const words = plan.onceProduct && productWords(context.records, plan.onceProduct, plan.once ?? 0)
  return words && once && say`${words} comes to ${once.sum}.`
}

const typicalLine = (when: string): Line | undefined =>
  say`I compared that with a typical week ${when.replace(/^in /, 'of ')}.`

export const sayScenario: Writer<'scenario', ScenarioPlan> = (ask, answer: ScenarioAnswer) => {
  const { plan, context } = ask
  const gone = sayGone(ask, answer)
  if (gone) return gone
  const instead = noFigure(ask, answer)
  if (instead) return { lines: instead, support: support.unsure, weakness: 'what was asked gives no figure' }
  const { when } = measuredText(context.records, plan, answer.coverage)
  const closure = sayClosure(ask, answer)
  const priceAlone = priceAloneLines(ask, answer)
  const profit = answer.outcomes.find(({ outcome }) => outcome === 'profit')
  const isCertain = reactions(plan).length === 0 && plan.closed === undefined
  // Unchanged outcomes need no line, unless all are unchanged.
  const moved = answer.outcomes.filter(({ change }) => direction(change) !== 'unchanged')
  // Profit first, because what does not fit matters least.
  const cash = cashLine(ask, answer)
  const isOfCash = plan.asked === 'cash'
  const oneOff = oneOffLines(ask, answer)
  const isOfStretch = plan.lasting !== undefined || plan.changes.some(isStepOfPrice)
  const tax = answer.once ? taxInCash(context.records) : undefined
  // What the question names comes first in the plan.
  const [first, ...others] = moved.length > 0 ? moved : answer.outcomes
  // A price alone says its profit in both ways.
  const rest = priceAlone
    ? [first, ...others].filter((one) => one !== undefined && one.outcome !== 'profit')
    : others
  // What a cost leaves of the last weeks and of the cash weighs more than the margin.
  const isCost = isCostOnly(plan)
  const lately = first && isMeasured(first.outcome) ? latelyLine(ask, first.outcome, first.before) : undefined
  return {
    lines: [
      ...plan.changes.map((change) => productLine(context.records, change)),
      ...(answer.once
        ? [
            onceLine(ask, answer),
            ...sayOnce(
              ask,
              answer.once,
              { profit, isChanged: plan.changes.length > 0 },
              spokenForLine(context.records),
            ),
          ]
        : []),
      ...(closure.length > 0
        ? closure
        : oneOff
          ? [...oneOff, assumptionLine(ask, answer.assumptions), typicalLine(when), lately]
          : plan.changes.length > 0
            ? [
                isOfCash ? cash : undefined,
                isOfStretch ? horizonLine(ask, priceAlone !== undefined) : undefined,
                ...(priceAlone ?? [leadLine(ask, answer, first)]),
                ...(isCost ? [lately, isOfCash ? undefined : cash] : []),
                isOfStretch ? undefined : horizonLine(ask, priceAlone !== undefined),
                ...rest.slice(0, 1).map((outcome) => outcomeLine(ask, outcome)),
                savedWorkLine(ask),
                endedLine(ask),
                paidByLine(ask),
                isOfCash || isCost ? undefined : cash,
                peopleLine(ask),
                priceAlone ? undefined : assumptionLine(ask, answer.assumptions),
                typicalLine(when),
                isCost ? undefined : lately,
                ...rest.slice(1).map((outcome) => outcomeLine(ask, outcome)),
              ]
            : []),
      coverageNote(context.records, answer.coverage),
    ],
    ...(tax ? { passages: passagesOf([tax]) } : {}),
    support: isCertain ? support.firm : support.assumed,
    weakness: isCertain
      ? undefined
      : `no record says ${reactions(plan).join(' or ') || 'how customers would react'}`,
  }
}
