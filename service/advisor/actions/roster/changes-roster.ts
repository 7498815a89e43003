/** Messages that change the roster before them: "Sunday should close at 2", "one more on Friday", "somebody is off sick". */
import { weekdaysNamed } from '../asked-days.ts'
import { conditionsIn } from './conditions.ts'

const who =
  '(?:i|\\p{L}+|(?:one|two|a|some|another)(?: (?:person|people|of (?:us|them|the team|my staff)|barista|cook|chef|waiter|casual|agent)))'
const absent = '(?:away|off(?: sick)?|out sick|sick|on leave|on holidays?|not (?:in|available|working))'
/** Somebody who does not work: it changes who works, not how many are needed. */
export const ofAbsence = new RegExp(
  `\\b(?:${who}(?:[’'](?:m|s|ll be)| am| is| are| will be) ${absent}|(?:one|two|a|some|another)(?: (?:person|people|of (?:us|them|the team|my staff)|barista|cook|chef|waiter|casual|agent))? ${absent}|(?:someone|somebody) ${absent})\\b[^,.;]*`,
  'iu',
)

const amount = /\b(?:more|fewer|less|extra|another|additional|lighter|leaner|double)\b/i
const asks = /^\W*(?:what|why|how|when|who|which|is|are|did|does|do|should|would|could we|can we)\b|\?\s*$/i
const mostWords = 18

/** True for a message that changes a roster, and asks nothing. */
export const changesRoster = (message: string): boolean => {
  const said = message.replace(
    /[,.;]?\s*(?:can|could) you (?:please )?(?:redo|change|fix|update|adjust) (?:it|that|the roster)\b[^.]*$/i,
    '',
  )
  if (asks.test(said) || said.split(/\s+/).length > mostWords) return false
  if (ofAbsence.test(said)) return true
  if (weekdaysNamed(said).length > 0 && amount.test(said)) return true
  return conditionsIn(said).conditions.some(({ kind }) => kind !== 'unread')
}
