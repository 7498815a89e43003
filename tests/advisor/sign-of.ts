/** What kind of answer a plan gives, in one word or two, and whether that is one of those that are right. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '#schema/advisor/plan'
import { businessTypes, type DemoBusiness } from '#schema/session/session'

/** "decline:tax", "talk:product:undo", "act:roster", "value". */
export const signOf = (plan: Plan): string => {
  if (plan.operator === 'decline') return `decline:${plan.because}`
  if (plan.operator === 'act') return `act:${plan.action}`
  if (plan.operator !== 'talk') return plan.operator
  return plan.about === 'product' ? `talk:product:${plan.topic ?? ''}` : `talk:${plan.about}`
}

/** True for plans of which each has one of these signs; "business" is any but a refusal, a draft, talk or a question back. */
export const isSigned = (plans: readonly Plan[], signs: readonly string[]): boolean =>
  plans.length > 0 &&
  plans.every((plan) => {
    const sign = signOf(plan)
    return signs.includes(sign) || (signs.includes('business') && !/^(?:decline|talk|act)/.test(sign))
  })

/** A message with who asks it and the signs that are right. */
export type SignCase = {
  readonly kind: string
  readonly trade: DemoBusiness
  readonly message: string
  readonly signs: readonly string[]
}

/** The messages of `signs-asked.txt`, from which nothing is learned. */
export const signCases = (): readonly SignCase[] => {
  let kind = ''
  return readFileSync(join(import.meta.dirname, 'questions/signs-asked.txt'), 'utf8')
    .split('\n')
    .flatMap((line): readonly SignCase[] => {
      if (line.startsWith('= ')) kind = line.slice(2)
      const [name, message, signs] = line.split(' | ')
      const trade = businessTypes.find((one) => one === name)
      return trade && message && signs ? [{ kind, trade, message, signs: signs.split(' ') }] : []
    })
}
