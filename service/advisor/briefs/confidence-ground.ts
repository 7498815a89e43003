/** Basis of a brief's confidence: weekly fields of its measure, and what no record shows. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Rests } from '../confidence.ts'
import type { WeekField } from '../field-values.ts'
import { bases } from '../measures/bases.ts'
import { basesOf, measureNamed } from '../measures/measures.ts'

const headings: { readonly [name in RecordedMeasure]?: WeekField } = {
  margin: 'surplusPercent',
  'revenue-per-transaction': 'revenuePerTransaction',
}

const unmeasured: { readonly [name in RecordedMeasure]?: string } = {
  'revenue-per-transaction': 'how volume responds to prices',
  transactions: 'who comes back',
  staff: 'the hours worked',
  'staff-share': 'the hours worked',
  'marketing-share': 'what a campaign brings',
}

export const restsOn = (measure: RecordedMeasure, fit: number, missing: readonly string[] = []): Rests => {
  const fields = basesOf(measureNamed(measure)).flatMap((base): readonly WeekField[] => {
    const found = bases[base]
    return 'week' in found ? [found.week] : []
  })
  const own = unmeasured[measure]
  return {
    fields,
    heading: headings[measure] ?? fields[0] ?? 'revenue',
    unmeasured: [...missing, ...(own === undefined ? [] : [own])],
    fit,
  }
}
