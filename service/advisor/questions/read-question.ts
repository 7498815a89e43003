/**
 * Reads a question as a plan, without a model. Every reader that can make a plan of the question does so; the one that uses
 * most of its content words wins. What is left over is named, so that no answer passes for one to a question that was only
 * half understood.
 */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { today } from '../calendar.ts'
import { amountsIn } from './amounts.ts'
import { periodsIn } from './periods.ts'
import type { Question, Reader, Reading } from './question.ts'
import { readExplain, readForecast, readScenario, readSolve } from './readers/change-readers.ts'
import { readCompare, readShare } from './readers/compare-readers.ts'
import {
  readAct,
  readAdvise,
  readDecided,
  readDecline,
  readDefine,
  readDue,
  readFind,
} from './readers/fact-readers.ts'
import { readCount, readRank, readValue } from './readers/measure-readers.ts'
import { isContent } from './term.ts'
import { termsOf } from './terms.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A plan, how much of the question it answers (0 to 1), and the words that it leaves out. */
export type ReadQuestion = {
  readonly plan: AnswerablePlan
  readonly coverage: number
  readonly notUnderstood: readonly string[]
}

// Of two plans that use equally many words, the earlier and more specific one is taken.
const readers: readonly Reader[] = [
  readDecline,
  readAct,
  readDefine,
  readCount,
  readScenario,
  readSolve,
  readRank,
  readShare,
  readExplain,
  readCompare,
  readDue,
  readDecided,
  readForecast,
  readAdvise,
  readValue,
  readFind,
]

/** Divides a message into terms, amounts and periods. */
export const questionOf = (message: string, trade: BusinessType, now: Date): Question => {
  const terms = termsOf(message, vocabularyOf(trade))
  const day = today(now)
  return { terms, amounts: amountsIn(terms), periods: periodsIn(terms, day), today: day }
}

/** The plan that a question asks for; undefined if it has no content that any plan could use. */
export const readQuestion = (message: string, trade: BusinessType, now: Date): ReadQuestion | undefined => {
  const question = questionOf(message, trade, now)
  const content = question.terms.flatMap((term, at) => (isContent(term) ? [at] : []))
  const usedBy = ({ used }: Reading) => content.filter((at) => used.has(at)).length
  let best: Reading | undefined
  for (const reader of readers) {
    const reading = reader(question)
    if (reading && (!best || usedBy(reading) > usedBy(best))) best = reading
  }
  if (!best) return undefined
  const { plan, used } = best
  return {
    plan,
    coverage: content.length === 0 ? 1 : usedBy(best) / content.length,
    notUnderstood: content.filter((at) => !used.has(at)).flatMap((at) => question.terms[at]?.text ?? []),
  }
}
