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
