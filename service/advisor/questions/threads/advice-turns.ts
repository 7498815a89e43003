/** Turns after advice: its reason, what it is worth, and what waiting would cost. */
import { isMeasured } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { measureLabel } from '../../measures/measure-names.ts'
import { measureNamed } from '../../measures/measures.ts'
import { asksOnly, asksOtherSize, type TurnReader } from './turn.ts'

const reason =
  /\b(?:why|how come|reason(?:ing|s)?|grounds|based on|says who|(?:makes you )?(?:say|think)|know|so|sure|first|second|third|fourth)\b/g
const ofReason = /\b(?:why|how come|reason\w*|grounds|based on|says who|makes you|know)\b/
const worth =
  /\b(?:worth(?: it)?|by how much|how much|bring(?:s|ing)?(?: in)?|mak(?:e|es|ing)|sav(?:e|es|ing)|add(?:s|ing)?|earn(?:s|ing)?|gain(?:s|ing)?|los(?:e|es|ing)|cost(?:s|ing)?|benefit|payoff|per|week|weekly|month|monthly|year|yearly|annually|first|second|third|fourth)\b/g
const ofWorth = /\b(?:worth|how much|bring\w*|save|earn|gain|lose|losing|benefit|payoff|cost)\b/
const waits =
  /\b(?:nothing|don't|dont|do not|didn't|didnt|not|wait|waited|leave|left|ignore|ignored|skip|happens?|happen|if|otherwise|alone|as is|do)\b/g
const ofWaiting =
  /^(?:what|and) (?:happens? |would happen |about )?if (?:we|i) (?:just |simply )?(?:do nothing|don't|dont|do not|didn't|didnt|wait|leave|ignore|skip)\b/

/** What a turn asks of a step that was advised: its reason, or its worth against doing nothing. */
export const askedOfStep = (text: string): 'why' | 'worth' | undefined => {
  if (ofReason.test(text) && asksOnly(text, reason)) return 'why'
  const isOfWaiting = ofWaiting.test(text) && asksOnly(text, waits)
  return isOfWaiting || (ofWorth.test(text) && asksOnly(text, worth)) ? 'worth' : undefined
}

/** "Why?", "what would that bring in?", "what if we do nothing?" */
const ofStep: TurnReader = ({ text, before }) => {
  const asked = before.operator === 'advise' ? askedOfStep(text) : undefined
  return before.operator === 'advise' && asked ? { ...before, asked } : undefined
}

const sumIn = /\$? ?\d[\d.,]* ?(?:k\b|grand\b|thousand\b|%|per ?cent\b|dollars\b|bucks\b)?/gi

/** "What if it's 1k?" after advice on a sum: the same matter with that sum. */
const ofOtherSize: TurnReader = ({ text, before, question }) => {
  const [amount, other] = question.amounts
  if (before.operator !== 'advise' || !amount || other || !asksOtherSize.test(text)) return undefined
  const [own, more] = before.matter.match(sumIn) ?? []
  if (own === undefined || more !== undefined) return undefined
  const { asked: _, ...plan } = before
  // A bare number is of the kind that it takes the place of.
  const isPercent = amount.unit === 'percent' || (amount.unit === 'plain' && /%|cent/i.test(own))
  const size = isPercent ? `${amount.value}%` : `$${amount.value}`
  return { ...plan, matter: before.matter.replace(own, ` ${size} `).replaceAll('  ', ' ').trim() }
}

const generic =
  /\b(?:suggest\w*|recommend\w*|advi[cs]e|think|reckon|best|next|steps?|fix|solve|sort|turn|turned|around|improve|about|help|plan|change|moves?|action|answer|solutions?|options?|ideas?|any|do|done|needs?|must|handle|tackle|respond|going|how)\b/g
const ofAdvice =
  /^(?:what (?:do|would|should|can|could|shall) (?:you|i|we)\b|what's (?:the|your) (?:plan|best (?:move|option)|advice|answer|suggestion|recommendation|fix)|how (?:do|can|should|would|could) (?:we|i|you) (?:fix|solve|sort|turn|improve|handle|tackle|change|respond)|any (?:ideas|suggestions|advice|options)|your advice|what(?:'s| is) (?:to be done|next)|what next)\b/

/** True for a turn that asks what to do, and names no matter. */
export const asksForAdvice = (text: string): boolean => ofAdvice.test(text) && asksOnly(text, generic)

/** What the plan before was about, as a matter to take advice on: a thing on record, or a figure that should go the other way. */
const matterOf = (before: AnswerablePlan, trade: BusinessType): string | undefined => {
  if (before.operator === 'decided' || before.operator === 'find')
    return before.words && before.words.length > 0
      ? `what should we do about ${before.words.join(' ')}`
      : undefined
  if (before.operator !== 'explain' && before.operator !== 'value' && before.operator !== 'compare')
    return undefined
  if (!isMeasured(before.measure)) return undefined
  const { better } = measureNamed(before.measure)
  return `how do we ${better === 'down' ? 'bring down' : 'lift'} ${measureLabel(before.measure, trade)}`
}

/** "So what do you suggest?", "what should we do about it?": advice on what was just spoken of. */
const onMatter: TurnReader = ({ text, before, question }) => {
  if (!asksForAdvice(text)) return undefined
  const matter = matterOf(before, question.trade)
  return matter === undefined ? undefined : { operator: 'advise', matter }
}

export const adviceTurns: readonly TurnReader[] = [ofOtherSize, ofStep, onMatter]
