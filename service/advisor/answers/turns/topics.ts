/** What a conversation is about, in the words of its questions: "the portal", "the two settlements", "contractors". */
import { isServed, namesTeam } from '../../actions/emails/recipients.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import { questionOf } from '../../questions/question-of.ts'
import { searchWords } from '../../questions/readers/search-words.ts'
import type { Records } from '../../records.ts'
import { isStopWord, isWeakWord } from '../../search/common-words.ts'
import { people } from '../../search/fact-patterns.ts'
import { formOf } from '../../search/word-forms.ts'
import { textsOf } from '../../timeline/texts.ts'

const named =
  /\b(?:the|our|my|those|these)\s+(?<words>[\p{L}\d][\p{L}\d’'-]*(?:\s+[\p{L}\d][\p{L}\d’'-]*){0,3})/giu
/** Words that end a name: verbs, and what joins it to the rest. */
const ends =
  /^(?:is|are|was|were|has|have|had|do|does|did|up|down|been|left|went|go|goes|gone|cost|costs|bring|brings|wait|waits|waiting|mean|means|moment|way|business|same|rest|most|best|worst|first|last|next|\p{L}+(?:ed|ing))$/iu
const mostBack = 5

const onRecord = (records: Records): ReadonlySet<string> =>
  stemsOf(
    textsOf(records)
      .map(({ title, text }) => `${title} ${text}`)
      .join(' '),
  )

/** True for a word that names a matter: the records speak of it, and it says more than that something is asked. */
const isMatter = (word: string, held: ReadonlySet<string>): boolean =>
  !isStopWord(word, formOf(word)) &&
  !isWeakWord(word, formOf(word)) &&
  [...stemsOf(word)].some((stem) => held.has(stem))

/** A name without what follows it. */
const nameIn = (words: string): string => {
  const all = words.toLowerCase().split(/\s+/)
  const end = all.findIndex((word) => ends.test(word) || isStopWord(word, formOf(word)))
  return all.slice(0, end < 0 ? all.length : end).join(' ')
}

/** The matters that a message names, the first first. */
const mattersIn = (message: string, { records, held }: { records: Records; held: ReadonlySet<string> }) => {
  const isOne = (name: string) => {
    const head = name.split(' ').at(-1) ?? ''
    return isMatter(head, held)
  }
  const names = [...message.matchAll(named)].map(({ groups }) => nameIn(groups?.words ?? '')).filter(isOne)
  if (names.length > 0) return names.map((name) => `the ${name}`)
  const [word] = searchWords(questionOf(message, records.business.type, records.now)).filter(isOne)
  if (!word || ends.test(word)) return []
  const pair = new RegExp(`\\b${word} and ([a-z]+)\\b`, 'i').exec(message)
  return [pair?.[1] && isOne(pair[1]) ? pair[0].toLowerCase() : word]
}

/** The matters of the turns before, the latest first. */
export const topicsOf = (
  records: Records,
  earlier: readonly { readonly message: string }[],
): readonly string[] => {
  const held = onRecord(records)
  const all = earlier
    .slice(-mostBack)
    .toReversed()
    .flatMap(({ message }) => mattersIn(message.replaceAll('’', "'"), { records, held }))
  return [...new Set(all)]
}

/** True for a matter that is people, who can be written to. */
export const arePeople = (topic: string): boolean => people.test(topic) || isServed(topic) || namesTeam(topic)
