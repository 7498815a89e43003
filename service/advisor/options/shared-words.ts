/** How many content words a question shares with an advisory: verbs and things, and no words that only ask, count or date. */
import type { Advisory } from '#schema/advisory/advisory'
import type { Records } from '../records.ts'
import { isStopWord, isWeakWord } from '../search/common-words.ts'
import { queryOf, type Sought } from '../search/query.ts'
import { sentenceIndexOf } from '../search/sentence-index.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { taggedWords } from '../subjects/tagged-words.ts'
import { isOfEveryBusiness } from './matter-words.ts'

const ofTimeOrNumber =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|both|first|last|next|past|days?|weeks?|months?|quarters?|years?|times?|today|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|early|earlier|late|later|worth|idea|good|bad|sense|instead)$/

/** Words of a question that an advisory about it would share. */
const contentOf = (records: Records, text: string): readonly Sought[] =>
  queryOf(
    wordsIn(text).filter(
      (word) => /\p{L}/u.test(word) && !isStopWord(word, formOf(word)) && !ofTimeOrNumber.test(word),
    ),
    sentenceIndexOf(records),
  )

const proposalOf = ({ title, suggestedAction = '' }: Advisory): string => `${title} ${suggestedAction}`

const sharedIn = (sought: readonly Sought[], text: string): readonly Sought[] => {
  const held = new Set(wordsIn(text).map(formOf))
  return sought.filter(({ forms }) => [...forms.keys()].some((form) => held.has(form)))
}

/** A word that only this business uses for its matters. */
const tells = ({ word }: Sought): boolean => !isWeakWord(word, formOf(word)) && !isOfEveryBusiness(word)

/** Share of the content words that an advisory must have to be proposed by them. */
const mostWords = 0.6
/** Share that it must have with its reasons to be about them at all. */
const someWords = 0.5
const fewest = { shared: 2, asked: 3 } as const

/** Words that it shares, the same word for more than one that only means nearly the same. */
const strengthOf = (shared: readonly Sought[], text: string): number => {
  const held = new Set(wordsIn(text).map(formOf))
  return shared.reduce(
    (sum, { forms }) => sum + Math.max(...[...forms].map(([form, value]) => (held.has(form) ? value : 0))),
    0,
  )
}

/** How many content words of a question an advisory's proposal has. */
export const countShared = (records: Records, text: string, advisory: Advisory): number =>
  strengthOf(contentOf(records, text), proposalOf(advisory))

/** The advisory whose proposal has most content words of a question; of equals the open one, then the newest. */
export const mostShared = (records: Records, text: string): Advisory | undefined => {
  const sought = contentOf(records, text)
  const [best] = records.advisories
    .map((advisory) => ({ advisory, shared: sharedIn(sought, proposalOf(advisory)) }))
    .filter(
      ({ shared }) =>
        shared.length >= fewest.shared && shared.length >= mostWords * sought.length && shared.some(tells),
    )
    .toSorted(
      (one, other) =>
        strengthOf(other.shared, proposalOf(other.advisory)) -
          strengthOf(one.shared, proposalOf(one.advisory)) ||
        Number(other.advisory.status === 'new') - Number(one.advisory.status === 'new') ||
        other.advisory.createdAt.localeCompare(one.advisory.createdAt),
    )
  return best?.advisory
}

/** Words of a text that are verbs: an act without its object says little about the matter. */
const verbsIn = (text: string): ReadonlySet<string> =>
  new Set(taggedWords(text).flatMap(({ word, tag }) => (tag === 'VERB' || tag === 'AUX' ? [word] : [])))

/** False for an advisory that has only a few of many content words, or the verb alone. */
export const sharesEnough = (records: Records, text: string, advisory: Advisory): boolean => {
  const sought = contentOf(records, text)
  const shared = sharedIn(sought, `${proposalOf(advisory)} ${advisory.message}`)
  const verbs = verbsIn(text)
  const isVerbAlone = sought.length > 1 && shared.every(({ word }) => verbs.has(word))
  const named = sharedIn(sought, advisory.title).filter((one) => tells(one) && !verbs.has(one.word))
  return (
    !isVerbAlone &&
    (sought.length < fewest.asked || named.length > 0 || shared.length >= someWords * sought.length)
  )
}
