/** "We make more on weekends than in the rest of the week": some days of the week against all others together. */
import type { SharePlan } from '#schema/advisor/measure-plans'
import { baseWeeks, measuresIn, type Question, type Used } from '../question.ts'
import { takeSelection, weekdaysIn } from '../selection.ts'

const ofRest =
  /\bthan\b.*\b(?:rest|whole|remainder|all (?:the )?other days|other days (?:combined|together|put together)|(?:combined|put together))\b/i
const half = 50
const sold = /^(?:revenue|transactions)$/

/** More than the rest is more than half of all. */
export const claimedHalf = (claim: Question): SharePlan | undefined => {
  const [days, other] = weekdaysIn(claim)
  const isMore = /\bmore\b|\bbusier\b|\bhigher\b|\bbigger\b/i.test(claim.text)
  const isLess = /\bless\b|\bfewer\b|\blower\b/i.test(claim.text)
  if (!days || other || !ofRest.test(claim.text) || isMore === isLess || claim.amounts.length > 0)
    return undefined
  const measure = measuresIn(claim)[0]?.measure ?? 'revenue'
  if (!sold.test(measure)) return undefined
  const used: Used = new Set()
  const { period, ...rest } = takeSelection(claim, used, baseWeeks(claim))
  const { weekdays: _weekdays, ...all } = period
  return {
    operator: 'share',
    measure,
    period: { ...all, weekdays: [...days.weekdays] },
    ...rest,
    whole: { period: all },
    target: { size: half, side: isMore ? 'above' : 'below' },
  }
}
