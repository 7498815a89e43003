/** "Lose 2 days and another 3 days": an amount that comes on top of the one before it. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { leversIn } from '../levers.ts'
import type { Question, Used } from '../question.ts'
import type { Amount } from './amounts.ts'
import { directionOf, directionsIn, isAddition } from './directions.ts'

const onTop = /^(?:another|further|extra|additional)\b/i
const moreOf = /^(?:more|again)\b/i

/** Terms between two amounts of which one comes on top. */
const farthest = 6

/** The lever that is counted just after an amount. */
const countedBy = (question: Question, { after }: Amount) =>
  leversIn(question).find(({ at }) => at >= after && at <= after + 2)?.lever

/** Verbs of gaining or losing between two amounts: the second goes its own way. */
const verbBetween = (question: Question, before: Amount, amount: Amount): boolean =>
  directionsIn(question).some(
    ({ at }) => at >= before.after && at < amount.first && !isAddition(question, at),
  ) ||
  question.terms
    .slice(before.after, amount.first)
    .some(({ text }) => /^(?:win|wins|gain|gains|get|gets|add|adds|bring|brings|sell|serve)\b/i.test(text))

/** True if an amount is said to come on top of the one before it, and counts the same. */
const isFurther = (question: Question, before: Amount, amount: Amount): boolean => {
  const { terms } = question
  if (before.unit !== amount.unit || amount.first - before.after > farthest) return false
  const [one, other] = [countedBy(question, before), countedBy(question, amount)]
  if (one !== undefined && other !== undefined && one !== other) return false
  const lead = terms.slice(Math.max(before.after, amount.first - 2), amount.first)
  if (lead.some(({ text }) => onTop.test(text))) return true
  const isSame = one !== undefined && one === other && !verbBetween(question, before, amount)
  return isSame && terms.slice(amount.after, amount.after + 1).some(({ text }) => moreOf.test(text))
}

/** The change with what comes on top of it; the change itself where nothing does. */
export const withFurther = (
  question: Question,
  used: Used,
  first: Amount,
  change: LeverChange,
): LeverChange => {
  // What is of two times does not add up.
  if (change.by === 'level' || first.value === 0 || question.periods.length > 1) return change
  const each = Math.abs(change.size) / first.value
  let { size } = change
  let before = first
  for (const amount of question.amounts.slice(question.amounts.indexOf(first) + 1)) {
    if (used.has(amount.first) || !isFurther(question, before, amount)) break
    const sign = verbBetween(question, before, amount)
      ? directionOf(question, used, amount.first)
      : Math.sign(change.size)
    used.add(amount.first)
    for (const { at } of leversIn(question)) if (at >= amount.after && at <= amount.after + 2) used.add(at)
    size += sign * amount.value * each
    before = amount
  }
  return { ...change, size }
}
