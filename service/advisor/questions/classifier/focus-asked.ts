/** Whether a target of the focus is on track. */
import { hasCue, type Question } from '../question.ts'

/** "Is our margin on track?", "how is the 1,300 sales target going?" */
const asksTrack =
  /\bon (?:track|target|course)\W*$|\b(?:target|goal|metric)s? (?:going|tracking|looking|doing|coming along|travelling)\b|\bhow (?:are|is) (?:we|things|it) (?:tracking|going|doing|travelling|looking) (?:on|against|with|towards?) (?:the |our )?\d|\b(?:are|is) (?:we|it) (?:meeting|hitting|keeping to|within|sticking to) (?:that|it|this|them)\W*$|\bprogress (?:on|towards?|against) (?:the|our|my)\b.*\b(?:target|goal|focus|metric)s?\b/i

export const asksFocus = (question: Question): boolean =>
  asksTrack.test(question.text) && question.periods.length === 0 && !hasCue(question, 'if')
