/** Follow-ups of what was supposed: another size, or another change beside it. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Amount } from '../amounts/amounts.ts'
import { takeStretch } from '../amounts/stretches.ts'
import { takeChanges } from '../changes.ts'
import { type Question, type Reading, textOf, type Used } from '../question.ts'
import { weekdaysIn } from '../selection.ts'
import { meaningOf } from '../term.ts'

/** "Half that" is a part of what was supposed; "8%" is a size of its own. */
const isFraction = /\b(?:half|third|quarter|fifth|tenth|thirds|quarters)\b/

/** A larger number after hours is one of hours: "and for 20?" */
const mostPeople = 7

/** "Make that two": people before, so people now. */
const perPerson = ({ by, size }: LeverChange, { unit, value }: Amount): number =>
  by === 'hours' && unit === 'plain' && value <= mostPeople
    ? ([38, 19, 5].find((hours) => size % hours === 0) ?? 1)
    : 1

/** So many times a week's sum is one for a year: "what about $75,000?" after $90,000 a year. */
const leastOfYear = 10
const weeksOfYear = 52

/** Another sum for the same stretch. */
const sumAnew = (last: LeverChange, sum: number): number =>
  (last.by === 'amount' || last.by === 'revenue') &&
  sum >= leastOfYear * Math.abs(last.size) &&
  Math.abs(last.size) >= leastOfYear
    ? sum / weeksOfYear
    : sum

const instead = /\b(?:instead|rather|only|just|not)\b/i

/** "And Tuesdays too?" after a day that is shut: both, or the other one in its place. */
const closedToo = (before: AnswerablePlan, question: Question, used: Used): AnswerablePlan | undefined => {
  const days = weekdaysIn(question)
  if (before.operator !== 'scenario' || !before.closed?.weekdays || days.length === 0) return undefined
  if (question.amounts.length > 0 || question.terms.some((term) => meaningOf(term, 'measure')))
    return undefined
  for (const { at } of days) used.add(at)
  const own = days.flatMap(({ weekdays }) => weekdays)
  const kept = instead.test(question.text) ? [] : before.closed.weekdays
  return { ...before, closed: { ...before.closed, weekdays: [...new Set([...kept, ...own])].sort() } }
}

/** The changes of a scenario, with those that a follow-up names in their place or beside them. */
export const editScenario = (before: AnswerablePlan, question: Question, used: Used): Reading | undefined => {
  if (before.operator !== 'scenario' && before.operator !== 'solve') return undefined
  const closed = closedToo(before, question, used)
  if (closed) return { plan: closed, used }
  const [amount, other] = question.amounts
  // What those who leave take along is an example, and a number of something else is no size of it.
  if (before.operator === 'scenario' && before.gone && amount && amount.unit !== 'percent') return undefined
  // "And over 10 weeks?" is how long, and not how much.
  const spans = new Set<number>()
  const { lasting } = takeStretch(question, spans)
  if (before.operator === 'scenario' && lasting && amount && !other && spans.has(amount.first)) {
    for (const at of spans) used.add(at)
    return { plan: { ...before, lasting }, used }
  }
  const changes = takeChanges(question, used)
  const [last] = before.changes.slice(-1)
  // "And 8%?" is the same change of another size.
  const hasLever = question.terms.some((term) => meaningOf(term, 'lever') ?? meaningOf(term, 'measure'))
  if (amount && last && !hasLever) {
    used.add(amount.first)
    const sign = Math.sign(last.size || 1)
    const isPart = amount.unit === 'percent' && last.by !== 'percent'
    const isAfforded = before.operator === 'scenario' && before.affordable === true
    // Of a person who is hired, 80% is a part of the time or of the work, and none of all wages.
    if (isPart && (last.ofPeople || isAfforded) && !isFraction.test(textOf(question.terms[amount.first])))
      return undefined
    const next: LeverChange = !isPart
      ? { ...last, size: sign * sumAnew(last, amount.value) * perPerson(last, amount) }
      : isFraction.test(textOf(question.terms[amount.first]))
        ? { ...last, size: (last.size * amount.value) / 100 }
        : { lever: last.lever, by: 'percent', size: sign * amount.value }
    return { plan: { ...before, changes: [...before.changes.slice(0, -1), next] }, used }
  }
  if (changes.length === 0) return undefined
  const kept = before.changes.filter(({ lever }) => !changes.some((change) => change.lever === lever))
  return { plan: { ...before, changes: [...kept, ...changes] }, used }
}
