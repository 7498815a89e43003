/** "Are Saturdays more than a third of what we take?": a part of the week held against a percentage of the whole. */
import { measuresIn } from '../question.ts'
import { readShare } from '../readers/share-reader.ts'
import { hoursIn, weekdaysIn } from '../selection.ts'
import { isCue } from '../term.ts'
import type { DerivedReader } from './derived-reader.ts'

const sides = [
  [/\b(?:at least|no less than)\b/i, 'above'],
  [/\b(?:at most|no more than)\b/i, 'below'],
] as const

const parts = /^(?:revenue|transactions|customers)$/

/** Reads a part of time against a share of all of it. */
export const partClaim: DerivedReader = (question) => {
  const [amount, other] = question.amounts
  if (!amount || other || amount.unit !== 'percent') return undefined
  if (weekdaysIn(question).length + hoursIn(question).length === 0) return undefined
  if (measuresIn(question).some(({ measure }) => !parts.test(measure))) return undefined
  const before = question.terms.slice(Math.max(0, amount.first - 2), amount.first)
  const side =
    sides.find(([words]) => words.test(question.text))?.[1] ??
    (before.some((term) => isCue(term, 'above'))
      ? 'above'
      : before.some((term) => isCue(term, 'below'))
        ? 'below'
        : undefined)
  const { plan } = readShare(question) ?? {}
  if (!side || plan?.operator !== 'share') return undefined
  return { ...plan, target: { size: amount.value, side } }
}
