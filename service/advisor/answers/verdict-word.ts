/** The verdict that an answer opens with, and what follows from it. */
import type { Plan } from '#schema/advisor/plan'
import { type Line, say } from '../line.ts'

const affirms = /^(?:Yes\b|That’s right\.)/
const refutes = /^(?:No[.,:] |Not decided yet: |Not by that much\.|Hardly\.)/

type Lines = readonly (Line | undefined)[]

const opens = (lines: Lines, words: RegExp): boolean => {
  const first = lines.find((line) => line !== undefined && line.text !== '')
  return first !== undefined && words.test(first.text)
}

/** True for an answer that opens with a yes. */
export const affirmed = (lines: Lines): boolean => opens(lines, affirms)

/** True for an answer that opens with a no. */
export const denied = (lines: Lines): boolean => opens(lines, refutes)

/** True for an answer that opens with not being able to tell. */
export const undecided = (lines: Lines): boolean =>
  opens(lines, /^(?:I can’t tell from the records|Nothing on record supports)/)

const turned: readonly (readonly [RegExp, string])[] = [
  [/^Yes\b/, 'No'],
  [/^(?:No\b(?= ?[.,:])|Hardly(?=\.)|Not by that much(?=\.))/, 'Yes'],
]

/** The lines with the verdict of the opposite: a claim that is denied is right where the claim is not. */
export const turnedRound = (lines: Lines): Lines => {
  const [first, ...rest] = lines
  const way = first && turned.find(([word]) => word.test(first.text))
  return first && way ? [{ ...first, text: first.text.replace(...way) }, ...rest] : lines
}

const asksWhy = /\b(?:why|how come|what makes|reason|behind|explain\w*)\b/i

/** Says that no record has the reason for what was found to be so, as in "why are Mondays so quiet?"; undefined for any other answer. */
export const whyUnsaid = (message: string, plan: Plan, lines: Lines): Line | undefined => {
  const isOfPremise =
    (plan.operator === 'rank' && plan.claimed !== undefined) ||
    (plan.operator === 'compare' && plan.of.period.weekdays !== undefined && plan.asked !== undefined)
  return isOfPremise && affirmed(lines) && asksWhy.test(message)
    ? say`I found nothing on record that says why.`
    : undefined
}
