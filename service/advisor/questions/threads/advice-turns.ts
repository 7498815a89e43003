/** Turns after advice: its reason, what it is worth, and what waiting would cost. */
import { asksOnly, type TurnReader } from './turn.ts'

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

export const adviceTurns: readonly TurnReader[] = [ofStep]
