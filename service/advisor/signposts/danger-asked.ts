/** Whether a message tells of somebody who is hurt, ill or in despair. */
import type { DeclinePlan } from '#schema/advisor/fact-plans'
import { isOfSelfHarm, namesHurt } from '../questions/readers/mortal-danger.ts'
import { isOfHarm } from './harm-asked.ts'
import { ruleNearest } from './rule-asked.ts'
import type { Signs } from './sign-kinds.ts'

/** Together, of the three kinds of harm; less where its words name what nobody says of a business. */
const least = { likely: 0.6, named: 0.2, urgent: 0.35 } as const
/** A message that is surely about the business or the product tells of no harm in passing. */
const ofOther = 0.6

const kinds = ['decline:emergency', 'mind', 'decline:health'] as const

/** Whose duty it is comes after who is hurt. */
const dutyIn = (text: string) => {
  const duty = ruleNearest(text)
  return duty === 'tenancy' || duty === 'safety' || duty === 'food-safety' ? { about: duty } : {}
}

/** "A casual wants to be permanent": terms of work, and not how somebody is. */
const ofTerms =
  /\bwant(?:s|ed)? to (?:be|become|go|get) (?:(?:treated|classed|counted) as |made |put |moved |rostered |kept |an? |the |our |more )*(?:permanent|full.?time|part.?time|casual|paid|promoted|manager|supervisor|chef|partner|contractor|employee|salaried|in charge|on )/i

/** "What if I just ignore it?": a step is weighed, and nobody is in despair. */
const ofStep =
  /^\W*(?:(?:and|so|but|ok|okay)\W+)*what (?:if|happens (?:if|when)|would happen if) (?:i|we) (?:just |simply |do )?(?:(?:ignor(?:e|ed)|skip(?:ped)?|delay(?:ed)?|wait(?:ed)?|refuse|reject|dismiss|postpone|say no|nothing|do nothing)\b|(?:leave|left|drop|cancel|forget) (?:it|that)\b)/i

/** The refusal with where to turn; undefined for any other message. */
export const dangerAsked = (text: string, signs: Signs): DeclinePlan | undefined => {
  const likely = kinds.reduce((sum, kind) => sum + signs(kind), 0)
  const isOther = signs('business') >= ofOther || signs('product') >= ofOther
  const isMind = isOfSelfHarm(text)
  if ((ofTerms.test(text) || ofStep.test(text)) && !isMind && !namesHurt(text)) return undefined
  if (likely < (isMind ? least.named : least.likely) && (isOther || !isOfHarm(text))) return undefined
  const [first] = [...kinds].sort((one, other) => signs(other) - signs(one))
  if (isMind || first === 'mind') return { operator: 'decline', because: 'emergency', isSelfHarm: true }
  return first === 'decline:emergency' && signs(first) >= least.urgent
    ? { operator: 'decline', because: 'emergency' }
    : { operator: 'decline', because: 'health', ...dutyIn(text) }
}
