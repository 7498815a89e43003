/** A text on record that has the whole of a question, where the figures that were read do not. */
import type { Asked } from '#schema/advisor/fact-plans'
import type { Context } from '../../plans/context.ts'
import { isOfFigures } from '../../questions/plan-tests.ts'
import type { Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { readFind } from '../../questions/readers/find-reader.ts'
import { isLight, meaningOf } from '../../questions/term.ts'
import { hasExactly } from '../../search/asked-for.ts'
import { findSentences, type Hit } from '../../search/find-sentences.ts'
import { subjectOfSearch } from '../../search/subject.ts'
import { wordsIn } from '../../search/word-forms.ts'
import { readAs } from '../decided-look.ts'
import { strongIn } from './may-be-found.ts'

/** Share of the question in one sentence with its title. */
const whole = 0.95
/** Words of its own that a question must share with the text. */
const least = { figures: 3, named: 2 } as const
/** How often a sentence with every word and the fact asked for is the answer. */
const sure = 0.85
/** From here on a reading of figures stays. */
const sureOfFigures = 0.9

/** Facts that figures of a period do not give. */
const ofTexts: ReadonlySet<Asked | undefined> = new Set<Asked>(['when', 'who', 'where'])

const exact = (question: Question, context: Context, asked: Asked, fewest: number): Hit | undefined => {
  const plan = readFind(question)?.plan
  if (plan?.operator !== 'find' || strongIn(plan.words) < fewest) return undefined
  const { hits, missing, isOnlyWeak } = findSentences(context.records, plan.words, asked)
  const [best] = hits
  if (!best || isOnlyWeak || missing.length > 0 || best.near < whole) return undefined
  return hasExactly(best.sentence, asked) ? best : undefined
}

/** Words of a search that are on record by name: no word of figures, of time or of asking, or those of an event. */
const namesIn = ({ terms, periods }: Question, words: readonly string[]): readonly string[] => {
  const ofEvents = periods.flatMap(({ period: { of } }) =>
    of.kind === 'event' ? of.words : of.kind === 'since' && of.from.kind === 'event' ? of.from.words : [],
  )
  const unknown = terms.flatMap((term) =>
    meaningOf(term, 'unknown') !== undefined && !isLight(term) ? wordsIn(term.text) : [],
  )
  const own = new Set([...ofEvents, ...unknown].map((word) => word.toLowerCase()))
  return subjectOfSearch(words).filter((word) => own.has(word))
}

/**
 * The search that answers a question which every plan of figures lost a part of, or which asks figures for a person, a date
 * or a place; undefined where no single sentence has all of its words and the kind of fact.
 */
export const wholeText = (
  question: Question,
  reads: readonly ReadQuestion[],
  asked: Asked | undefined,
  context: Context,
): ReadQuestion | undefined => {
  const [read, other] = reads
  if (!read || other || asked === undefined || question.amounts.length > 0) return undefined
  const plan = readFind(question)?.plan
  if (plan?.operator !== 'find') return undefined
  const isUnread = read.plan.operator === 'clarify'
  const isDoubtful =
    read.plan.operator !== 'clarify' && isOfFigures(read.plan) && read.confidence < sureOfFigures
  if (!isUnread && !isDoubtful) return undefined
  // Words that every business has are words of figures, and two that only this one has are a matter of a text.
  const isNamed = namesIn(question, plan.words).length >= least.named
  if (!isNamed && (isUnread || !ofTexts.has(asked))) return undefined
  const hit = exact(question, context, asked, isNamed ? least.named : least.figures)
  return hit && readAs({ operator: 'find', words: plan.words, asked }, sure)
}
