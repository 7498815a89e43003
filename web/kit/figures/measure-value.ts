/** Values of measures, and the look of a verdict. Pure. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Verdict } from '#schema/advisory/outcome'
import { money, moneyToTheCent, number, percent } from '../formats.ts'
import type { Meaning } from '../StatusMark.tsx'

const percents = /share$|^margin$|^growth$/
const counts: readonly RecordedMeasure[] = ['transactions', 'hours-traded', 'transactions-per-hour', 'runway']

/** True for measures in dollars. */
export const isMoney = (measure: RecordedMeasure): boolean => !isPercent(measure) && !counts.includes(measure)

/** True for measures in percent. */
export const isPercent = (measure: RecordedMeasure): boolean => percents.test(measure)

/** A value of a measure: `$17,861`, `10.9%`, `1,352`. */
export const measureValue = (measure: RecordedMeasure, value: number): string => {
  if (isPercent(measure)) return percent(value)
  if (!isMoney(measure)) return number(value, 1)
  return Math.abs(value) < 100 ? moneyToTheCent(value) : money(value)
}

/** Colour and shape of a verdict. */
export const verdictMeanings = {
  hit: 'good',
  missed: 'risk',
  'cannot-tell': 'neutral',
} as const satisfies Record<Verdict, Meaning>
