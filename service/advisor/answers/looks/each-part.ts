/** Looks again at each of several questions of a message by its own words; one without a subject has that of the one before. */
import type { Context } from '../../plans/context.ts'
import { ofSameSubject } from '../../questions/continued.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read.ts'

type Look = (reads: readonly ReadQuestion[], message: string, context: Context) => readonly ReadQuestion[]

/** A quantity without anything that it is of: "and how many kilos?", "and how much?" */
const isElided = /^\W*(?:and |or )?how (?:much|many|often|long)(?: \p{L}+)?\W*$/iu
const own = /\b(?:kilos?|kg|hours?|litres?|dollars?|charge\w*|cost\w*|worth|pa(?:y|id)|earn\w*|owe\w*)\b/gi

/** Words for what a search found: who or what its sentence names, else the words of the search. */
const foundBy = (plan: FindPlan, context: Context): readonly string[] => {
  const found = evaluateFind(context, plan)
  if (isNothing(found) || found.isNearest) return plan.words
  const [first] = found.facts
  const asked = new Set(plan.words.map(formOf))
  const named = plan.asked === 'who' && first ? namedIn(first.source.sentence, asked) : []
  return named.length > 0 ? named : plan.words
}

/** Who a sentence names beside the words that were asked with: "the water authority", "the co-op at Rocklea". */
const namedIn = (sentence: string, asked: ReadonlySet<string>): readonly string[] => {
  const clauses = sentence.split(/(?<=[,;:])\s|\b(?=since |after |because |when )/)
  const shared = (clause: string) => wordsIn(clause).filter((word) => asked.has(formOf(word))).length
  const [clause = ''] = clauses.toSorted((one, other) => shared(other) - shared(one))
  const [who] = clause.match(people) ?? clause.match(someone) ?? []
  return wordsIn(who ?? '').filter(
    (word) => !isStopWord(word, formOf(word)) && !isWeakWord(word, formOf(word)) && !asked.has(formOf(word)),
  )
}
const someone = /\b[Tt]he co-?op(?:erative)?\b|(?<= )\p{Lu}\p{Ll}+\b/u

/** "… and what are they worth?", "… and how many kilos?": of what a text was just found about, however it was read by itself. */
const goneOn = (read: ReadQuestion, before: ReadQuestion | undefined, context: Context): ReadQuestion => {
  const { business, now } = context.records
  const { part } = read
  if (before?.plan.operator !== 'find' || part === undefined) return read
  const plan = ofSameSubject(questionOf(part, business.type, now), before.plan)
  if (plan?.operator !== 'find' && !isElided.test(part)) return plan ? { ...read, plan } : read
  const asked = (plan?.operator === 'find' ? plan.asked : undefined) ?? askedFor(part)
  const units = (part.toLowerCase().match(own) ?? []).flatMap((word) => [...wordsIn(word)])
  const words = [...new Set([...foundBy(before.plan, context), ...units])].slice(0, mostWords)
  return { ...read, plan: { operator: 'find', words, ...(asked ? { asked } : {}), goesOn: true } }
}
const mostWords = 12

/** The readings after `look`: of one message, or of each of its parts. */
export const eachPart = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
  look: Look,
): readonly ReadQuestion[] => {
  if (reads.length < 2 || reads.some(({ part }) => part === undefined)) return look(reads, message, context)
  const looked: ReadQuestion[] = []
  for (const read of reads) {
    const own = goneOn(read, looked.at(-1), context)
    const { part, unanswered } = read
    // "… and was it paid?" asks whether it was done, and not what came of it.
    const isRead = own.plan.operator === 'find' && own.plan.asked === 'done'
    for (const one of isRead ? [own] : look([own], part ?? message, context))
      looked.push({ ...one, ...(part ? { part } : {}), ...(unanswered ? { unanswered } : {}) })
  }
  return looked
}
