/** How a question puts a comparison: which of the two, or whether the first is higher, lower, better or worse. */
import type { ComparePlan } from '#schema/advisor/measure-plans'
import { hasCue, type Question } from '../question.ts'

const isWhich =
  /\bwhich\b(?! (?:way|direction))|\bwho wins\b|\bwhat'?s (?:better|busier|bigger|stronger|quieter)\b|\bbetter (?:one|of the two)\b/i
const isEither =
  /\b(?:better|worse|more|less|busier|quieter|higher|bigger|stronger|kinder)\b.*\bor\b(?! (?:worse|less|not))/i
const isWhether =
  /^\W*(?:(?:so|and|hey|ok|just|honestly|mate)\W+)*(?:is|are|was|were|am|did|do|does|has|have|had|will)\b/i

const less =
  /\b(?:less|fewer|lower|smaller|quieter|slower|weaker|cheaper|lowest|quietest|slowest|weakest|cheapest)\b/i
const more = /\b(?:more|higher|bigger|busier|stronger|dearer|highest|biggest|busiest|strongest|dearest)\b/i

const steady = /\b(?:steady|stable|flat|constant|unchanged|the same|held up|even)\b/i
const moved = /\b(?:chang(?:e|ed|ing)|mov(?:e|ed|ing)|shift(?:ed|ing)|different|budged?)\b/i

/** "Which is quieter, Mondays or Tuesdays?" */
export const asksForLess = ({ text }: Question): boolean => less.test(text) && !more.test(text)

/** How the question puts it: which of two is more, or whether the first is higher, lower, better or worse. */
export const askedOf = (question: Question): Pick<ComparePlan, 'asked'> => {
  const { text } = question
  if (isWhich.test(text) || (isWhether.test(text) && isEither.test(text)))
    return { asked: asksForLess(question) ? 'which-lower' : 'which' }
  if (!isWhether.test(text) || /\bhow\b|\bor\b/i.test(text)) return {}
  const isDenied = hasCue(question, 'not')
  if (isDenied) return {}
  if (steady.test(text)) return { asked: 'same' }
  if (/\bbetter\b|\bkinder\b|\bhealthier\b|\bstronger\b/i.test(text)) return { asked: 'better' }
  if (/\bworse\b|\bweaker\b|\bpoorer\b/i.test(text)) return { asked: 'worse' }
  const isUp = hasCue(question, 'up', 'above') || /\bup on\b/i.test(text)
  const isDown = hasCue(question, 'down', 'below') || /\bdown on\b/i.test(text)
  const isMore = /\bmore\b|\bbusier\b|\bbigger\b|\bdearer\b/i.test(text)
  const isLess = /\bless\b|\bfewer\b|\bquieter\b|\bsmaller\b|\bslower\b|\bcheaper\b/i.test(text)
  if ((isDown || isLess) && !isMore) return { asked: 'lower' }
  if (isUp || isMore) return { asked: 'higher' }
  return moved.test(text) ? { asked: 'changed' } : {}
}
