/** "Should we close on our slowest day?": the day is named as the record has it, so that closing it can be priced. */
import { weekdayNames } from '../../calendar.ts'
import type { Context } from '../../plans/context.ts'
import { evaluate } from '../../plans/evaluate.ts'

const quiet = '(?:slowest|quietest|deadest|worst|weakest|lowest)(?: trading)? day(?: of the week)?'
const closing = '(?:clos(?:e|ing)|shut(?:ting)?(?: up)?|drop(?:ping)?|stop opening|not open(?:ing)?)'

const named = new RegExp(String.raw`\b(${closing}) (?:on )?(?:our|the|that|my) ${quiet}`, 'i')
/** "What's the slowest day, and should we close it?" */
const pointed = new RegExp(
  String.raw`\b(${quiet}\b[^?]{0,60}?[,;.?!]* (?:and |so )?(?:should|could|can|shall|would it pay to|is it worth)(?: we| i)? ${closing}) (?:on )?(?:it|that day|then)\b`,
  'i',
)

/** "Which day could we shut with the least harm?" */
const sought = new RegExp(
  String.raw`\b(?:which|what) (?:(?:week)?day|one day)\b[^?]*\b(?:${closing}|give up|skip|lose)\b[^?]*\?*\s*$`,
  'i',
)

const weeks = 8

/** The message with the day of the week that takes least put in the place of "our slowest day" or "it". */
export const withQuietestDay = (message: string, context: Context): string => {
  const isSought = sought.test(message)
  if (!named.test(message) && !pointed.test(message) && !isSought) return message
  const answer = evaluate(
    {
      operator: 'rank',
      measure: 'revenue',
      period: { of: { kind: 'last', unit: 'week', count: weeks } },
      by: 'weekday',
      order: 'lowest',
      count: 1,
    },
    context,
  )
  const day = answer.operator === 'rank' ? weekdayNames[Number(answer.cells[0]?.key)] : undefined
  if (day === undefined) return message
  return isSought
    ? `${message.replace(/[?\s]*$/, '')}? Should we close on ${day}s?`
    : message.replace(named, `$1 on ${day}s`).replace(pointed, `$1 on ${day}s`)
}
