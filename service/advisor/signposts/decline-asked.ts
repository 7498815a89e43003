/** Questions that no records answer, recognised by what is asked rather than by single words: harm to people, and rules. */
import type { DeclinePlan } from '#schema/advisor/fact-plans'
import { isInMortalDanger, isOfSelfHarm } from '../questions/readers/mortal-danger.ts'
import { isOfHarm } from './harm-asked.ts'
import { ruleAsked, ruleNearest } from './rule-asked.ts'

const longest = 400

/** The refusal, with a place to turn to; undefined for a question about the business. */
export const declineAsked = (text: string): DeclinePlan | undefined => {
  if (text.length > longest || isInMortalDanger(text) || isOfSelfHarm(text)) return undefined
  if (isOfHarm(text)) {
    const duty = ruleNearest(text)
    return {
      operator: 'decline',
      because: 'health',
      ...(duty === 'tenancy' || duty === 'safety' || duty === 'food-safety' ? { about: duty } : {}),
    }
  }
  const about = ruleAsked(text)
  if (about === undefined) return undefined
  const because = about === 'tax' || about === 'super' ? 'tax' : 'legal'
  return { operator: 'decline', because, about }
}
