/** Scenarios that get no figure: a result that no week could have, and a part of a line that no record has alone. */
import type { ScenarioAnswer, SolveAnswer } from '#schema/advisor/change-answers'
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import { capital, type Line, say } from '../line.ts'
import { isNothing } from '../plans/context.ts'
import { peopleIn } from '../plans/people.ts'
import { evaluateScenario } from '../plans/scenario.ts'
import { evaluateValue } from '../plans/value.ts'
import { lastWeeks } from '../questions/question.ts'
import { quoted } from '../quotation.ts'
import { changesWords } from './change-words.ts'
import { type Ask, subjectFor } from './written.ts'

/** Times a typical week's revenue above which a result is rather a misreading. */
const mostWeeks = 2
/** Points by which a share may change. */
const mostPoints = 100

/** True for a result that no business of this size could have: more than twice its revenue, or a share beyond 100 points. */
const isBeyond = ({ outcomes }: ScenarioAnswer): boolean => {
  const revenue = outcomes.find(({ outcome }) => outcome === 'revenue')?.before.value
  return outcomes.some(({ change, low, high }) =>
    change.unit === 'points'
      ? [change, low, high].some(({ value }) => Math.abs(value) > mostPoints)
      : revenue !== undefined && Math.abs(change.value) > mostWeeks * revenue,
  )
}

/** A question back where it would take more than twice the revenue of a typical week; undefined otherwise. */
export const unreachable = ({
  target,
  revenue,
  revenueStep,
}: SolveAnswer): readonly (Line | undefined)[] | undefined =>
  revenueStep.value > (mostWeeks - 1) * (revenue.value - revenueStep.value)
    ? [
        say`That would take more than twice the revenue of a typical week, so I doubt that I read it rightly.`,
        say`I read it as a target of ${target}${target.unit === 'percent' ? '' : ' a week'}. Is that what you mean, and is it for a week?`,
      ]
    : undefined

const shareOf = {
  staff: 'staff-share',
  supplies: 'supplies-share',
  premises: 'premises-share',
  marketing: 'marketing-share',
  other: 'other-share',
} as const

/** True where more is taken off a line of costs than it has. */
const isBelowNothing = ({ plan, context }: Ask<ScenarioPlan>): boolean => {
  const lines = plan.changes.flatMap(({ lever, by, size }) =>
    lever === 'price' || lever === 'volume' || by === 'percent' || size >= 0 ? [] : [shareOf[lever]],
  )
  if (lines.length === 0) return false
  const { once: _, onceProduct: _product, ...rest } = plan
  const answer = evaluateScenario(context, { ...rest, outcomes: [...new Set(lines)] })
  return !isNothing(answer) && answer.outcomes.some(({ after }) => after.value < 0)
}

/** What is said in place of a figure; undefined where the figure can stand. */
export const noFigure = (
  ask: Ask<ScenarioPlan>,
  answer: ScenarioAnswer,
): readonly (Line | undefined)[] | undefined =>
  partsLines(ask) ??
  (isBeyond(answer) || isBelowNothing(ask) || isWholeTeam(ask) ? beyondLines(ask) : undefined)

/** True where everybody who works here would go: their number was that of the team, and not of those who leave. */
const isWholeTeam = ({ plan, context: { records } }: Ask<ScenarioPlan>): boolean => {
  const people = peopleIn(records, plan.changes)
  return people < 0 && -people >= (records.profile.teamSize ?? Number.POSITIVE_INFINITY)
}

/** A question back in place of a figure that cannot be right. */
const beyondLines = ({ plan, context }: Ask<ScenarioPlan>): readonly (Line | undefined)[] => {
  const changes = changesWords(context.records, plan.changes)
  return [
    say`I read that as ${changes ?? 'a change'}, and no week here could come to that, so I’d rather not give a figure.`,
    say`What is each amount for, and is it by the sale, the day or the week? Tell me, and I’ll work it out.`,
  ]
}

/** "Print ads" within all marketing: their cost is on no record. */
const partsLines = (ask: Ask<ScenarioPlan>): readonly (Line | undefined)[] | undefined => {
  const { plan, context } = ask
  const found = plan.changes.find(({ part }) => part !== undefined)
  const part = found?.part && quoted(found.part)
  if (!found || !part || found.lever === 'price' || found.lever === 'volume') return undefined
  const { text } = subjectFor(ask, found.lever)
  const value = evaluateValue(context, { operator: 'value', measure: found.lever, period: lastWeeks(1) })
  const whole = isNothing(value) ? '' : say` (${value.figure} last week)`
  return [
    say`I can’t price that: ${capital(part)} isn’t recorded on its own, only within ${text}${whole}.`,
    say`Tell me what it costs a week, and I’ll work out what ending it would save.`,
  ]
}
