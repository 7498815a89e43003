/** Follow-ups of what was supposed: another size, or another change beside it. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Amount } from '../amounts/amounts.ts'
import { takeChanges } from '../changes.ts'
import { type Question, type Reading, textOf, type Used } from '../question.ts'
import { meaningOf } from '../term.ts'

/** "Half that" is a part of what was supposed; "8%" is a size of its own. */
const isFraction = /\b(?:half|third|quarter|fifth|tenth|thirds|quarters)\b/

/** "Make that two": people before, so people now. */
const perPerson = ({ by, size }: LeverChange, { unit }: Amount): number =>
  by === 'hours' && unit === 'plain' ? ([38, 19, 5].find((hours) => size % hours === 0) ?? 1) : 1

/** The changes of a scenario, with those that a follow-up names in their place or beside them. */
export const editScenario = (before: AnswerablePlan, question: Question, used: Used): Reading | undefined => {
  if (before.operator !== 'scenario' && before.operator !== 'solve') return undefined
  const [amount] = question.amounts
  const changes = takeChanges(question, used)
  const [last] = before.changes.slice(-1)
  // "And 8%?" is the same change of another size.
  const hasLever = question.terms.some((term) => meaningOf(term, 'lever') ?? meaningOf(term, 'measure'))
  if (amount && last && !hasLever) {
    used.add(amount.first)
    const sign = Math.sign(last.size || 1)
    const isPart = amount.unit === 'percent' && last.by !== 'percent'
    const next: LeverChange = !isPart
      ? { ...last, size: sign * amount.value * perPerson(last, amount) }
      : isFraction.test(textOf(question.terms[amount.first]))
        ? { ...last, size: (last.size * amount.value) / 100 }
        : { lever: last.lever, by: 'percent', size: sign * amount.value }
    return { plan: { ...before, changes: [...before.changes.slice(0, -1), next] }, used }
  }
  if (changes.length === 0) return undefined
  const kept = before.changes.filter(({ lever }) => !changes.some((change) => change.lever === lever))
  return { plan: { ...before, changes: [...kept, ...changes] }, used }
}
