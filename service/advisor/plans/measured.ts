/** Figures of measures over covers: one, the difference of two, or many. */
import type { Figure, FigureInput, FigureUnit } from '#schema/core/advice'
import { seriesBehind } from '../field-values.ts'
import { measure as makeFigure } from '../figure.ts'
import { compute, type FormulaName } from '../formulas.ts'
import type { MeasureFormula } from '../measures/composed-formulas.ts'
import { measureLabel } from '../measures/measure-names.ts'
import { addsUp, differenceUnit, type Measure } from '../measures/measures.ts'
import type { Records } from '../records.ts'
import type { Cover } from './cover.ts'
import { coverText } from './cover-text.ts'
import { inputsOf } from './inputs.ts'

/** Whether sums are totals or daily or weekly means. Ratios and last values are the same either way. */
export type Basis = 'whole' | 'mean'

/** A measure's formula for a basis. */
export const formulaOf = ({ formula }: Measure, basis: Basis): MeasureFormula => {
  if (basis === 'whole') return formula
  switch (formula) {
    case 'sum':
      return 'mean'
    case 'rest-1':
    case 'rest-2':
    case 'rest-3':
    case 'rest-4':
    case 'together-2':
    case 'together-3':
    case 'together-4':
      return `mean-${formula}`
    default:
      return formula
  }
}

const maxLabel = 160

/** Label of a figure: the measure in the words of the trade, and the days or weeks. */
export const labelOf = ({ business }: Records, measure: Measure, words: string): string =>
  `${measureLabel(measure.name, business.type)}, ${words}`.slice(0, maxLabel)

type Spec = {
  readonly label: string
  readonly unit: FigureUnit
  readonly formula: FormulaName
  readonly inputs: readonly (readonly FigureInput[] | undefined)[]
}

/** A figure over the inputs of one or several covers; undefined if one of them has none. */
export const figureOf = (records: Records, { inputs, ...spec }: Spec): Figure | undefined => {
  const all: FigureInput[] = []
  for (const some of inputs) {
    if (some === undefined) return undefined
    all.push(...some)
  }
  return makeFigure(records)({ ...spec, inputs: all })
}

// A last value belongs to the last week alone.
const spokenCover = (measure: Measure, cover: Cover): Cover =>
  addsUp(measure) === 'last' ? { ...cover, dates: cover.dates.slice(-1) } : cover

/** A measure over a cover. */
export const measureCover = (
  records: Records,
  measure: Measure,
  cover: Cover,
  basis: Basis = 'whole',
): Figure | undefined =>
  figureOf(records, {
    label: labelOf(
      records,
      measure,
      `${formulaOf(measure, basis).startsWith('mean') ? `mean a ${cover.grain}, ` : ''}${coverText(spokenCover(measure, cover))}`,
    ),
    unit: measure.unit,
    formula: formulaOf(measure, basis),
    inputs: [inputsOf(records, measure, cover)],
  })

/** Value of a measure over a cover, without a figure; NaN if the records are insufficient. */
export const measuredValue = (records: Records, measure: Measure, cover: Cover): number => {
  const inputs = inputsOf(records, measure, cover)
  return inputs ? compute(measure.formula, seriesBehind(records, inputs)) : Number.NaN
}

/** One cover's value minus, over, or in percent of another's. */
export const comparedCovers = (
  records: Records,
  measure: Measure,
  [one, other]: readonly [Cover, Cover],
  combinator: 'difference of' | 'percent change of',
  basis: Basis = 'whole',
): Figure | undefined => {
  const words = combinator === 'difference of' ? 'change' : 'change in percent'
  return figureOf(records, {
    label: labelOf(records, measure, `${words}, ${coverText(one)} against ${coverText(other)}`),
    unit: combinator === 'difference of' ? differenceUnit(measure.unit) : 'percent',
    formula: `${combinator} ${formulaOf(measure, basis)}`,
    inputs: [inputsOf(records, measure, one), inputsOf(records, measure, other, measure.series.length)],
  })
}

/** Mean or median of a measure over several covers. */
export const summedUp = (
  records: Records,
  measure: Measure,
  covers: readonly Cover[],
  by: 'mean' | 'median',
  words: string,
): Figure | undefined =>
  figureOf(records, {
    label: labelOf(records, measure, words),
    unit: measure.unit,
    formula: `${by} of ${measure.formula}`,
    inputs: covers.map((cover, index) => inputsOf(records, measure, cover, index * measure.series.length)),
  })
