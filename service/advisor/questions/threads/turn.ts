/** What a turn that goes on from the one before it is made of. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { Question } from '../question.ts'

/** A turn with the plan that it goes on from, the plans of the turns before (oldest first), and how to read a text anew. */
export type Turn = {
  readonly question: Question
  /** Its words without the courtesy that they begin with. */
  readonly text: string
  readonly before: AnswerablePlan
  readonly earlier: readonly Plan[]
  readonly ask: (text: string) => Question
}

/** Reads a turn as an edit of the plan before it; undefined if it is none of its kind. */
export type TurnReader = (turn: Turn) => AnswerablePlan | undefined

const courtesy =
  /^\W*(?:(?:and|so|ok|okay|but|no|nah|nope|sorry|well|then|right|hmm+|yes|yeah|yep|cool|thanks|thank you|cheers|ta|got it|understood|great|actually|i see|fine|wait|hang on|now|good(?=,)|perfect|brilliant)\b\W*)+/i

/** A text without the courtesy that it begins with, and without the end of its sentence. */
export const withoutCourtesy = (text: string): string =>
  text
    .replace(courtesy, '')
    .replace(/[\s?!.…]+$/, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(that|what|it|how|who|where)s\b/g, "$1's")

const slight = new Set(
  `a all am an and are as at be been being both but by can come could did do does doing each exactly for from get gimme
  give given go got had has have he her here him his how i if in into is it its just let lets like list look make me mean
  much my no not of off on one ones or our out over own please pls see shall she should show so some tell than that thats
  the their them then there these they thing things this those to too up us was we were what whats when where which who
  will with would yes you your actual actually behind real really`.split(/\s+/),
)

/** True if a turn has the words of what it asks, and beside them none that say anything. */
export const asksOnly = (text: string, asked: RegExp): boolean => {
  const rest = text.replace(asked, ' ')
  return (
    rest !== text &&
    rest
      .replaceAll(/'(?:s|re|d|ll|ve|m)\b/g, '')
      .match(/[a-z\d$%']+/g)
      ?.every((word) => slight.has(word)) !== false
  )
}

/** A turn of another size and nothing else: "what if it's 1k", "and at 15%". */
export const asksOtherSize =
  /^(?:(?:and|but|so|ok) )?(?:what |how )?(?:about|if|would|say|make|even|at)?(?: (?:if|it|that|it's|its|it is|it was|it were|that's|we|i|you|made|make|do|did|paid|pay|offered|offer|spent|spend|gave|give|be|is|was|only|just|at|with|for|to|say|each|instead))* ?\$? ?\d[\d.,]* ?(?:k|grand|thousand|%|per ?cent|dollars|bucks)?(?: (?:each|instead|a week|a month|a year|per week|per month|then|though))*$/
/** True if a text has no words but those that fit. */
export const hasOnly = (text: string, words: RegExp): boolean =>
  text !== '' &&
  text
    .replace(/'(?:s|re|d|ll|ve)\b/g, '')
    .replace(words, '')
    .replace(/\W+/g, '') === ''
