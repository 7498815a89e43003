/** "Is there enough in the bank to pay everyone till Easter?": how long the cash lasts. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, type Question } from '../question.ts'
import type { AskAnew } from './derived-reader.ts'

const until = '(?:till|until|til|through|to get (?:us |me )?(?:to|through|past)|to last|past)'
const money = '(?:cash|money|funds|in the (?:bank|account))'
const bills = '(?:payroll|wages|everyone|everybody|the (?:team|staff|bills|rent|wages))'

const lasts = new RegExp(
  `\\benough ${money}\\b.*\\b${until}\\b|\\b(?:can|could|will) (?:we|i) (?:make|meet|cover|pay|keep paying) ${bills}\\b.*\\b${until}\\b|\\b${money} (?:last|hold out)\\b.*\\b${until}\\b`,
  'i',
)

/** The plan, with a wording that names no time: the answer is how long it lasts, whenever that is. */
export const cashUntil = (
  { text, amounts }: Question,
  ask: AskAnew,
): { readonly plan: AnswerablePlan; readonly from: Question } | undefined =>
  lasts.test(text) && amounts.length === 0 && !/\b(?:bas|tax|gst|statement)\b/i.test(text)
    ? {
        plan: { operator: 'value', measure: 'runway', period: lastWeeks(1) },
        from: ask('how long does the cash last'),
      }
    : undefined
