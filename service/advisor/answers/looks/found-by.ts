/** What a search before found, as the words of a further search: who or what its sentence names. */
import type { Asked, FindPlan } from '#schema/advisor/fact-plans'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { askedFor } from '../../search/asked-for.ts'
import { isStopWord, isWeakWord } from '../../search/common-words.ts'
import { people } from '../../search/fact-patterns.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'

const someone = /\b[Tt]he co-?op(?:erative)?\b|(?<= )\p{Lu}\p{Ll}+\b/u

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

/** Words for what a search found: who its sentence names, else the words of the search. */
export const foundBy = (plan: FindPlan, context: Context): readonly string[] => {
  const found = evaluateFind(context, plan)
  if (isNothing(found) || found.isNearest) return plan.words
  const [first] = found.facts
  const named =
    plan.asked === 'who' && first ? namedIn(first.source.sentence, new Set(plan.words.map(formOf))) : []
  return named.length > 0 ? named : plan.words
}

/** The kind of fact that a message asks for: as it was read, or by its words. */
export const askedIn = (message: string, [read]: readonly ReadQuestion[]): Asked | undefined =>
  (read?.plan.operator === 'find' ? read.plan.asked : undefined) ?? askedFor(message)
