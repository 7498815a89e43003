/**
 * Who wants to know is no part of what is asked: "my bookkeeper wants our wages for October", "the bank is asking what fees came
 * to". Told by the verb of wanting and by what follows it, whoever it is.
 */
import { isMeasured } from '#schema/advisor/measure'
import { measuresIn, type Question } from '../question.ts'
import { isCue } from '../term.ts'

const lead = String.raw`^\W*(?:(?:and|so|but|hi|hey|ok|okay|now|because|just)\b[\s,]*)*`
const from = String.raw`(?:(?:from|at|of|in)\s+(?:(?:the|our|my)\s+)?[\p{L}’'-]+\s+)?`
const somebody = String.raw`(?:(?:my|our|the|an?|another|one of (?:my|our|the))\s+(?:[\p{L}-]+\s+){1,3}?|(?:he|she|they|someone|somebody|everyone|everybody)\s+)${from}`
const name = String.raw`\p{Lu}[\p{L}’'-]+\s+${from}`
const verb = String.raw`(?:(?:is|are|was|were|has|have|been|keeps?|kept|would|will|just|also|now|always)\s+)*(?:want|need|ask|like|wonder|enquir|inquir|request|chas)(?:s|es|ed|e|ing)?(?:\s+(?:me|us|again|today))*`
const about = String.raw`(?:\s+(?:to\s+(?:know|see|find out|understand|hear|check|confirm|look at|be told)|about|after|for|by\s+(?:[\p{L}]+day|tomorrow|tonight|lunch|(?:the\s+)?end of (?:the )?(?:day|week))))*`

const frames: readonly RegExp[] = [
  new RegExp(String.raw`${lead}${somebody}${verb}${about}\s+(?<asked>.+)$`, 'isu'),
  new RegExp(String.raw`${lead}${name}${verb}${about}\s+(?<asked>.+)$`, 'su'),
]

const asks = /^(?:what|how|which|when|why|where|who)\b/i
/** "Whether we can afford it" is "can we afford it?" */
const whether =
  /^(?:whether|if) (?<who>we|i) (?<verb>can|could|should|will|would|are|were|have|did)\b(?<rest>.*)$/is

/** "The landlord wants more rent", "the agents need their pay": a wish of theirs, and no question. */
const wished =
  /^(?:his|her|their|its|to|us|me|more|less|some)\b|\b(?:more|higher|lower|less|extra|rise|raise|increase|cut|discount|refund|deposit|if)\b/i

/** A figure by its name, with nothing that is to be done with it. */
const isFigure = (question: Question): boolean =>
  question.amounts.length === 0 &&
  !question.terms.some((term) => isCue(term, 'up', 'down', 'should')) &&
  measuresIn(question).some(({ measure }) => isMeasured(measure)) &&
  !wished.test(question.text)

/** The question of a message without who wants to know it. */
export const withoutAsker = (message: string, ask: (text: string) => Question): string => {
  const asked = frames.map((frame) => frame.exec(message)?.groups?.asked).find((text) => text !== undefined)
  const { who, verb: first, rest } = whether.exec(asked ?? '')?.groups ?? {}
  if (who && first) return `${first} ${who}${rest ?? ''}`
  return asked !== undefined && (asks.test(asked) || isFigure(ask(asked))) ? asked : message
}
