/** Outcomes of the hard questions, put to the whole advisor over the seeded records, graded as a strict stranger would. */
import type { Plan } from '#schema/advisor/plan'
import { businessTypes } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { askedReply } from './asked-questions.ts'
import { isOdd } from './question-examples.ts'
import { judge, meets, missedParts } from './question-match.ts'
import { type HardQuestion, hardQuestions } from './questions/hard.ts'
import { alternativesOf, type ExpectedPlan } from './questions/question.ts'
import { settledRecords } from './seeded-records.ts'

/**
 * `part`: the question was understood, and something is missing from the answer. `offered`: asked back, and one choice is
 * right. `asked`: asked back without a right choice. `refused`: declined or found nothing, although it should not have.
 * `wrong`: another question was answered.
 */
export const hardOutcomes = ['right', 'part', 'declined', 'offered', 'asked', 'refused', 'wrong'] as const
export type HardOutcome = (typeof hardOutcomes)[number]

/** A hard question with its answer and its grade. */
export type HardAnswer = {
  readonly question: HardQuestion
  readonly isOdd: boolean
  readonly plans: readonly Plan[]
  readonly text: string
  /** Out of 100. */
  readonly confidence: number
  readonly outcome: HardOutcome
}

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'i').test(text)

const opening = (text: string): 'yes' | 'no' | undefined => {
  const word = /^\W*(yes|no)\b(?! record| open| week| month| day| run)/i.exec(text)?.[1]?.toLowerCase()
  return word === 'yes' || word === 'no' ? word : undefined
}

const isFalse = ({ answer, mustNot = [] }: HardQuestion, text: string): boolean => {
  const opens = opening(text)
  return (
    mustNot.some((one) => matches(one, text)) ||
    (answer !== undefined && opens !== undefined && opens !== answer)
  )
}

const isFull = ({ answer, says = [] }: HardQuestion, text: string): boolean =>
  says.every((one) => matches(one, text)) &&
  (answer === undefined || answer === 'neither' || opening(text) === answer)

/** Every plan that is right for the question or for one of its parts. */
const parts = ({ plan }: HardQuestion): readonly ExpectedPlan[] =>
  alternativesOf(plan).flatMap((one) =>
    one.operator === 'several' ? one.plans.flatMap((each) => alternativesOf(each)) : [one],
  )

const isOffered = (question: HardQuestion, plan: Plan): boolean =>
  plan.operator === 'clarify' &&
  plan.choices.some((choice) => parts(question).some((expected) => meets(expected, choice.plan)))

// Another measure, period or change makes it another question; another grain or a list that is too short does not.
const vital = new Set([
  'measure',
  'period',
  'amounts',
  'lever',
  'outcome',
  'action',
  'about',
  'because',
  'order and count',
])

const isNear = (question: HardQuestion, plans: readonly Plan[]): boolean =>
  plans.some((plan) =>
    parts(question).some(
      (expected) =>
        expected.operator === plan.operator && !missedParts(expected, plan).some((part) => vital.has(part)),
    ),
  )

const foundNothing =
  /^(?:I found nothing|I can’t find|I can’t compare|No record|Nothing|The records don’t|No open advisory|I can’t tell from|.{1,60} is not on record)/

const figureOperators = new Set<string>(['value', 'compare', 'rank', 'count', 'share', 'scenario', 'solve'])
const ofRecords = new Set<string>(['find', 'due', 'decided', 'advise'])

/** The outcome for a right plan whose answer lacks what it had to say; where a figure is lacking, it is another figure. */
const lacking = (question: HardQuestion, plans: readonly Plan[], text: string): HardOutcome => {
  if (foundNothing.test(text)) return 'refused'
  const { says = [] } = question
  const isFigure = plans.length === 1 && plans.every(({ operator }) => figureOperators.has(operator))
  return isFigure && says.length > 0 && !says.some((one) => matches(one, text)) ? 'wrong' : 'part'
}

const gradeOf = (question: HardQuestion, plans: readonly Plan[], text: string): HardOutcome => {
  const [first] = plans
  const verdict = judge(question.plan, plans)
  if (first?.operator === 'clarify')
    return verdict === 'right' ? 'right' : isOffered(question, first) ? 'offered' : 'asked'
  const isWrong = isFalse(question, text)
  if (plans.every(({ operator }) => operator === 'decline')) {
    if (verdict === 'right' && !isWrong) return isFull(question, text) ? 'declined' : 'part'
    return 'refused'
  }
  if (isWrong) return 'wrong'
  if (verdict === 'right') return isFull(question, text) ? 'right' : lacking(question, plans, text)
  if (foundNothing.test(text)) return 'refused'
  const isQuoted = question.says !== undefined && plans.every(({ operator }) => ofRecords.has(operator))
  if (isQuoted && isFull(question, text)) return 'part'
  return isNear(question, plans) ? lacking(question, plans, text) : 'wrong'
}

type Reader = Parameters<typeof askedReply>[3]

const ask = async (question: HardQuestion, records: Records, read: Reader): Promise<HardAnswer> => {
  const { after } = question
  const turn = after === undefined ? undefined : await askedReply(records, after, {}, read)
  const before = turn?.plans?.at(-1)
  const earlier = turn && after ? [{ message: after, reply: turn.message, plan: before }] : []
  const reply = await askedReply(records, question.question, { before, earlier }, read)
  const plans = reply.plans ?? []
  return {
    question,
    isOdd: isOdd(question),
    plans,
    text: reply.message,
    confidence: reply.basis.confidence.percent,
    outcome: gradeOf(question, plans, reply.message),
  }
}

/** Asks and grades all hard questions, or some of them; `read` replaces the reading in use. */
export const askHard = async (
  isAsked: (question: HardQuestion) => boolean = () => true,
  read?: Reader,
): Promise<readonly HardAnswer[]> => {
  const records = new Map(businessTypes.map((trade) => [trade, settledRecords(trade)]))
  return Promise.all(
    hardQuestions()
      .filter(isAsked)
      .flatMap((question) => {
        const held = records.get(question.trade)
        return held ? [ask(question, held, read)] : []
      }),
  )
}
