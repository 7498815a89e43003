/**
 * Clauses that only name a topic, "I'm looking at revenue", or say what is not meant, "I don't mean Sundays". The topic is
 * put to the question that has no figure of its own; what is not meant is not read.
 */
import { isMeasured } from '#schema/advisor/measure'
import { acts } from '../lexicon/speech.ts'
import { isUnknown } from '../manner/clause-data.ts'
import { clausesOf, isAsking } from '../manner/clauses.ts'
import { generality, measuresIn, type Question } from '../question.ts'
import { meaningOf } from '../term.ts'

type Ask = (text: string) => Question

const lead = String.raw`^\W*(?:(?:and|so|but|ok|okay|well|now|hi|hey|look|sorry|no|actually|just)\b[\s,]*)*`
const person = '(?:i|we)'
const be = "(?:[’']?m|[’']re| am| are| was| were)"
const meant =
  '(?:mean(?:t)?|want(?:ed)?|care about|ask(?:ed|ing)? (?:about|for|after)|ask(?:ing)?|talk(?:ing)? about|think(?:ing)? (?:of|about)|look(?:ing)? (?:at|into)|interested in|worried about|concerned (?:about|with)|curious about|after|focus(?:ing|ed)? on)'
const just = '(?: (?:just|only|mainly|mostly|really|actually|so much))?'

const pattern = (...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`${lead}(?:${parts.join('|')})\W*$`, 'iu')

const named = String.raw`(?:the |our |my )?(?<what>[\p{L}\d][\p{L}\d’'& -]*?)`

/** "I don't mean Sundays", "it isn't Sundays I'm after", "we're not asking about rent". */
const denials: readonly RegExp[] = [
  pattern(
    `${person}(?:(?: (?:do|did|was|were|are|am)(?:n[’']?t| not))|[’']?(?:m|re) not)${just} ${meant} ${named}`,
  ),
  pattern(
    `it(?:[’']?s not| is not| isn[’']?t| wasn[’']?t) ${named} (?:that )?${person}${be}?${just} ${meant}`,
  ),
]

/** "I'm looking at revenue", "my question is about rent", "it's wages I'm worried about", "regarding rent". */
const topics: readonly RegExp[] = [
  pattern(`${person}(?:${be})?${just} ${meant} ${named}`),
  pattern(
    String.raw`(?:(?:my|the|this|next|first|one|a)(?: \p{L}+)? (?:question|query|topic|subject|one)(?: here)?(?:[’']?s| is)?|this(?:[’']?s| is)(?: all)?)${just}(?: (?:about|on|regarding|concerning|for))? ${named}`,
  ),
  pattern(`it(?:[’']?s| is) ${named} (?:that )?${person}${be}?${just} ${meant}`),
  pattern(`what ${person}(?:${be})?${just} ${meant} is ${named}`),
  pattern(
    `(?:about|regarding|concerning|re|on|as for|as to|when it comes to|with (?:regard|respect) to|in terms of|thinking (?:of|about)|looking at|turning to|talking (?:of|about)|speaking of) ${named}`,
  ),
]

const mostWords = 5

/** "I don't want Sundays in it" leaves them out, and "I want to see it" is about an act. */
const otherwise = /^to \p{L}|\b(?:in (?:it|this|that|there|them)|included|counted)$/iu

/** A thing that is named, and no act or supposition: "hiring a cook on $1,300" stays. */
const nounIn = (clause: string, patterns: readonly RegExp[], ask: Ask): string | undefined => {
  for (const one of patterns) {
    const what = one.exec(clause)?.groups?.what?.trim()
    const words = what?.toLowerCase().split(/\s+/) ?? []
    if (what === undefined || words.length > mostWords || isAsking(what) || otherwise.test(what)) continue
    const { amounts, terms } = ask(what)
    const isAct = terms.some(
      (term) => !meaningOf(term, 'measure') && term.words.some((word) => /ing$/.test(word) || acts.has(word)),
    )
    if (amounts.length === 0 && !isAct) return what
  }
  return undefined
}

/** "How did we do?", "how are things going?": asks for whatever the topic is. */
const openly =
  /\bhow(?:[’']?s| did| do| have| has| are| is| were| was)? (?:we|things|it|that|they|business|everything)\b(?: (?:been )?(?:do|done|doing|go|gone|going|fare|faring|look|looking|perform|performing|track|tracking|travel\w*|get on|getting on))?\b/iu

/** "How much was it?", "were they higher?": the topic by a small word; "this week" is no such word. */
const pronoun =
  /(?<=\b(?:is|was|are|were|did|do|does|has|have|had|will|would|can) )(?:(?:it|they)\b|(?:that|this|those|these)(?=\W*$| (?:in|on|for|over|so|too|up|down|than|last|better|worse|higher|lower|more|less)\b))/iu

/** "Are they going up?", "did that hurt sales?", "the week before?": leans on what was said before it. */
const leans =
  /\b(?:it|they|them|ones?)\b|\b(?:did|does|do) (?:that|this|those|these)\b|\b(?:that|this|those|these|then|there|before|after|prior|earlier|later)\W*$/iu

/** "I'm worried about my team. How are they doing?": people, and not what they cost. */
const people = new Set(['staff', 'team', 'crew', 'employees', 'workers', 'people'])
const isOfPeople = (topic: string, rest: string): boolean =>
  people.has(topic.toLowerCase().split(/\s+/).at(-1) ?? '') &&
  /\bare (?:things|they|everything)\b/iu.test(openly.exec(rest)?.[0] ?? '')

const isTimed = ({ terms }: Question): boolean => terms.some((term) => meaningOf(term, 'weekdays'))

/** A figure that is more particular than all of the sales or all of the costs. */
const general = 3

/** The figures that a question names; "how did we do" names none. */
const ownMeasures = (question: Question): ReturnType<typeof measuresIn> =>
  measuresIn(question).filter(({ at }) => !openly.test(question.terms[at]?.text ?? ''))

/** "Who sets it?", "how long have we got?", "what does it say?": no figure answers these. */
const ofNoFigure = /\b(?:who|whose|where|how long|should|says?)\b/iu

const withTopic = (topic: string, rest: string, ask: Ask): string | undefined => {
  const own = ownMeasures(ask(rest)).filter(({ measure }) => generality(measure) < general)
  const subject = measuresIn(ask(topic)).length > 0
  if (isOfPeople(topic, rest)) return undefined
  if (subject && openly.test(rest)) return rest.replace(openly, `how much was ${topic}`)
  if (own.length > 0 && subject) return ofNoFigure.test(rest) ? undefined : rest
  if (subject && pronoun.test(rest)) return rest.replace(pronoun, topic)
  return ofNoFigure.test(rest) ? undefined : `${topic}: ${rest}`
}

/** Figures that are on record, and nothing else: "a burn on my arm" is no topic of the business. */
const isOfFigures = (topic: string, ask: Ask): boolean => {
  const question = ask(topic)
  return measuresIn(question).some(({ measure }) => isMeasured(measure)) && !question.terms.some(isUnknown)
}

/** What may be put aside: a figure, a time, or a thing that the lexicon does not have. */
const isThing = (what: string, ask: Ask): boolean =>
  ask(what).terms.some(({ meanings }) =>
    meanings.some(({ kind }) => ['measure', 'weekdays', 'period', 'unknown', 'lever'].includes(kind)),
  )

/** The message with its topic at its question and without what it says is not meant. */
export const plainTopic = (message: string, ask: Ask): string => {
  const clauses = clausesOf(message)
  if (clauses.length < 2) return message
  const read = clauses.map((clause) => ({
    clause,
    denied: nounIn(clause.text, denials, ask),
    topic: nounIn(clause.text, topics, ask),
  }))
  const rest = read.filter((one) => one.denied === undefined && one.topic === undefined)
  if (rest.length === clauses.length || !rest.some(({ clause }) => isAsking(clause.text))) return message
  const topic = read.find((one) => one.denied === undefined && one.topic !== undefined)?.topic
  const asked = rest
    .map(({ clause }, at) => clause.text.trim() + (at < rest.length - 1 ? clause.mark : ''))
    .join('')
    .trim()
  const denied = read.flatMap((one) => one.denied ?? [])
  if (!denied.every((what) => isThing(what, ask))) return message
  const isDenied = denied.length > 0
  const isOpen = openly.test(asked) && ownMeasures(ask(asked)).length === 0
  const isOfFigure = denied.some((what) => measuresIn(ask(what)).length > 0)
  // Without the figure that is not meant, an open question would be given just that one.
  if (isDenied && topic === undefined && (leans.test(asked) || (isOpen && isOfFigure))) return message
  // A time that is asked about is read where it stands.
  const isNamed = topic !== undefined && (isOfFigures(topic, ask) || (isDenied && isTimed(ask(topic))))
  if (topic !== undefined && !isNamed) return message
  const last = rest.at(-1)?.clause.mark.match(/^[?!.…]+/)?.[0] ?? ''
  const plain = topic === undefined ? asked : withTopic(topic, asked, ask)
  return plain === undefined ? message : `${plain}${last}`
}
