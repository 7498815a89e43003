/** A last look into the texts on record for a question that nothing answered: what they say nearest to it, by its record. */
import type { Plan } from '#schema/advisor/plan'
import { type Line, say } from '../../line.ts'
import type { Context } from '../../plans/context.ts'
import { factOf } from '../../plans/find.ts'
import { hasCue, type Question } from '../../questions/question.ts'
import { readFind } from '../../questions/readers/find-reader.ts'
import { quoted } from '../../quotation.ts'
import { nearestText, tellsFact } from '../../search/nearest-text.ts'
import { superlative } from '../../search/subject.ts'
import { wordsIn } from '../../search/word-forms.ts'
import { passagesOf } from '../facts-words.ts'
import { undecided } from '../verdict-word.ts'
import { lacksFact, neitherWay, recordName } from '../writers/say-find.ts'
import type { Written } from '../written.ts'

const longestSentence = 300
const longest = 300
const unsure = 0.6

/** Plans of what is to be done, and of nothing that was understood. */
const isOpen = /^(?:advise|clarify)$/

const ofEach = /\b(?:each|every|per|apiece)\b/i

/** Refusals that a text may make needless; a rule, health or danger is no matter of the records. */
const refusals: ReadonlySet<string> = new Set(['not-on-record', 'another-business'])

/** True for a reply that says nothing of what was asked. */
export const isEmpty = (plan: Plan, { lines, support, weakness }: Written): boolean => {
  if (plan.operator === 'clarify') return true
  if (plan.operator === 'decline')
    return refusals.has(plan.because) && plan.noSuchDate === undefined && plan.partOf === undefined
  if (/^(?:find|due|decided)$/.test(plan.operator)) return support <= unsure && weakness !== undefined
  return plan.operator === 'advise' && undecided(lines)
}

/** The lines in place of an empty reply; undefined where it was none, or where no text is near. */
export const lastLook = (
  plan: Plan,
  written: Written,
  question: Question,
  { records }: Context,
): Written | undefined => {
  if (question.text.length > longest || written.weakness === neitherWay || !isEmpty(plan, written))
    return undefined
  const asksFurthest = wordsIn(question.text).some((word) => superlative.test(word))
  const search = asksFurthest ? undefined : readFind(question)?.plan
  if (search?.operator !== 'find') return undefined
  const { words, asked, things = [] } = search
  // A share that no record has is none of another whole.
  if (asked === 'share' || ofEach.test(question.text)) return undefined
  // What should be done is no matter of a text that only speaks of it.
  if (asked === undefined && (isOpen.test(plan.operator) || hasCue(question, 'if', 'should')))
    return undefined
  // What is asked about is more than what is said of it.
  const named = new Set(things.flatMap((thing) => wordsIn(thing)))
  const ofThings = words.filter((word) => named.has(word))
  const found = nearestText(records, words, asked, things)
  const hits =
    found.length > 0 || ofThings.length === 0 ? found : nearestText(records, ofThings, asked, things)
  // Where a text about the matter is quoted, another one is better only if it has what was asked for.
  if (
    written.weakness === lacksFact &&
    !(asked && hits.some(({ sentence }) => tellsFact(sentence, asked, words)))
  )
    return undefined
  const facts = hits.map(factOf)
  const [first] = facts
  const name = first && recordName(records, first)
  if (!first || name === undefined) return undefined
  const told: Line = {
    text: facts.flatMap(({ source }) => quoted(source.sentence, longestSentence) ?? []).join(' and '),
    figures: [],
  }
  return {
    ...written,
    lines: [say`The nearest on record is in ${name}:`, told],
    passages: passagesOf(facts),
  }
}
