/** Turns after advice: its reason, and what it is worth. */
import type { TurnReader } from './turn.ts'

const asksWhy =
  /^(?:why|how come|why(?: is)? that|why do you (?:say|think) (?:so|that)|what makes you (?:say|think) (?:so|that)|on what grounds|based on what|says who|what's the reason(?:ing)?|what(?:'s| is) (?:that|it|this) based on|how do you know)$/
const asksWorth =
  /^(?:by how much|how much(?: is (?:that|it) worth| would (?:that|it) (?:bring in|bring|make|save|add|be worth|give us|earn)| does (?:that|it) (?:bring in|bring|make|save|add))?(?: (?:us|me))?(?: (?:a|per|over a|over the|in a) (?:week|month|year))?|what(?:'s| is| would) (?:that|it) (?:be )?worth(?: a (?:week|month|year))?|what would (?:that|it) (?:bring in|bring|make|save|add|earn|give us)(?: (?:us|me))?(?: (?:a|per|over a|over the|in a) (?:week|month|year))?|is (?:that|it) worth much)$/

/** "Why?", "what would that bring in?" */
const ofReason: TurnReader = ({ text, before }) => {
  if (before.operator !== 'advise') return undefined
  if (asksWhy.test(text)) return { ...before, asked: 'why' }
  return asksWorth.test(text) ? { ...before, asked: 'worth' } : undefined
}

export const adviceTurns: readonly TurnReader[] = [ofReason]
