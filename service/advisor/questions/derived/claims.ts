/** What somebody claims of a figure: its level, or how far it moved. */
import { lastWeeks, takeMeasure, type Used } from '../question.ts'
import { takeSelection } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

/** "My accountant says margin is 18%, is she right?" */
export const claims =
  /\b(?:is|are|was) (?:he|she|it|that|they|this) (?:right|correct|true|accurate)\b|\bis that (?:so|right|true)\b|\btrue or false\b|\bright\?\s*$/i

/** "Costs rose by 5% this quarter. Right?" claims a change, and no level. */
const claimsChange =
  /\b(?:rose|risen|grew|grown|increased|jumped|climbed|up|fell|fallen|dropped|declined|shrank|shrunk|down|lost|cost us|gained|halved|doubled|went (?:up|down)|gone (?:up|down))\b/i

/** A claim is short. */
const longest = 300

/** The change that is claimed, beside the time before. */
export const claimedChange: DerivedReader = (question) => {
  const { text, amounts, periods } = question
  if (text.length > longest) return undefined
  if (!claims.test(text) && !believes.test(text)) return undefined
  if (!claimsChange.test(text) || amounts.length > 1 || amounts.some(({ unit }) => unit !== 'percent'))
    return undefined
  if (periods.length > 1) return undefined
  const used: Used = new Set(amounts.map(({ first }) => first))
  // Costs are claimed of what they are, and not of their share.
  const measure = takeMeasure(
    question,
    used,
    amounts.length > 0 && /\bcost us\b/i.test(text) ? 'revenue' : undefined,
  )
  if (measure === undefined) return undefined
  const own = /\bcost us\b/i.test(text) && measure === 'costs' ? 'revenue' : measure
  const of = takeSelection(question, used, lastWeeks(1))
  return {
    operator: 'compare',
    measure: own,
    of,
    against: { ...of, period: { ...of.period, moved: 'just-before' } },
  }
}
const believes =
  /\b(?:thinks?|reckons?|says?|said|claims?|told (?:me|us)|believes?|insists?)\b.*(?:\?\s*$|\b(?:right|true|correct|agree)\b)/i
