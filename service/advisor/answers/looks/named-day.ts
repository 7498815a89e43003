/** "Should we close on our slowest day?", "which day is best, and what share is that?": the day by its name on record. */
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
const longest = 300

/** "Which weekday do we bill most, and what share of the week is that?" */
const shared =
  /^(?<lead>[^?]*\b(?:which|what) (?:week)?day\b[^?]*?\b(?<end>most|best|busiest|strongest|biggest|highest|least|worst|quietest|slowest|lowest|weakest)\b[^?]*?)[,;?]* (?:and )?(?:what|how (?:much|big)(?: a)?) (?:share|part|portion|percentage|proportion) (?:of [^?]{3,40} )?(?:is|was|does|did) (?:that|it|this)\b[^?]*\?*\s*$/i
const ofLeast = /^(?:least|worst|quietest|slowest|lowest|weakest)$/i

const dayOf = (context: Context, order: 'highest' | 'lowest'): string | undefined => {
  const answer = evaluate(
    {
      operator: 'rank',
      measure: 'revenue',
      period: { of: { kind: 'last', unit: 'week', count: weeks } },
      by: 'weekday',
      order,
      count: 1,
    },
    context,
  )
  return answer.operator === 'rank' ? weekdayNames[Number(answer.cells[0]?.key)] : undefined
}

/** The message with a day of the week in the place of "our slowest day", "that" or "it", where it means just one. */
export const withDayNamed = (message: string, context: Context): string => {
  if (message.length > longest) return message
  const { lead, end = '' } = shared.exec(message)?.groups ?? {}
  const meant = lead && dayOf(context, ofLeast.test(end) ? 'lowest' : 'highest')
  if (lead && meant) return `${lead}? What share of the week’s revenue comes on ${meant}s?`
  const isSought = sought.test(message)
  if (!named.test(message) && !pointed.test(message) && !isSought) return message
  const day = dayOf(context, 'lowest')
  if (day === undefined) return message
  return isSought
    ? `Which weekday is the slowest? Should we close on ${day}s?`
    : message.replace(named, `$1 on ${day}s`).replace(pointed, `$1 on ${day}s`)
}
