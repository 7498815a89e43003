/** Which of the found sentences are quoted: the best one, and what goes with it. */
import type { Asked, FindPlan } from '#schema/advisor/fact-plans'
import { hasExactly } from './asked-for.ts'
import { hasOwnWord } from './bearing.ts'
import { isWeakWord } from './common-words.ts'
import { people } from './fact-patterns.ts'
import type { Hit } from './find-sentences.ts'
import { meantBy } from './synonyms.ts'
import { formOf } from './word-forms.ts'

/** Most sentences in an answer. */
export const maxFacts = 3
/** Score relative to the best one, for a sentence of the same text (`open` if no single fact is requested) and of another. */
const beside = { same: 0.65, open: 0.45, other: 0.85, exact: 0.92 } as const

const ofFacts: ReadonlySet<Asked> = new Set<Asked>(['how-much', 'how-many', 'share', 'when', 'where', 'who'])

/** True for a sentence with exactly the kind of fact; who it was may be said by occupation, or as who pays most. */
const hasFact = (sentence: string, asked: Asked): boolean =>
  hasExactly(sentence, asked) || (asked === 'who' && (people.test(sentence) || meantBy(sentence).length > 0))

/** A sentence of another record must have a word of the question itself, and the kind of fact. */
const isBesideThePoint = (
  titled: string,
  sentence: string,
  words: readonly string[],
  asked: Asked | undefined,
): boolean =>
  !hasOwnWord(
    words.filter((word) => !isWeakWord(word, formOf(word))),
    titled,
  ) ||
  (asked === 'how-much' && !hasExactly(sentence, asked))

/** Of the same text: what has the requested fact, then what goes on from the best sentence. */
const besideIn = (hits: readonly Hit[], best: Hit, asked: Asked): readonly Hit[] => {
  const rank = ({ sentence, at }: Hit): number =>
    (hasFact(sentence, asked) ? 2 : 0) + (at === best.at + 1 ? 1 : 0)
  return hits
    .filter((hit) => hit.of === best.of && hit !== best && rank(hit) > 0)
    .toSorted((one, other) => rank(other) - rank(one) || other.score - one.score)
}

/** The best sentence, others of its text, and equally close ones of other texts. */
export const chosen = (
  hits: readonly Hit[],
  { words, asked }: Pick<FindPlan, 'words' | 'asked'>,
): readonly Hit[] => {
  const [best] = hits
  if (best === undefined) return []
  const isOpen = asked === undefined
  const hasKind = (sentence: string) => asked === undefined || !ofFacts.has(asked) || hasFact(sentence, asked)
  // A requested fact needs nothing else, unless another record has it too.
  if (asked && asked !== 'author' && asked !== 'why' && hasFact(best.sentence, asked)) {
    const other = hits.find(
      ({ of, sentence, score }) =>
        of !== best.of && score >= best.score * beside.exact && hasFact(sentence, asked),
    )
    return other ? [best, other] : [best]
  }
  const others = hits.slice(1).filter(({ of, score, coverage, sentence }) => {
    const isSame = of === best.of
    if (!hasKind(sentence)) return false
    if (!isSame && isBesideThePoint(`${of.text.title} ${sentence}`, sentence, words, asked)) return false
    const ofSame = isOpen ? beside.open : beside.same
    const isEnough = score >= best.score * (isSame ? ofSame : beside.other)
    return isEnough && (isSame || coverage >= best.coverage * beside.other)
  })
  const same =
    asked === undefined || asked === 'author' || asked === 'done'
      ? others.filter(({ of }) => of === best.of)
      : besideIn(hits, best, asked)
  const elsewhere = others.filter(({ of }) => of !== best.of)
  return [best, ...same.slice(0, elsewhere.length > 0 ? 1 : 2), ...elsewhere].slice(0, maxFacts)
}
