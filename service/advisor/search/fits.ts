/** How well a sentence fits the kind of fact that a question asks for. */
import type { Asked } from '#schema/advisor/fact-plans'
import { hasAsked, hasExactly } from './asked-for.ts'
import { isStopWord } from './common-words.ts'
import { comparedAmounts } from './compared-amounts.ts'
import { people } from './fact-patterns.ts'
import type { Sought } from './query.ts'
import type { IndexedSentence } from './sentence-index.ts'
import { shortAnswer } from './short-answer.ts'
import { formOf, wordsIn } from './word-forms.ts'

/** Factors for a sentence with exactly the requested kind of fact, with a possible one, and without one. */
const fits = { exact: 1.5, name: 1.15, people: 1.05, some: 0.95, none: 0.75 } as const

/** The weight of the best form of a word among some others. */
export const strengthIn = ({ forms }: Sought, words: ReadonlySet<string>): number => {
  let best = 0
  for (const [form, strength] of forms) if (strength > best && words.has(form)) best = strength
  return best
}

const ofAmounts: ReadonlySet<Asked> = new Set<Asked>(['how-much', 'share', 'how-long'])
/** "Had no complaint about the repair itself": what was not the reason. */
const denies =
  /\b(?:no|not|never|neither|nor)\b(?: \w+){0,2} (?:complaint|reason|because|cause|fault|problem)\b|\bnot because\b/i

/** "About $7,600 in fees depends on them": of what the sentence beside it speaks of. */
const leans = /\b(?:it|them|they|that|this|those|these)\b/i

const isOfBeside = ({ sentence, beside, of }: IndexedSentence, query: readonly Sought[]): boolean =>
  leans.test(sentence) &&
  query.some((one) => !one.isWeak && Math.max(strengthIn(one, beside), strengthIn(one, of.title)) > 0)

/** Words that ask for the difference of two amounts. */
const ofChange =
  /^(?:los[est]\w*|cost\w*|drop\w*|f[ae]ll\w*|gain\w*|rise|rose|bring|brought|hit|hurt|difference)$/i

/** A sentence with an amount of something else gives no amount of what is asked. */
const isOfOther = (of: IndexedSentence, asked: Asked, query: readonly Sought[]): boolean =>
  ofAmounts.has(asked) &&
  !(query.some(({ word }) => ofChange.test(word)) && comparedAmounts(of.sentence)) &&
  shortAnswer(
    of.sentence,
    asked,
    query.map(({ word }) => word),
  ) === undefined &&
  !isOfBeside(of, query)

/** True if a sentence names people by occupation other than those in question. */
const namesPeople = (sentence: string, query: readonly Sought[]): boolean =>
  [...sentence.matchAll(new RegExp(people.source, 'gi'))].some(([text]) => {
    const last = wordsIn(text).at(-1)
    return last !== undefined && !query.some(({ forms }) => forms.has(formOf(last)))
  })

const timed = /\b(?:since|after|when|until|before)\b(?<clause>[^,;.]*)/i

/** True if a sentence has the event in question only as a time, and says nothing more of it: "billing has averaged … since they left". */
const onlyDates = (sentence: string, query: readonly Sought[]): boolean => {
  const clause = timed.exec(sentence)?.groups?.clause
  if (clause === undefined) return false
  const sought = new Set(query.flatMap(({ forms }) => [...forms.keys()]))
  const own = wordsIn(clause).map(formOf)
  return (
    own.some((form) => sought.has(form)) && own.every((form) => sought.has(form) || isStopWord(form, form))
  )
}

/** How well a sentence has the requested kind of fact, as a factor of its score. */
export const fitOf = (of: IndexedSentence, asked: Asked, query: readonly Sought[]): number => {
  const { sentence } = of
  if (asked === 'why' && (denies.test(sentence) || onlyDates(sentence, query))) return fits.none
  if (!hasExactly(sentence, asked)) {
    if (asked === 'who' && namesPeople(sentence, query)) return fits.people
    return hasAsked(sentence, asked) ? fits.some : fits.none
  }
  if (isOfOther(of, asked, query)) return fits.none
  // Many sentences contain a name.
  return fits[asked === 'who' ? 'name' : 'exact']
}
