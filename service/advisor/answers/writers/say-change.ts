/** Says what changes would do to a typical week, and how far a lever must move for a target. */
import type { ScenarioAnswer, ScenarioOutcome, SolveAnswer } from '#schema/advisor/answer'
import type { ScenarioPlan, SolvePlan } from '#schema/advisor/change-plans'
import type { Figure } from '#schema/core/advice'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { cashWeeks } from '../../plans/cash-weeks.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { changesWords, leverName } from '../change-words.ts'
import { coverageNote } from '../coverage-words.ts'
import { periodText } from '../period-text.ts'
import { type Ask, subjectFor, unsigned, type Writer } from '../written.ts'

/** "between $64 and $190 more", or from a loss to a gain. */
const spread = ({ low, high }: ScenarioOutcome): Line | undefined => {
  if (low.shown === high.shown) return say``
  if (low.value >= 0) return say` (between ${unsigned(low)} and ${unsigned(high)})`
  if (high.value <= 0) return say` (between ${unsigned(high)} and ${unsigned(low)})`
  return say` (between ${unsigned(low)} less and ${unsigned(high)} more)`
}

/** Profit below nothing is a loss. */
const level = ({ outcome, after }: ScenarioOutcome): Line | undefined =>
  outcome === 'profit' && after.value < 0 ? say`a loss of ${unsigned(after)}` : say`${after}`

const outcomeLine = (ask: Ask, outcome: ScenarioOutcome): Line | undefined => {
  const { text, was } = subjectFor(ask, outcome.outcome)
  const { change, before } = outcome
  if (direction(change) === 'unchanged') return say`${capital(text)} would stay at ${before} a week.`
  const verb = change.value > 0 ? 'rise' : 'fall'
  const each = outcome.outcome === 'margin' ? '' : ' a week'
  return (
    was &&
    say`${capital(text)} would ${verb} by about ${unsigned(change)}${each}${spread(outcome)}, from ${before} to ${level(outcome)}.`
  )
}

/** A fall of trade or prices from which on the cash comes into question. */
const shock = -5

const isShock = ({ changes }: ScenarioPlan): boolean =>
  changes.some(
    ({ lever, by, size }) => (lever === 'volume' || lever === 'price') && by === 'percent' && size <= shock,
  )

/** Says whether the cash would run down after the changes, and how long it would then last. */
const cashLine = (ask: Ask<ScenarioPlan>, { outcomes }: ScenarioAnswer): Line | undefined => {
  const profit = outcomes.find(({ outcome }) => outcome === 'profit')
  if (!profit) return undefined
  if (profit.after.value >= 0)
    return isShock(ask.plan)
      ? say`A week would still cover its costs, so the cash would not run down.`
      : undefined
  return say`A week would no longer cover its costs; the cash in hand would last ${cashWeeks(ask.context, ask.plan)}.`
}

/** What we assumed where the records say nothing; each stands behind the answer as a figure. */
const assumptionLine = (assumptions: readonly Figure[], words: Line | undefined): Line | undefined =>
  assumptions.length === 0 ? undefined : words

const reactions = (plan: ScenarioPlan): readonly string[] => [
  ...(plan.changes.some(({ lever }) => lever === 'price') ? ['how customers take the price'] : []),
  ...(plan.changes.some(({ lever }) => lever === 'volume')
    ? ['how much of that change in trade comes about']
    : []),
]

const support = { firm: 0.9, assumed: 0.7 } as const

export const sayScenario: Writer<'scenario', ScenarioPlan> = (ask, answer: ScenarioAnswer) => {
  const { plan, context } = ask
  const { when } = periodText(context.records, plan.period, plan.filter)
  const unsure = reactions(plan)
  const changes = changesWords(context.records, plan.changes)
  return {
    lines: [
      changes && say`With ${changes}, in a typical week ${when.replace(/^in /, 'of ')}:`,
      ...answer.outcomes.map((outcome) => outcomeLine(ask, outcome)),
      cashLine(ask, answer),
      assumptionLine(
        answer.assumptions,
        unsure.length > 0
          ? say`The range is for ${unsure.join(' and ')}, which no record says.`
          : say`It takes our assumed wage, ${answer.assumptions.at(-1)} an hour; yours may differ.`,
      ),
      coverageNote(context.records, answer.coverage),
    ],
    support: unsure.length > 0 ? support.assumed : support.firm,
    weakness: unsure.length > 0 ? `no record says ${unsure.join(' or ')}` : undefined,
  }
}

export const saySolve: Writer<'solve', SolvePlan> = (ask, answer: SolveAnswer) => {
  const { plan, context } = ask
  const name = leverName(context.records, plan.lever)
  const { text } = subjectFor(ask, plan.outcome)
  const each = plan.outcome === 'margin' ? '' : ' a week'
  const { change, target, before, level } = answer
  const also = plan.changes.length > 0 ? changesWords(context.records, plan.changes) : undefined
  const aim = plan.target === undefined ? say`stay at ${target}${each}` : say`reach ${target}${each}`
  const lead = also ? say`With ${also}, ` : say``
  const unit = plan.lever === 'price' ? '' : ' a week'
  const steps = before.shown === level.shown ? say`` : say`, from ${before}${unit} to ${level}${unit}`
  const need =
    direction(change) === 'unchanged'
      ? say`${name} would not have to change for ${text} to ${aim}.`
      : say`${name} would have to ${change.value > 0 ? 'rise' : 'fall'} by ${unsigned(change)}${steps}, for ${text} to ${aim}.`
  const line = lead && need && say`${lead}${need}`
  const typical = evaluateValue(context, {
    operator: 'value',
    measure: plan.outcome,
    period: plan.period,
    aggregate: 'mean',
    each: 'week',
  })
  const present = isNothing(typical) ? undefined : typical.figure
  const isReacted = plan.lever === 'price' || plan.lever === 'volume'
  return {
    lines: [
      line && { ...line, text: capital(line.text) },
      present && plan.target !== undefined ? say`At present it is ${present}${each}.` : undefined,
      isReacted ? say`That counts the likely reaction of customers, which no record says.` : undefined,
      coverageNote(context.records, answer.coverage),
    ],
    support: isReacted ? support.assumed : support.firm,
    weakness: isReacted ? 'no record says how customers would react' : undefined,
  }
}
