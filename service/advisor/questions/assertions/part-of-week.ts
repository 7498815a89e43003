/** "We make more on weekends than in the rest of the week", "most of it comes in before noon": days or hours against all others together. */
import type { SharePlan } from '#schema/advisor/measure-plans'
import type { DerivedReader } from '../derived/derived-reader.ts'
import { baseWeeks, measuresIn, type Question, type Used } from '../question.ts'
import { hoursIn, takeSelection, weekdaysIn } from '../selection.ts'
import { asksWhether } from '../wording/asked-again.ts'

const ofRest =
  /\bthan\b.*\b(?:rest|whole|remainder|all (?:the )?other days|other days (?:combined|together|put together)|(?:combined|put together))\b/i
const ofMost =
  /\b(?:most|the (?:bulk|majority|best part|lion['’]?s share)|(?:more than|over) half) of (?:our|the|my|it|what)\b/i
const half = 50
const sold = /^(?:revenue|transactions|customers)$/

/** More than the rest is more than half of all. */
export const claimedHalf = (claim: Question): SharePlan | undefined => {
  const [days, other] = weekdaysIn(claim)
  const hours = hoursIn(claim)
  const isMost = ofMost.test(claim.text)
  const isMore = isMost || /\bmore\b|\bbusier\b|\bhigher\b|\bbigger\b/i.test(claim.text)
  const isLess = !isMost && /\bless\b|\bfewer\b|\blower\b/i.test(claim.text)
  const isPart = isMost ? (days !== undefined) !== (hours.length === 1) : days !== undefined
  if (!isPart || other || !(isMost || ofRest.test(claim.text)) || isMore === isLess) return undefined
  if (claim.amounts.some(({ value }) => value !== half)) return undefined
  const measure = measuresIn(claim)[0]?.measure ?? 'revenue'
  if (!sold.test(measure)) return undefined
  const used: Used = new Set()
  const { period, ...rest } = takeSelection(claim, used, baseWeeks(claim))
  const { weekdays: _weekdays, ...all } = period
  return {
    operator: 'share',
    measure,
    period: days ? { ...all, weekdays: [...days.weekdays] } : all,
    ...rest,
    whole: { period: all },
    target: { size: half, side: isMore ? 'above' : 'below' },
  }
}

/** "Does most of our money come in before noon?" */
export const askedHalf: DerivedReader = (question) =>
  asksWhether(question.text) ? claimedHalf(question) : undefined
