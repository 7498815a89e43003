/** Sums that are worked out from parts: equal instalments, and a rise for every hour. */
import type { Product } from '#schema/advisor/change-plans'
import { eachOf, numberOf, type Reader, scenario, weekly, without } from './parts.ts'

const span = `(?:over|across|in|for|by) (?:the next )?(?<long>\\d{1,3}|two|three|four|five|six|ten|twelve)(?: equal)? ?(?<unit>weeks|months|quarters|years|week|month|year)(?:ly)?(?: (?:payments|instal?ments))?`

/** "Paid off over 12 months": equal parts, without interest. */
export const instalments: Reader = (question, text, { value, every }) => {
  if (every !== undefined || /%|\bper ?cent\b|\binterest\b|\bloan\b|\bborrow/i.test(text)) return undefined
  const over = without(text, `\\b${span}\\b`)
  const off =
    over &&
    without(
      over.rest,
      '\\b(?:pa(?:y|id|ying)(?: (?:it|that|them|this|for it))?(?: off)?|spread(?:ing)?(?: (?:it|that|the cost))?|instal?ments?|financ(?:e|ed|ing)(?: it)?|payment plan)\\b',
    )
  const { long, unit } = over?.groups ?? {}
  if (!off || !long || !unit) return undefined
  const every1 = unit.replace(/s$/i, '').toLowerCase()
  if (every1 !== 'week' && every1 !== 'month' && every1 !== 'quarter' && every1 !== 'year') return undefined
  const part = value / numberOf(long)
  // What is bought is a thing of its own, whatever it is: it adds nothing to the sum.
  const thing =
    /\b(?:an?|the|new|another|that|this|for)(?: new)?(?: ,)? (?!(?:if|and|but|when)\b)(?:\p{L}+ ){0,2}\p{L}+\b/iu
  return {
    plan: scenario(question, {
      changes: [
        weekly(
          'other',
          part,
          every1,
          every1 === 'week'
            ? {}
            : {
                product: {
                  factors: [{ size: Math.round(part * 100) / 100, unit: 'aud' }],
                  ...eachOf(every1),
                },
              },
        ),
      ],
    }),
    rest: off.rest
      .replace(/\b(?:it|that)(?:['’]s| is| costs?)\b/i, ' ')
      .replace(/\boff\b/i, ' ')
      .replace(thing, ' '),
  }
}

/** "Wages go up $1 an hour and we roster 228 hours": the rise for every hour. */
export const byHour: Reader = (question, text, { value, every }) => {
  if (every !== 'hour') return undefined
  const pay = without(
    text,
    '\\b(?:(?:the|our|my) )?(?:wages?|pay(?: rates?)?|staff|award(?: (?:wage|rate))?|hourly rate)\\b',
  )
  const up =
    pay &&
    without(
      pay.rest,
      '\\b(?:go(?:es)?(?: up)?|went up|rise|rises|rose|up|increases?|lifts?|(?:get|gets|got) (?:a )?(?:rise|raise))\\b',
    )
  const hours =
    up &&
    without(
      up.rest,
      '\\b(?:(?:and|with|across|over|for|on) )?(?:(?:we|i) (?:roster|pay(?: for)?|work|use|run|have|need) )?(?:about |around )?(?<hours>\\d[\\d,]*) (?:paid |rostered )?hours(?: (?:a|per|each|every) week| weekly)?',
    )
  const size = Number(hours?.groups.hours?.replaceAll(',', ''))
  if (!hours || !(size > 0)) return undefined
  const factors: Product['factors'] = [
    { size, unit: 'hours' },
    { size: value, unit: 'aud' },
  ]
  return {
    plan: scenario(question, { changes: [weekly('staff', size * value, 'week', { product: { factors } })] }),
    rest: hours.rest.replace(/\b(?:by|up|lifts?|lifted|pay rates?|wages?|pay|for everyone)\b/gi, ' '),
  }
}
