/** Costs that are listed with one that changes: the change is of all of them. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { leversIn } from '../levers.ts'
import { isListed, type Question, type Used } from '../question.ts'
import { isShift } from './lever-for.ts'

/** "Wages and rent both go up 4%": the percentage is of all costs that are listed. */
export const listedWith = (
  question: Question,
  used: Used,
  { lever, by, size }: LeverChange,
): readonly LeverChange[] => {
  const all = leversIn(question).filter((one) => one.lever !== 'price' && one.lever !== 'volume')
  const at = all.find((one) => one.lever === lever && used.has(one.at))?.at
  if (by !== 'percent' || at === undefined) return []
  const others = all.filter(
    (one) =>
      one.lever !== lever &&
      !used.has(one.at) &&
      // "Cut a shift and rent goes up 5%": a shift is no cost that has a percentage.
      !question.terms.slice(one.at, one.at + 1).some(isShift) &&
      isListed(question, Math.min(one.at, at), Math.max(one.at, at)),
  )
  for (const one of others) used.add(one.at)
  return others.map((one) => ({ lever: one.lever, by, size }))
}
