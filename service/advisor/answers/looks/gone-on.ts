/** A second half of a message that goes on with what the first half found: its worth, its reason, what follows, doing it again. */
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateDecided } from '../../plans/decided.ts'
import { ofSameSubject, ofTurnBefore } from '../../questions/continued.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { askedFor } from '../../search/asked-for.ts'
import { wordsIn } from '../../search/word-forms.ts'
import { decidesNothing, readAs } from '../decided-look.ts'
import { foundBy } from './found-by.ts'
import { strong } from './may-be-found.ts'

const sure = 0.8
const mostWords = 12
const longestMatter = 300

/** A quantity without anything that it is of: "and how many kilos?", "and how much?" */
const isElided = /^\W*(?:and |or )?how (?:much|many|often|long)(?: \p{L}+)?\W*$/iu
const ofQuantity = /\b(?:kilos?|kg|hours?|litres?|dollars?|charge\w*|cost\w*|worth|paid|earn\w*|owe\w*)\b/gi

const ofFound = (part: string, { plan }: ReadQuestion, context: Context): ReadQuestion | undefined => {
  if (plan.operator !== 'find') return undefined
  const { business, now } = context.records
  const same = ofSameSubject(questionOf(part, business.type, now), plan)
  if (same && same.operator !== 'find') return readAs(same, sure)
  if (!same && !isElided.test(part)) return undefined
  const asked = same?.asked ?? askedFor(part)
  const own = (part.toLowerCase().match(ofQuantity) ?? []).flatMap((word) => [...wordsIn(word)])
  const found = foundBy(plan, context)
  const words = [
    ...new Set([...(same ? found : strong(found)), ...(same && found === plan.words ? [] : own)]),
  ].slice(0, mostWords)
  return readAs({ operator: 'find', words, ...(asked ? { asked } : {}) }, sure)
}

/** "… and what have we done about it?" after what the records say of a matter. */
const ofDecision = (part: string, { plan }: ReadQuestion, context: Context): ReadQuestion | undefined => {
  const { business, now } = context.records
  const next = plan.operator === 'find' && ofTurnBefore(questionOf(part, business.type, now), plan)
  const read = next && next.operator === 'decided' ? readAs(next, sure) : undefined
  return read && !decidesNothing([read], context) ? read : undefined
}

/** "Has it been done?" of what no decision is about: what the records say of it. */
export const ofUndecided = (
  message: string,
  read: ReadQuestion,
  context: Context,
): ReadQuestion | undefined => {
  const { plan } = read
  return plan.operator === 'decided' &&
    plan.words &&
    askedFor(message) === 'done' &&
    decidesNothing([read], context)
    ? readAs({ operator: 'find', words: [...plan.words], asked: 'done' }, sure)
    : undefined
}

const otherwise =
  /\bwhat (?:if|happens|would happen|will happen|then)\b.*(?:\b(?:miss\w*|forget|late|lapses?|fail|ignore|skip)\b|n['’]t\b|\bnot\b)/i

/** "What happens if we miss it?" of a date, or after one: what the record says follows. */
export const ofMissing = (part: string, { plan }: Pick<ReadQuestion, 'plan'>): ReadQuestion | undefined =>
  plan.operator === 'due' && plan.words && otherwise.test(part)
    ? readAs({ operator: 'find', words: [...plan.words], asked: 'otherwise' }, sure)
    : undefined

const again =
  /\b(?:it|that|this|them|one) (?:again|more often|once more)\b|\bworth (?:repeating|doing again)\b|\b(?:repeat|keep|continue|extend|stick with) (?:it|that|them|going|on)\b|\bdo (?:another|more|some more)\b|\b(?:another|more) (?:one|of (?:it|them|those|that))\b/i
const whether = /^\W*(?:and |so )?(?:should|shall|would|is|are|can|could|do)\b/i

/** "… and should we do it again?" after what came of a decision: the decision is the matter. */
const ofDoing = (part: string, { plan }: ReadQuestion, context: Context): ReadQuestion | undefined => {
  if (plan.operator !== 'decided' || !again.test(part) || !whether.test(part)) return undefined
  const answer = evaluateDecided(context, plan)
  const [first] = isNothing(answer) || answer.isNearest ? [] : answer.facts
  if (!first) return undefined
  const { title } = first.source
  const matter = `should we ${title.charAt(0).toLowerCase()}${title.slice(1)} again`
  return readAs({ operator: 'advise', matter: matter.slice(0, longestMatter) }, sure)
}

const ofThem = /\b(?:of|among|in|out of) (?:those|them|these|that lot)\b/i

/** "… and what was the best of those?" after a count: only what was counted is ranked. */
const ofThose = (part: string, own: ReadQuestion, { plan }: ReadQuestion): ReadQuestion | undefined => {
  const ranked = own.plan
  if (plan.operator !== 'count' || ranked.operator !== 'rank' || !ofThem.test(part)) return undefined
  const { measure, above, below, atLeast, atMost, period, filter, by } = plan
  const given = Object.entries({ above, below, atLeast, atMost }).filter(([, size]) => size !== undefined)
  if (given.length === 0) return undefined
  const where = { measure, ...Object.fromEntries(given) }
  return { ...own, plan: { ...ranked, by, period, filter: { ...filter, where } } }
}

/** The second half as a question about what the one before found, however it was read by itself; undefined for any other. */
export const goneOn = (
  own: ReadQuestion,
  before: ReadQuestion | undefined,
  context: Context,
): ReadQuestion | undefined => {
  const { part: read, said: part = read } = own
  return part === undefined || before === undefined
    ? undefined
    : (ofDecision(part, before, context) ??
        ofFound(part, before, context) ??
        ofThose(part, own, before) ??
        ofMissing(part, before) ??
        ofDoing(part, before, context))
}

const tails = [
  ['why', /\band (?:why|how come|for what reason)\W*$/i],
  ['when', /\band when (?:was|is|did|does) (?:it|that|they|this)(?: \p{L}+)?\W*$/iu],
] as const

/** "Who left, and why?", "… and when was it?": a question of its own about what is found. */
export const withTail = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] => {
  const [read, other] = reads
  const asked = tails.find(([, words]) => words.test(message))?.[0]
  if (!read || other || read.plan.operator !== 'find' || asked === undefined || read.plan.asked === asked)
    return reads
  const reason = asked === 'why' ? ['reasons'] : []
  const words = [...new Set([...foundBy(read.plan, context), ...read.plan.words, ...reason])].slice(
    0,
    mostWords,
  )
  return [read, readAs({ operator: 'find', words, asked }, read.confidence)]
}

const decisionsOf = ({ plan }: ReadQuestion, context: Context): string | undefined => {
  if (plan.operator !== 'decided' || !plan.words) return undefined
  const answer = evaluateDecided(context, plan)
  return isNothing(answer) ? undefined : answer.facts.map(({ source }) => source.id).join(' ')
}

/** True for a part that an earlier one has answered already: with the same plan, or about the same decisions. */
export const isSaidBefore = (
  read: ReadQuestion,
  before: readonly ReadQuestion[],
  context: Context,
): boolean => {
  const decisions = decisionsOf(read, context)
  return before.some(
    (one) =>
      JSON.stringify(one.plan) === JSON.stringify(read.plan) ||
      (decisions !== undefined && decisions !== '' && decisionsOf(one, context) === decisions),
  )
}
