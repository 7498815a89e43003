/** A weekly amount that steps are to reach: "which costs could we cut by $2,000 a week?" */
import type { Plan } from '#schema/advisor/plan'
import { type Line, say } from '../../line.ts'
import type { Option } from '../../options/option.ts'
import { quoted } from '../../quotation.ts'
import type { Ask } from '../written.ts'

type AdvisePlan = Extract<Plan, { readonly operator: 'advise' }>

const target = /\bby (\$?(\d[\d,]*(?:\.\d+)?)(k?)) (?:a|per|each|every) (?:week|wk)\b/i

/** True for a weekly amount that is to be reached. */
export const namesTarget = ({ plan }: Ask<AdvisePlan>): boolean => target.test(plan.matter)

/** Which options reach a weekly amount stated in the question. */
export const targetLine = ({ plan }: Ask<AdvisePlan>, shown: readonly Option[]): Line | undefined => {
  const [, words, digits = '', thousands] = target.exec(plan.matter) ?? []
  const sum = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)
  const name = words && quoted(words)
  if (!name || !(sum > 0)) return undefined
  const reaching = shown.filter(({ worth }) => worth && worth.likely.value >= sum)
  if (reaching.length === 0) return say`None of them reaches ${name} a week by itself.`
  const [first, second] = reaching.map(({ short }) => short)
  return second
    ? say`Reaching ${name} a week by itself: ${first}, or ${second}.`
    : say`Only one reaches ${name} a week by itself: ${first}.`
}
