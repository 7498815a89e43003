/** A sum of money as a text states it, and how often it is paid: "$410 a week", "about $7,600 in fees". */
import { comparedAmounts } from './compared-amounts.ts'

const amount =
  /\$(?<digits>\d[\d,]*(?:\.\d+)?)(?<thousand>k\b)?(?: (?:(?:a|per|each|every) (?<unit>day|week|fortnight|month|quarter|year)|(?<adverb>daily|weekly|monthly|yearly)))?/i
const adverbs: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}

/** Weeks in each stretch by which a sum may be paid. */
export const weeksIn = { day: 1 / 7, week: 1, fortnight: 2, month: 52 / 12, quarter: 13, year: 52 } as const
export type Unit = keyof typeof weeksIn

export type QuotedSum = {
  readonly value: number
  /** Undefined for a sum that comes once. */
  readonly each: Unit | undefined
}

/** True for the name of such a stretch. */
export const isUnit = (word: string): word is Unit => word in weeksIn

/** "Last week would have had about $3,300 more in fees": the sum of one week. */
const ofTime = (text: string): Unit | undefined => {
  const word = /\b(?:last|this|that|one) (week|month|quarter|year)\b/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return isUnit(word) ? word : undefined
}

const unitIn = (text: string): Unit | undefined => {
  const word = text.trim().split(' ').at(-1) ?? ''
  return isUnit(word) ? word : undefined
}

/** The sum in a text: of two that are set against each other the difference, else the first that says how often it is paid. */
export const quotedSum = (text: string): QuotedSum | undefined => {
  const compared = comparedAmounts(text)
  if (compared) return { value: Math.abs(compared.of - compared.against), each: unitIn(compared.each) }
  const found = [...text.matchAll(new RegExp(amount, 'gi'))].flatMap(({ groups }) => {
    const { digits = '', thousand, unit, adverb = '' } = groups ?? {}
    const each = (unit ?? adverbs[adverb.toLowerCase()] ?? '').toLowerCase()
    const value = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1)
    return [{ value, each: isUnit(each) ? each : ofTime(text) }]
  })
  return found.find(({ each }) => each !== undefined) ?? found[0]
}
