/** The text on record that has most of a question, with those of its sentences that say something of it. */
import type { Asked } from '#schema/advisor/fact-plans'
import type { Records } from '../records.ts'
import { hasExactly } from './asked-for.ts'
import { hasOwnWord } from './bearing.ts'
import { findSentences, type Hit } from './find-sentences.ts'
import { namesOther } from './says-who.ts'
import { shortAnswer } from './short-answer.ts'
import { isOfSubject } from './subject.ts'

/** Share of a question that a text must have, and one sentence of it where no kind of fact is asked for. */
const least = { coverage: 0.44, open: 0.8, fact: 0.4, strict: 0.75 } as const
const most = { sentences: 3, characters: 420 } as const

const kinds: ReadonlySet<string> = new Set(['memo', 'advisory', 'note'])

/** True for a sentence with the kind of fact; who it was may be said by occupation. */
export const tellsFact = (sentence: string, asked: Asked, words: readonly string[]): boolean =>
  asked === 'who' ? namesOther(sentence, words) : hasExactly(sentence, asked)

/** How much a sentence says of a question: its own words, and the kind of fact that is asked for. */
const saying = ({ own, sentence }: Hit, words: readonly string[], asked: Asked | undefined): number =>
  own + (asked !== undefined && tellsFact(sentence, asked, words) ? ofFact : 0)
const ofFact = 0.6

/** Facts that many sentences have of something else. */
const strict: ReadonlySet<Asked> = new Set<Asked>(['who', 'when', 'how-long'])

/** True where a sentence has what is asked for: a number with what it counts, a sum, a name, or most of an open question. */
const isAnswer = (hit: Hit, words: readonly string[], asked: Asked | undefined): boolean => {
  if (asked === undefined) return hit.near >= least.open
  if (hit.own < (strict.has(asked) ? least.strict : least.fact)) return false
  if (asked !== 'when' && strict.has(asked) && !hasOwnWord(words, hit.sentence)) return false
  if (asked === 'how-many' || asked === 'how-long')
    return shortAnswer(hit.sentence, asked, words) !== undefined
  return tellsFact(hit.sentence, asked, words)
}

/** Sentences of one text in their order, the best first where not all fit; empty where no text is near enough. */
export const nearestText = (
  records: Records,
  words: readonly string[],
  asked: Asked | undefined,
  things?: readonly string[],
): readonly Hit[] => {
  const { hits: all, isOnlyWeak } = findSentences(records, words, asked, things)
  const hits = all.filter(({ of }) => kinds.has(of.text.kind))
  const [best] = hits
  if (!best || isOnlyWeak || best.coverage < least.coverage || !isOfSubject(records, words, best)) return []
  const kept = nearestOf(hits, best, words, asked)
  return kept.some((hit) => isAnswer(hit, words, asked)) ? kept : []
}

const nearestOf = (
  hits: readonly Hit[],
  best: Hit,
  words: readonly string[],
  asked: Asked | undefined,
): readonly Hit[] => {
  const others = hits
    .filter((hit) => hit.of === best.of && hit !== best)
    .toSorted((one, other) => saying(other, words, asked) - saying(one, words, asked) || one.at - other.at)
  const kept = [best]
  let characters = best.sentence.length
  for (const hit of others) {
    characters += hit.sentence.length
    if (kept.length === most.sentences || characters > most.characters) break
    kept.push(hit)
  }
  return kept.toSorted((one, other) => one.at - other.at)
}
