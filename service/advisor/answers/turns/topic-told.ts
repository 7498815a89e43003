/** A second reading of a turn that only points at its matter, with what the conversation is about in the place of the pronoun. */
import type { Plan } from '#schema/advisor/plan'
import type { ReplyRequest } from '../../engine.ts'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import { measuresIn } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read-message.ts'
import { isWeakWord } from '../../search/common-words.ts'
import { formOf } from '../../search/word-forms.ts'
import { arePeople, topicsOf } from './topics.ts'

const verb = 'worth|a|an|per|cost|costs|bring|brings|mean|means|help|work|make|be'
const ofMany = /\b(?:them|they|those|these)\b/i
const ofOne = new RegExp(`\\bit\\b(?! (?:is|was) that)|\\b(?:that|this)(?= (?:${verb})\\b|[\\s?.!,]*$)`, 'i')
const toWhom =
  /\b(?<to>to|for|email|write|tell|ask|text|ring|message|letter|note) (?:(?:both|all|each|two|three)(?: of)? )?(?:them|him|her)\b/i
const aboutIt = /\babout (?:it|this|that)\b/i
const bareThing =
  /\bthe (?=(?:price|rate|rent|fee|cost|rise|increase|change|contract|lease|invoice|licence|renewal)s?\b)/i
/** Words that ask of any matter. */
const generic =
  /^(?:bring|earn|gain|suppos|expect|depend|owing|due|hang|ride|riding|still|stand|involve|settle|done|finish)/i
const leading = /^\W*(?:(?:and|so|but|ok|okay|then|well|right)\b\W*)+/i
const longest = 160

const isMany = (topic: string): boolean => /(?:s|people|staff| and \w+)$/.test(topic) && !/ss$/.test(topic)

/** True for a reading that rests on no matter of its own. */
const isUnread = ({ plan }: ReadQuestion, message: string, context: Context, before?: Plan): boolean => {
  if (plan.operator === 'clarify') return true
  // "How does that compare?" after a text is about the text, and no figure of another time.
  if (plan.operator === 'value' || plan.operator === 'compare' || plan.operator === 'explain') {
    const { business, now } = context.records
    const isPointing = ofMany.test(message) || ofOne.test(message)
    return (
      before?.operator === 'find' &&
      isPointing &&
      measuresIn(questionOf(message, business.type, now)).length === 0
    )
  }
  if (plan.operator === 'decline') return plan.because === 'outside' || plan.because === 'not-on-record'
  if (plan.operator === 'find') {
    const isPointing = ofMany.test(message) || ofOne.test(message)
    if (isPointing && plan.words.every((word) => generic.test(word) || isWeakWord(word, formOf(word))))
      return true
    const answer = evaluateFind(context, plan)
    return isNothing(answer) || answer.isNearest === true
  }
  // Dates of no matter in particular, after "when does it run out?"
  if (plan.operator === 'due') return plan.words === undefined && !plan.isWaiting && ofOne.test(message)
  if (plan.operator === 'advise')
    return plan.matter === message.trim() && (ofMany.test(message) || ofOne.test(message))
  return plan.operator === 'act' && (toWhom.test(plan.purpose ?? '') || aboutIt.test(plan.purpose ?? ''))
}

/** An order with whom it is for and what it is about. */
const ordered = (message: string, topics: readonly string[]): string => {
  const whom = toWhom.test(message) ? topics.find(arePeople) : undefined
  const other = topics.find((topic) => topic !== whom)
  const what = other && /^the /.test(other) ? other : other && `the ${other}`
  const addressed = whom
    ? message.replace(toWhom, (_, to: string) => `${to} ${/^the /.test(whom) ? whom : `the ${whom}`}`)
    : message
  return addressed.replace(aboutIt, what ? `about ${what}` : '').trim()
}

/** The message with its matter named; undefined where it points at none. */
export const named = (message: string, topics: readonly string[]): string | undefined => {
  const [topic, other] = topics
  // "What are they after?" of a firm: it is the only one that was spoken of.
  const many = topics.find(isMany) ?? (other ? undefined : topic)
  if (ofMany.test(message) && many) return message.replace(ofMany, many)
  if (!topic) return undefined
  if (ofOne.test(message)) return message.replace(ofOne, topic)
  return bareThing.test(message) ? message.replace(bareThing, `${topic} `) : undefined
}

const bareMatter =
  /^\W*(?:(?:and|so|ok|okay|now|but)\b\W*)*(?:(?:what|how) about|what(?:[’']s| is| has| was)? (?:happened|happening|going on|up|new|the (?:story|news))(?: (?:to|with|about))) (?<what>[^?.!,;]{3,50}?)(?: (?:then|now|instead))?[?.!\s]*$/i

/** "What about the window cards?": what is on record of it, where no figure answers to that name. */
const lookedUp = (message: string): string | undefined => {
  const what = bareMatter.exec(message)?.groups?.what
  return what && !ofMany.test(what) && !ofOne.test(what) ? `what is on record about ${what}` : undefined
}

/** Readings with the matter named where the turn's own words left it open; undefined where that says no more. */
export const withTopic = (
  reads: readonly ReadQuestion[],
  { message, earlier, records, before }: ReplyRequest,
  context: Context,
  readAgain: (message: string) => readonly ReadQuestion[],
): readonly ReadQuestion[] | undefined => {
  const [only, other] = reads
  if (!only || other || message.length > longest || !isUnread(only, message, context, before))
    return undefined
  const topics = topicsOf(records, earlier)
  const own =
    only.plan.operator === 'act' ? ordered(message, topics) : (lookedUp(message) ?? named(message, topics))
  if (!own || own === message) return undefined
  const first = readAgain(own.replace(leading, ''))
  const isOfText = 'measure' in only.plan
  const [topic] = topics
  const again =
    isOfText && topic && first.some((read) => isUnread(read, own, context))
      ? readAgain(`what is on record about ${topic}`)
      : first
  return again.some((read) => isUnread(read, own, context))
    ? undefined
    : again.map((read) => ({ ...read, part: read.part ?? own }))
}
