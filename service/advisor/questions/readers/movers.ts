/** "Which cost rose most?": the part of a measure that moved most, and which way. */
import { sensesOf } from '../accounting/senses.ts'
import { isLineOfExpense, measuresIn, type Question, textOf } from '../question.ts'
import { isCue } from '../term.ts'

const ofCosts = /^(?:costs?|expenses?|bills?|outgoings?|overheads?|lines?|spending)$/
const most = /^(?:most|fastest|quickest|steepest|sharpest|hardest|furthest|farthest)$/
const asks = /\b(?:which|what|whats)\b/i

/** The way in which the cost that is asked for moved; undefined if the question asks for none. */
export const moverIn = (question: Question): 'up' | 'down' | undefined => {
  const { terms, text } = question
  if (!asks.test(text) || isOfOneLine(question)) return undefined
  return terms.some((term) =>
    textOf(term)
      .split(' ')
      .some((word) => ofCosts.test(word)),
  )
    ? mostMoved(question)
    : undefined
}

/** Which way something is said to have moved most; undefined where it is not, or where both ways are named. */
export const mostMoved = ({ terms }: Question): 'up' | 'down' | undefined => {
  const words = terms.flatMap((term) => textOf(term).split(' '))
  if (!words.some((word) => most.test(word))) return undefined
  const says = (sense: 'rise' | 'fall', cue: 'up' | 'down'): boolean =>
    terms.some((term) => isCue(term, cue) || term.words.some((word) => sensesOf(word).includes(sense)))
  const [isUp, isDown] = [says('rise', 'up'), says('fall', 'down')]
  return isUp === isDown ? undefined : isUp ? 'up' : 'down'
}

/** "Which week did staff costs rise most" asks for a week. */
const isOfOneLine = (question: Question): boolean =>
  measuresIn(question).some(({ measure }) => isLineOfExpense(measure)) ||
  /\b(?:which|what) (?:day|week|month|quarter|year)s?\b/i.test(question.text)
