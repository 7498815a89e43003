/** Of several things that are supposed, those that no change expresses: half a supposition is not answered. */
import { clauseOf, leverOf, leversIn, within } from '../levers.ts'
import { matchWords, type Question, textOf, type Used } from '../question.ts'
import { isLight, meaningOf } from '../term.ts'
import { directionsIn } from './directions.ts'
import { isAway, movesNobody } from './people-moves.ts'

const stays =
  /^(?:stay|hold|remain|keep|kept|held|unchanged|same|constant|flat|steady|alone|fixed|still|exactly)/
const supposed = /\b(?:if|suppose|supposing|say|imagine|assuming|assume)\b/i
const asking = /^(?:what|where|how|which|when|does|do|will|would|is|are|can|could)/

const otherHours =
  /\b(?:open|close|shut|start|finish|stay open|trade|knock off)(?:s|ed|ing)? (?:for )?(?:(?:an|one|two|three|1|2|3|half an) (?:more )?hours? )?(?:later|earlier|longer|early|late)\b/

/** True for a clause that asks, and supposes nothing: "what happens to wages". */
const asks = ({ terms }: Question, [from]: readonly [number, number]): boolean =>
  asking.test(textOf(terms.slice(from).find((term) => meaningOf(term, 'mark') === undefined))) &&
  !/\bif\b/.test(
    terms
      .slice(from, from + 2)
      .map(textOf)
      .join(' '),
  )

/**
 * Places of levers and people in clauses of their own where something is done to them that no change has: by an unknown verb,
 * or by one that moves nobody.
 */
export const unreadMoves = (question: Question, used: Used): readonly number[] => {
  const { terms, text } = question
  if (!supposed.test(text)) return []
  // "Open an hour later and save $60": the hour is a change as well.
  const hours = matchWords(question, otherHours)?.places ?? []
  if (hours.length > 0 && hours.every((at) => !used.has(at))) return hours
  return terms.flatMap((term, at) => {
    const isPerson = meaningOf(term, 'staff-hours') !== undefined
    if (used.has(at) || (!isPerson && !leversIn(question).some((one) => one.at === at))) return []
    const clause = clauseOf(question, at)
    const own = terms.slice(...clause)
    if (asks(question, clause) || own.some((one) => stays.test(textOf(one)))) return []
    const isTaken = own.some((one, index) => used.has(clause[0] + index) && leverOf(one) !== undefined)
    if (
      isTaken ||
      question.amounts.some(
        ({ first }) =>
          used.has(first) && !/^both$/.test(textOf(terms[first])) && first >= clause[0] && first < clause[1],
      )
    )
      return []
    const isUnknown = own.some((one) => meaningOf(one, 'unknown') !== undefined && !isLight(one))
    const isMoved = within(directionsIn(question), clause).length > 0
    return isUnknown || isMoved || (isPerson && (isAway(question) || movesNobody(question))) ? [at] : []
  })
}
