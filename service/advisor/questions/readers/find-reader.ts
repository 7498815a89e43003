/** Reads a question about what is written on record: its subject, the kind of fact, the author and the kind of record. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import { askedFor } from '../../search/asked-for.ts'
import { thingsIn } from '../../subjects/nouns.ts'
import { authorIn } from '../authors.ts'
import type { Reader, Used } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { memoFilterIn, ofMemoStatus } from './memo-status.ts'
import { searchWords, useWords } from './search-words.ts'

const kinds: readonly (readonly [FindPlan['kind'], RegExp])[] = [
  ['memo', /\bmemos?\b/i],
  ['advisory', /\badvisor(?:y|ies)\b/i],
]

/** "The latest memo": the newest of its kind, whatever it is about. */
const ofNewest = /^(?:latest|newest|recent|last|most|read|open|show)$/i
const asksNewest = /\b(?:latest|newest|(?:most )?recent|last) (?:memos?|advisor(?:y|ies))\b/i

const kindIn = (text: string): FindPlan['kind'] => kinds.find(([, pattern]) => pattern.test(text))?.[0]

// "What has the analyst said about rates?" asks for a text of theirs; "who is our risk manager" does not.
const ofSaying =
  /\b(?:sa(?:y|ys|id|ying)|wr(?:ite|ites|ote|itten|iting)|warn\w*|tell|tells|told|telling|flag\w*|rais\w+|suggest\w*|recommend\w*|propos\w*|advis\w+|think\w*|thought|want\w*|ask\w*|mention\w*|point\w*|reckon\w*|memos?|notes?|messages?|on about|worr\w+|concern\w*|view|take|about)\b/i

/** "What did the analyst suggest?": all that they wrote. */
const verbOfSaying = /^(?:suggest|recommend|propos|advis|warn|flag|rais|point|mention)(?:e|es|ed|ing|s)?$/

/** "What's the bond on our lease?" asks for the bond: a text about the lease alone is none. */
const whatOf =
  /\bwhat(?:['’]?s| is| was| are| were) (?:the|our|my) (?<head>[a-z]{3,}) (?:on|of|for|in) (?:the |our |my )?[a-z]/i

const longest = 500

/** "What did the council write?", "who supplies the bread?", "what did the risk manager warn me about?" */
export const readFind: Reader = (question) => {
  const { text } = question
  const used: Used = new Set()
  const named = namedPeriods(question)[0]
  if (named) used.add(named.at)
  const author = ofSaying.test(text) ? authorIn(text) : undefined
  const filter = memoFilterIn(text)
  const isNewest = asksNewest.test(text)
  const words = searchWords(question).filter(
    (word) =>
      !author?.words.includes(word) &&
      !(author && verbOfSaying.test(word)) &&
      !(filter && ofMemoStatus.test(word)) &&
      !(isNewest && ofNewest.test(word)),
  )
  useWords(question, used, [...words, ...(author?.words ?? [])])
  if (words.length === 0 && author === undefined && filter === undefined && !isNewest) return undefined
  const asked = (filter ?? isNewest) && words.length === 0 ? undefined : askedFor(text)
  const kind = filter ? 'memo' : kindIn(text)
  // A number and a measure ask for a figure, and a text that only shares its things gives none.
  const nouns = question.amounts.length > 0 || words.length === 0 ? [] : thingsIn(text.slice(0, longest))
  const head = whatOf.exec(text)?.groups?.head?.toLowerCase()
  const isLost = head !== undefined && words.includes(head) && !nouns.some((noun) => noun.includes(head))
  const things = isLost && nouns.length > 0 ? [head, ...nouns] : nouns
  return {
    plan: {
      operator: 'find',
      words,
      ...(named ? { period: named.period } : {}),
      ...(asked ? { asked } : {}),
      ...(author ? { author: author.name } : {}),
      ...(kind ? { kind } : {}),
      ...filter,
      ...(things.length > 0 ? { things } : {}),
    },
    used,
  }
}
