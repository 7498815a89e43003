/** Says how far a lever must move for a target: the required level, the current one, then the assumptions. */
import type { SolveAnswer } from '#schema/advisor/change-answers'
import type { SolvePlan } from '#schema/advisor/change-plans'
import { type ExpenseLine, expenseLines } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { vocabularies } from '../../vocabulary.ts'
import { changesWords, leverName } from '../change-words.ts'
import { coverageNote, latelyLine } from '../coverage-words.ts'
import { byTheDay } from '../form/by-the-day.ts'
import { measuredText } from '../measured-text.ts'
import { weekdayPart } from '../parts/weekday-part.ts'
import { unreachable } from '../scenario-bounds.ts'
import { type Ask, subjectFor, tradeOf, unsigned, type Writer } from '../written.ts'
import { peopleLine } from './scenario-costs.ts'

type SolveAsk = Ask<SolvePlan>

const eachOf = ({ unit }: Figure): string => (unit === 'percent' ? '' : ' a week')

/** The one cost that is left to pay, where every other one but what the sales cost themselves is taken away. */
const onlyCost = ({ outcome, target, lever, changes }: SolvePlan): ExpenseLine | undefined => {
  const isAway = (line: ExpenseLine) =>
    changes.some((one) => one.lever === line && one.by === 'percent' && one.size === -100)
  const [left, other] = expenseLines.filter((line) => line !== 'supplies' && !isAway(line))
  return outcome === 'profit' && target === 0 && lever === 'volume' && other === undefined ? left : undefined
}

/** "For profit to stay at $2,496 a week with $500 a week more on premises costs", "To break even". */
const aimLine = (ask: SolveAsk, { target }: SolveAnswer): Line | undefined => {
  const { plan, context } = ask
  const { text } = subjectFor(ask, plan.outcome)
  const also = changesWords(context.records, plan.changes)
  const given = also ? say` with ${also}` : say``
  const only = onlyCost(plan)
  if (only) return say`To cover ${leverName(context.records, only)} alone`
  if (plan.outcome === 'profit' && plan.target === 0) return say`To break even${given}`
  const isKept = plan.target === undefined && plan.more === undefined
  return isKept
    ? say`To keep ${text} at ${target}${eachOf(target)}${given}`
    : say`For ${text} to reach ${target}${eachOf(target)}${given}`
}

/** The level compared with the current one: "202 fewer than the 1,254 of a typical week". */
const beside = (step: Figure, before: Figure, more: string, less: string): Line | undefined => {
  if (direction(step) === 'unchanged') return say`as much as in a typical week`
  return say`${unsigned(step)} ${step.value > 0 ? more : less} than the ${before} of a typical week`
}

/** A cost that may still rise, where the target is below what there is: nothing has to change for it. */
const roomLine = (ask: SolveAsk, answer: SolveAnswer, name: string, when: string): Line | undefined => {
  const { plan } = ask
  const { change, before, level, step, target, present } = answer
  const isOfCosts = plan.lever !== 'price' && plan.lever !== 'volume' && plan.changes.length === 0
  const isKept = plan.outcome === 'profit' || plan.outcome === 'margin'
  if (!isOfCosts || !isKept || change.value <= 0 || present.value <= target.value) return undefined
  const end =
    plan.outcome === 'profit' && plan.target === 0
      ? say`before no profit is left`
      : say`before ${subjectFor(ask, plan.outcome).text} is down to ${target}${eachOf(target)}`
  return say`${capital(name)} could rise by ${unsigned(step)} a week (${unsigned(change)}), from ${before} a week ${when} to ${level}, ${end}.`
}

const needLine = (ask: SolveAsk, answer: SolveAnswer): Line | undefined => {
  const { plan, context } = ask
  const { change, before, level, step, revenue, revenueStep, coverage } = answer
  const { when } = measuredText(context.records, plan, coverage)
  const { sales, perSale } = vocabularies[tradeOf(ask)]
  const aim = aimLine(ask, answer)
  if (plan.lever === 'volume' && plan.inRevenue)
    return say`${aim}, you need about ${revenue} of revenue a week: ${unsigned(revenueStep)} ${step.value > 0 ? 'more' : 'less'} than in a typical week ${when} (${unsigned(change)}). That is ${unsigned(step)} ${step.value > 0 ? 'more' : 'fewer'} ${sales} a week.`
  if (plan.lever === 'volume')
    return say`${aim}, you need about ${level} ${sales} a week, ${beside(step, before, 'more', 'fewer')} ${when} (${unsigned(change)}). That is ${revenue} of revenue a week.`
  const name = leverName(context.records, plan.lever)
  if (direction(change) === 'unchanged') return say`${aim}, ${name} would not have to change.`
  const room = roomLine(ask, answer, name, when)
  if (room) return room
  const way = change.value > 0 ? 'rise' : 'fall'
  return plan.lever === 'price'
    ? say`${aim}, ${name} would have to ${way} by ${unsigned(step)} (${unsigned(change)}): the ${perSale} going from ${before} to ${level}, with as many ${sales} as ${when}.`
    : say`${aim}, ${name} would have to ${way} by ${unsigned(step)} a week (${unsigned(change)}), from ${before} a week ${when} to ${level}.`
}

/** The answer if customers react to the price as we assume. */
const reactionLine = (ask: SolveAsk, { reacting, level, change }: SolveAnswer): Line | undefined => {
  const { lever, changes } = ask.plan
  if (lever !== 'price' && !changes.some((one) => one.lever === 'price')) return undefined
  if (reacting === undefined)
    return change.value > 0
      ? say`That is before customers react; if enough of them buy less, no price gets there.`
      : undefined
  if (reacting.shown === level.shown) return undefined
  return lever === 'price'
    ? say`If higher prices cost sales, it takes more: ${reacting}, on our assumption of how customers react.`
    : say`On our assumption of how customers react to the price, it takes ${reacting}.`
}

const support = { firm: 0.9, assumed: 0.75, unsure: 0.4 } as const

export const saySolve: Writer<'solve', SolvePlan> = (ask, answer: SolveAnswer) => {
  const { plan, context } = ask
  const beyond = unreachable(answer)
  if (beyond)
    return { lines: beyond, support: support.unsure, weakness: 'the target is far beyond a typical week' }
  const line = needLine(ask, answer)
  const reaction = reactionLine(ask, answer)
  const { present } = answer
  const { text } = subjectFor(ask, plan.outcome)
  const was = /costs$/.test(text) ? 'are' : 'is'
  const isNew = plan.target !== undefined || plan.more !== undefined
  return {
    lines: [
      line && { ...line, text: capital(line.text) },
      plan.each && plan.lever === 'volume'
        ? plan.inRevenue
          ? byTheDay(context.records, answer.revenue, answer.revenueStep)
          : byTheDay(context.records, answer.level, answer.step)
        : weekdayPart(context, ask.message ?? ''),
      isNew ? say`In a typical week ${text} ${was} ${present}.` : undefined,
      peopleLine(ask),
      latelyLine(ask, plan.outcome, present),
      reaction,
      coverageNote(context.records, answer.coverage),
    ],
    support: reaction ? support.assumed : support.firm,
    weakness: reaction ? 'no record says how customers would react' : undefined,
  }
}
