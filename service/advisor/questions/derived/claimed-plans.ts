/** Claims of the figures in a message, as the plans that test them. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { unfitWords } from '../accounting/fit.ts'
import { isOfMoney } from '../accounting/licence.ts'
import { claimIn } from '../assertions/claim-frame.ts'
import { isFaithful } from '../faithfulness/faithful.ts'
import { withoutDenial } from '../negation.ts'
import type { Question, Reading } from '../question.ts'
import { readClaim } from './claims.ts'
import type { AskAnew } from './derived-reader.ts'
import { isWeighed } from './usual-levels.ts'

/** Characters of a message that are read for a claim. */
export const longestClaim = 240

/** "Did putting up the day rate work or not?" asks what came of a step, and claims no change. */
const asksOutcome =
  /^\W*(?:(?:so|and|but|ok|hey)\W+)*(?:did|has|have)\b.*\b(?:work(?:ed)?|help(?:ed)?|pa(?:y|id) off|flop(?:ped)?|succeed(?:ed)?|make a difference|made a difference)(?: or not| out| in the end| at all)?\W*$/i

/** A claim as the plan that tests it; `isDenied`: what it tests is denied, so that its yes is a no. */
type Claim = Reading & { readonly from: Question; readonly isDenied?: true }

/** The claim of a message, as the plan that tests it; a claim says everything that it claims. */
export const claimedIn = (question: Question, ask: AskAnew): Claim | undefined => {
  const { text } = question
  const claim = asksOutcome.test(text) || isWeighed(text) ? undefined : claimIn(text)
  if (claim === undefined) return undefined
  const whole = deniedClaim(claim, ask) ?? claimOf(ask(claim), ask)
  if (whole) return whole
  // "We bill 36 days a week, so the target's met, isn't it?" rests on what comes first.
  const ground = conclusion.exec(claim)?.groups?.ground
  return ground === undefined ? undefined : claimOf(ask(ground), ask)
}

/**
 * "Profit isn't falling": the claim without its denial, whose verdict is turned round. Undefined where nothing is denied, or where the
 * plan expresses the denial itself: "the margin isn't above 12 %" is a level below it.
 */
const deniedClaim = (claim: string, ask: AskAnew) => {
  const undenied = withoutDenial(claim)
  const opposite = undenied === undefined ? undefined : claimOf(ask(undenied), ask)
  if (!opposite) return undefined
  const own = claimOf(ask(claim), ask)
  const expressed = wholly(own)
  return own && expressed && JSON.stringify(expressed) !== JSON.stringify(opposite.plan)
    ? own
    : { ...opposite, isDenied: true as const }
}

const conclusion = /^(?<ground>\S+(?: \S+){2,}?),? (?:so|which means|meaning)\b/i

const claimOf = (own: Question, ask: AskAnew): Claim | undefined => {
  const plan = readClaim(own, ask)
  return plan && { plan, used: new Set<number>(), from: own }
}

/** A plan that expresses all of the words that it was read from. */
const wholly = (found: Claim | undefined): AnswerablePlan | undefined =>
  found &&
  isFaithful(found.from, found.plan) &&
  unfitWords(found.from, [found.plan], found.used).length === 0 &&
  isOfMoney(found.from, found.plan)
    ? found.plan
    : undefined

/** True for a message that claims something of the figures and nothing else: no other meaning of its words counts. */
export const isClaim = (question: Question, ask: AskAnew): boolean =>
  question.text.length <= longestClaim &&
  question.impossibleDate === undefined &&
  wholly(claimedIn(question, ask)) !== undefined

/** A clause that is taken for granted, as the plan that tests it; undefined where it says nothing of the figures. */
export const supposedPlan = (clause: string, ask: AskAnew): AnswerablePlan | undefined => {
  const own = ask(clause)
  const plan = wholly(claimOf(own, ask))
  // "Now that all three have gone through" numbers some of them, and not all.
  const isOfSome =
    plan?.operator === 'value' &&
    plan.target?.side === 'equal' &&
    plan.each === undefined &&
    own.amounts[0]?.unit === 'plain'
  return isOfSome ? undefined : plan
}
