/** Which terms a question leaves out: "except Sundays", "with July left out", "Sunday can stay out of it". */
import type { Question, Used } from './question.ts'
import { isCue, meaningOf } from './term.ts'

const outAfter =
  /^\W*(?:(?:can|could|should|may|to|is|are|be|do|does|don.?t|doesn.?t|being|that|one|day|days|week|weeks|please|it|them)\W+)*(?:(?:stay|stays|staying|sit|left|leave|kept|keep|taken)\W+(?:it\W+|them\W+)?out\b|out\b(?!\W+of\W+(?:every|each|the|ten|\d))|aside\b|excluded\b|not\W+(?:included|counted|counting(?=\W*$))\b|count\b)/i

/** True if the words after a term leave it out: "Sunday can stay out of it", "with July left out". */
const isLeftOut = ({ terms }: Question, at: number): boolean =>
  outAfter.test(
    terms
      .slice(at + 1, at + 7)
      .map(({ text }) => text)
      .join(' '),
  ) && !/^\W*count\b/i.test(terms[at + 1]?.text ?? '')

const isTime = (term: Question['terms'][number] | undefined): boolean =>
  term !== undefined && (meaningOf(term, 'period') ?? meaningOf(term, 'weekdays')) !== undefined

/** True if a term is one that the question leaves out: "except", "without" or the like just before it, or words after it. */
export const isExcepted = (question: Question, at: number): boolean => {
  const { terms } = question
  if (isLeftOut(question, at)) return true
  for (let place = at - 1; place >= 0 && place >= at - 4; place--) {
    const term = terms[place]
    if (term && isCue(term, 'except')) return true
    // "Not last week, the week before" leaves out what follows at once.
    if (place === at - 1 && /^not$/i.test(term?.text ?? '') && isTime(terms[at])) return true
    const isJoint =
      term && (meaningOf(term, 'weekdays') ?? meaningOf(term, 'period') ?? meaningOf(term, 'mark'))
    if (term && !meaningOf(term, 'filler') && !isJoint && !isCue(term, 'and')) return false
  }
  return false
}

/** Uses the words that leave a term out. */
export const takeExcept = ({ terms }: Question, used: Used, place: number): void => {
  for (let at = place - 1; at >= 0; at--)
    if (terms.slice(at, at + 1).some((term) => isCue(term, 'except'))) {
      used.add(at)
      return
    }
  for (let at = place + 1; at < Math.min(terms.length, place + 7); at++)
    if (
      /^(can|could|stay|out|left|leave|aside|excluded|counted|included|count|not|kept|keep|sit|doesnt|dont)$/i.test(
        terms[at]?.text.replace(/\W/g, '') ?? '',
      )
    )
      used.add(at)
}
