/** The direction that a question takes for granted, as in "why did sales rise". */
import type { BusinessType } from '#schema/session/session'
import { isCue } from '../questions/term.ts'
import { phrasesOf } from '../questions/terms.ts'
import { vocabularyOf } from '../questions/vocabulary.ts'

/** Up or down where a message names one of the two only. */
export const premiseOf = (message: string, trade: BusinessType): 'up' | 'down' | undefined => {
  const terms = phrasesOf(message, vocabularyOf(trade))
  const [isUp, isDown] = [terms.some((term) => isCue(term, 'up')), terms.some((term) => isCue(term, 'down'))]
  if (isUp === isDown) return undefined
  return isUp ? 'up' : 'down'
}
