/** Turns after a figure that ask which way it goes: "and how is it trending?", "going up?" */
import { lastWeeks } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { selectionOf } from './best-one.ts'
import type { TurnReader } from './turn.ts'

const way = '(?:up|down|better|worse|higher|lower|backwards|forwards)'
const moves =
  '(?:trending|tracking|heading|going|moving|creeping|drifting|rising|falling|climbing|growing|shrinking|improving|slipping)'

const asksTrend = new RegExp(
  `^(?:how(?:'s| is| are| has| have)? (?:it|that|this|they|those) (?:been )?(?:trending|tracking|moving|looking over time)|(?:what(?:'s| is) )?(?:the|its|their) trend|(?:(?:is|are|has|have) (?:it|that|this|they) (?:been )?)?(?:${moves}(?: ${way})?(?: or ${way})?|${way} or ${way})|which way(?:'s| is| are) (?:it|that|they) ${moves})(?: lately| recently| these days| at the moment)?$`,
)
const isUp = /\b(?:up|rising|climbing|growing|creeping|higher)\b/
const isDown = /\b(?:down|falling|shrinking|slipping|lower)\b/

/** "And how is it trending?": the last weeks of the same measure beside those before. */
export const trending: TurnReader = ({ text, before, question }) => {
  const own = before.operator === 'value' || before.operator === 'compare' ? selectionOf(before) : undefined
  if (!own || !asksTrend.test(text) || namedPeriods(question).length > 0) return undefined
  const { measure, period, ...rest } = own
  const recent = { ...lastWeeks(4), ...(period.weekdays ? { weekdays: period.weekdays } : {}) }
  const isEither = isUp.test(text) === isDown.test(text)
  return {
    operator: 'compare',
    measure,
    of: { ...rest, period: recent },
    against: { ...rest, period: { ...recent, moved: 'just-before' } },
    ...(isEither ? {} : { asked: isUp.test(text) ? ('higher' as const) : ('lower' as const) }),
  }
}
