/** Reads a turn as an edit of the plan before it: another size, time, unit or stretch, or what it settles. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { editPlan } from '../follow-up.ts'
import type { Question } from '../question.ts'
import { meaningOf } from '../term.ts'
import { adviceTurns } from './advice-turns.ts'
import { behind, meant } from './behind.ts'
import { countSolveTurns } from './count-solve-turns.ts'
import { isElliptic } from './elliptic.ts'
import { figureTurns } from './figure-turns.ts'
import { forecastTurns } from './forecast-turns.ts'
import { furtherTurns } from './further-turns.ts'
import { otherEnd } from './list-turns.ts'
import { measureTurns } from './measure-turns.ts'
import { payerTurns } from './payer-turns.ts'
import { recordTurns } from './record-turns.ts'
import { scenarioTurns } from './scenario-turns.ts'
import { endExplained, sizeTurns } from './size-turns.ts'
import { slotTurns } from './slots.ts'
import { stepTurns } from './step-turns.ts'
import { sumTurns } from './sum-turns.ts'
import { supposedTurns } from './supposed-turns.ts'
import { type Turn, type TurnReader, withoutCourtesy } from './turn.ts'
import { twoTold } from './two-told.ts'
import { weeksTurns } from './weeks-turns.ts'
import { worthTurns } from './worth-turns.ts'

const longest = 14

const settles =
  /^(?:please )?(?:(?:let's|lets|we(?:'ll| will)?|i(?:'ll| will)?) (?:do|go (?:with|for|ahead with)|take|accept|approve|try) (?:it|that|this|them|those)(?: one)?|do (?:it|that)(?: one)?|go ahead(?: with (?:it|that))?|accept(?: (?:it|that|this))?|approve(?: (?:it|that|this))?|dismiss(?: (?:it|that|this))?|sounds good,? do it|make it so|agreed)(?: then| now| please)?$/

/** "Let's do it": decisions are made on the screen that records them. */
const settled: TurnReader = ({ text, before }) =>
  settles.test(text) && before.operator !== 'act' && before.operator !== 'talk'
    ? { operator: 'talk', about: 'settling' }
    : undefined

const readers: readonly TurnReader[] = [
  ...payerTurns,
  ...worthTurns,
  ...sumTurns,
  ...furtherTurns,
  ...countSolveTurns,
  ...twoTold,
  ...sizeTurns,
  ...recordTurns,
  ...scenarioTurns,
  ...supposedTurns,
  ...stepTurns,
  ...weeksTurns,
  ...slotTurns,
  ...measureTurns,
  ...figureTurns,
  ...forecastTurns,
  ...adviceTurns,
  settled,
  behind,
  meant,
]

/** The plan of a turn that edits the one `before`; undefined if it stands on its own. */
export const ofThread = (
  question: Question,
  before: Plan,
  earlier: readonly Plan[],
  ask: Turn['ask'],
): AnswerablePlan | undefined => {
  const count = question.terms.filter((term) => !meaningOf(term, 'mark')).length
  if (before.operator === 'clarify' || count > longest) return undefined
  const turn: Turn = { question, text: withoutCourtesy(question.text), before, earlier, ask }
  for (const read of readers) {
    const plan = read(turn)
    if (plan) return plan
  }
  // "And the bottom five?", "only weekends": of the list before, whatever was asked of one of its days since.
  const list = earlier.findLast((plan) => plan !== before && plan.operator === 'rank')
  const isOfOne = before.operator === 'explain' || before.operator === 'value' || before.operator === 'rank'
  return list?.operator === 'rank' && isOfOne ? ofList({ ...turn, before: list }) : undefined
}

const isLong = (plan: AnswerablePlan): boolean => plan.operator === 'rank' && plan.count > 1

const ofList: TurnReader = (turn) =>
  endExplained(turn) ??
  otherEnd(turn) ??
  (isLong(turn.before) && isElliptic(turn.question, turn.before) && turn.question.periods.length === 0
    ? editPlan(turn.before, turn.question)?.plan
    : undefined)
