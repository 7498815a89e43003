/** Readings that nothing speaks against: of the likeliest kind, with no word left over. */
import type { Likely } from '../classifier/kinds.ts'
import { generality, isLineOfExpense, measuresIn, type Question } from '../question.ts'
import type { ReadQuestion } from '../read.ts'
import { leftOver } from './left-over.ts'

/** The operator of a kind: "decline" of "decline:tax". */
export const operatorOf = (kind: string): string => kind.split(':')[0] ?? kind

/** True for a comparison that uses its measure, both of its times and every other word, whatever kind its words look like. */
const isWhole = (read: ReadQuestion, question: Question): boolean => {
  const { plan, choice } = read
  const over = leftOver(read, question)
  return (
    plan.operator === 'compare' &&
    choice?.idle.cues === 0 &&
    over.periods + over.amounts === 0 &&
    measuresIn(question).length > 0 &&
    question.periods.length === 2
  )
}

/** True for a plan of the kind that its question is most likely of, which left none of its words unused. */
export const isPlain = (
  read: ReadQuestion,
  { kinds, question }: { readonly question: Question; readonly kinds: readonly Likely[] },
): boolean => {
  const { plan, also, choice } = read
  const kind = operatorOf(kinds[0]?.kind ?? '')
  const isOfKind =
    kind === plan.operator ||
    (kind === 'share' && plan.operator === 'value' && plan.measure.endsWith('-share'))
  // What a share is of is named beside it.
  const isShare = plan.operator === 'share' || ('measure' in plan && plan.measure.endsWith('-share'))
  const named = measuresIn(question).filter(({ measure }) => !isShare || generality(measure) < 3)
  // "Contractor costs" are one measure in two words.
  const isOfLine = (at: number) => named.some((one) => one.at === at - 1 && isLineOfExpense(one.measure))
  const measures = new Set(
    named.filter(({ at, measure }) => measure !== 'costs' || !isOfLine(at)).map(({ measure }) => measure),
  )
  if (measures.size > 1 + also.length) return false
  if (choice === undefined || choice.left > 0 || choice.idle.others > 0) return false
  return isOfKind || isWhole(read, question)
}
