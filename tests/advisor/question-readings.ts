/** Reads labelled questions with classifiers that have not learned from them. */
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { type Classifier, classifierOf } from '../../service/advisor/questions/classifier/classifier.ts'
import { type ReadQuestion, readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'
import { fitClassifier } from './fit-classifier.ts'
import { isOdd, kindExample, learned } from './question-examples.ts'
import { type Question, questionsOf } from './questions/question.ts'

const folds = 5

// Each ten questions in a row stay together, because different wordings of one question are adjacent.
const together = 10

const foldOf = (id: string): number => Math.floor((Number(id.slice(-3)) - 1) / together) % folds

/** A question with its readings. */
export type Read = {
  readonly question: Question
  readonly isSeen: boolean
  /** The classifier that read it; undefined for the one in use. */
  readonly by?: Classifier | undefined
  readonly reads: readonly ReadQuestion[]
}

const readWith = (
  question: Question,
  trade: DemoBusiness,
  by: Classifier | undefined,
): readonly ReadQuestion[] => {
  const { after } = question
  const before =
    after === undefined ? undefined : readMessage(after, trade, fixedMoment, undefined, by).at(-1)?.plan
  return readMessage(question.question, trade, fixedMoment, before, by)
}

/** All questions read: even-numbered ones by the classifier in use, the others by one fitted without them. */
export const readAll = (): readonly Read[] => {
  const all = learned().map((one) => ({ id: one.id, example: kindExample(one) }))
  const withoutFold = Array.from({ length: folds }, (_, fold) =>
    classifierOf(
      fitClassifier(
        all.flatMap(({ id, example }) => (id !== undefined && foldOf(id) === fold ? [] : [example])),
      ),
    ),
  )
  return businessTypes.flatMap((trade) =>
    questionsOf(trade).map((question) => {
      const isSeen = isOdd(question)
      const by = isSeen ? withoutFold[foldOf(question.id)] : undefined
      return { question, isSeen, by, reads: readWith(question, trade, by) }
    }),
  )
}
