/** Whether a message asks what a law says, and whose law: of tax, or of anything else. */
import type { DeclinePlan } from '#schema/advisor/fact-plans'
import { asksToMeetCosts } from '../questions/derived/cash-worries.ts'
import { ruleAsked, ruleNearest } from './rule-asked.ts'
import type { Signs } from './sign-kinds.ts'

/** Above this it is work for the business, whatever rule its words touch; and what a rule has to reach by itself. */
const least = { business: 0.95, rule: 0.6 } as const

const isOfTax = (about: DeclinePlan['about']): boolean =>
  about === 'tax' || about === 'state-tax' || about === 'super'

/** The refusal with who settles it; undefined where no rule is asked about. */
export const ruleDeclined = (text: string, signs: Signs): DeclinePlan | undefined => {
  if (asksToMeetCosts(text)) return undefined
  const [tax, legal, business] = [signs('decline:tax'), signs('decline:legal'), signs('business')]
  const asked = business >= least.business ? undefined : ruleAsked(text)
  if (asked === undefined && tax + legal < least.rule) return undefined
  // What tax does to wages is for the accountant, though it is about staff.
  const nearest = ruleNearest(text, 'tax')
  const isTax =
    isOfTax(asked) || (tax > legal && (asked === undefined || (isOfTax(nearest) && nearest !== 'super')))
  if (isTax) {
    const about = [asked, nearest].find(isOfTax) ?? 'tax'
    return { operator: 'decline', because: 'tax', about }
  }
  const about = asked ?? ruleNearest(text)
  return { operator: 'decline', because: 'legal', ...(about && !isOfTax(about) ? { about } : {}) }
}
