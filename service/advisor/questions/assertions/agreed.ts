/** "Didn't we already agree to change the milk supplier?": a decision that is supposed to have been taken. */
import type { DerivedReader } from '../derived/derived-reader.ts'
import { ofAllDecisions, readDecided } from '../readers/decided-reader.ts'

const people = `(?:we|i|you|they|he|she|it|everyone|the (?:team|board|partners|owners))`
const verbs = `(?:agree|decide|settle|sign(?:ed)? off|commit|resolve|approve|accept|adopt|opt|vote|choose|chose|chosen|reject|dismiss|refuse|rule|sa(?:y|id) (?:yes|no)|decline|go ahead|gone ahead|went ahead|scrap|shelve|(?:knock|turn)(?:ed)?(?: (?:it|that|this|them))? (?:back|down)|pass(?:ed)? (?:on|up)|back(?:ed)? out)`
const soFar = `(?:already|ever|once|actually|definitely|just|all|not|previously|formally|long since)`

/** "Did we agree to …", "haven't we already said no to …", "we decided against …" */
const ofAgreement = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|hang on|wait|hold on|hey|ok|sorry)\W+)*(?:(?:did|have|has|had)(?:n['’]?t)? ${people}|${people}(?:['’]ve|['’]d| have| had| has)?|(?:wasn['’]?t|isn['’]?t|was|is) it|it (?:was|is)|i thought ${people}(?:['’]d| had)?)(?: ${soFar})* ${verbs}\w*\b`,
  'i',
)
const wasGoing = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|hang on|wait|hey)\W+)*(?:were(?:n['’]?t)? ${people} (?:going|meant|supposed)|(?:i thought|thought) ${people} (?:were|was) (?:going|meant|supposed)) to\b`,
  'i',
)
const against =
  /\b(?:against|reject\w*|dismiss\w*|refuse\w*|rul\w+ out|knock\w* back|turn\w* (?:it |that |this )?down|sa(?:y|id) no|declin\w+|pass\w* (?:on|up)|scrap\w*|shelve\w*|not to)\b/i
const asksOther =
  /\b(?:why|how|what|which|when|who|worth|outcome|work(?:ed)?|pay off|paid off|result\w*|should|if|on average|a (?:day|week|month))\b/i
const ofFigures = /\b(?:more|less|than|highest|lowest|percent|average|worst|best)\b|[%$]/i

/** Reads what is supposed to be decided; undefined for what is only asked about. */
export const agreedReader: DerivedReader = (question) => {
  const { text, today } = question
  const isAgreed = ofAgreement.test(text) || wasGoing.test(text)
  if (!isAgreed || /\bor\b/i.test(text) || asksOther.test(text) || ofFigures.test(text)) return undefined
  const plan = readDecided(question)?.plan
  if (plan?.operator !== 'decided' || !plan.words?.length || plan.isScore) return undefined
  const words = plan.words.filter((word) => !idle.test(word))
  if (words.length === 0) return undefined
  return {
    operator: 'decided',
    period: ofAllDecisions(today),
    words,
    claimed: against.test(text) ? 'dismissed' : 'accepted',
  }
}

const idle =
  /^(?:agree\w*|decid\w*|settl\w*|commit\w*|resolv\w*|adopt\w*|opt\w*|vot\w*|rul\w*|scrap\w*|shelv\w*|against|already|ever|once|thought|think|going|meant|supposed|ahead|back\w*|aside|formally|definitely|hang|wait|hold)$/i
