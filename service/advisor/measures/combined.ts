/** Measures that combine expense lines: revenue after some of them, or several together. */
import {
  type CombinedMeasure as Combined,
  CombinedMeasure,
  type ExpenseLine,
  expenseLines,
  type MeasureName,
} from '#schema/advisor/measure'

export type Combination = {
  readonly kind: 'rest-after' | 'sum-of'
  readonly lines: readonly ExpenseLine[]
  readonly isShare: boolean
}

const lineOf = (word: string): ExpenseLine | undefined => expenseLines.find((line) => line === word)

/** Lines combined by a measure's name; undefined if it combines none. */
export const combinationOf = (name: MeasureName): Combination | undefined => {
  if (!CombinedMeasure.is(name)) return undefined
  const [first = '', second = '', ...rest] = name.split('-')
  return {
    kind: `${first}-${second}` === 'sum-of' ? 'sum-of' : 'rest-after',
    lines: rest.flatMap((word) => lineOf(word) ?? []),
    isShare: rest.at(-1) === 'share',
  }
}

/** Measure of a combination; lines in fixed order, each once. All of them together are profit or all costs. */
export const combined = (
  kind: Combination['kind'],
  lines: readonly ExpenseLine[],
  isShare = false,
): MeasureName | undefined => {
  const own = expenseLines.filter((line) => lines.includes(line))
  const [only] = own
  if (only === undefined) return undefined
  if (own.length === expenseLines.length) {
    if (kind === 'rest-after') return isShare ? 'margin' : 'profit'
    return isShare ? 'cost-share' : 'costs'
  }
  if (kind === 'sum-of' && own.length === 1) return isShare ? `${only}-share` : only
  const name: Combined = `${kind}-${own.join('-')}${isShare ? '-share' : ''}`
  return CombinedMeasure.is(name) ? name : undefined
}
