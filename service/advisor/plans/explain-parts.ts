/** Parts of a change: a table of formulas over two covers; each part becomes a figure. */
import { CombinedMeasure, type MeasuredName, PerMeasure, type RecordedMeasure } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { expenseKinds } from '#schema/kpi/kpi'
import type { FormulaName } from '../formulas.ts'
import { type Base, isInWeek } from '../measures/bases.ts'
import { combinationOf } from '../measures/combined.ts'
import { differenceUnit, type Measure } from '../measures/measures.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import type { Cover } from './cover.ts'
import { coverText } from './cover-text.ts'
import { baseInputs } from './inputs.ts'
import { figureOf, labelOf } from './measured.ts'

type Covers = readonly [now: Cover, before: Cover]
type Side = 'now' | 'before'

/** One part: a formula over bases of either side. */
type Part = {
  readonly words: string
  readonly formula: FormulaName
  readonly of: readonly (readonly [Base, Side])[]
}

const bothSides = (...bases: readonly Base[]): Part['of'] => [
  ...bases.map((base): readonly [Base, Side] => [base, 'now']),
  ...bases.map((base): readonly [Base, Side] => [base, 'before']),
]

/** A saving counts positively: before minus now. */
const savedOn = (...bases: readonly Base[]): Part['of'] => [
  ...bases.map((base): readonly [Base, Side] => [base, 'before']),
  ...bases.map((base): readonly [Base, Side] => [base, 'now']),
]

const hasLines = ({ kpis }: Records, covers: Covers): boolean =>
  covers.every(({ grain, dates }) => {
    const wanted = new Set(dates)
    return (
      grain === 'week' &&
      kpis.every((week) => !wanted.has(week.weekStart) || expenseKinds.every((kind) => isInWeek(week, kind)))
    )
  })

type Definition = (
  lines: readonly Base[],
  words: { readonly sale: string; readonly sales: string; readonly perSale: string },
) => readonly Part[]

const salesParts: Definition = (_lines, { sales, perSale }) => [
  {
    words: `part of the number of ${sales}`,
    formula: 'volume-effect',
    of: bothSides('revenue', 'transactions'),
  },
  { words: `part of ${perSale}`, formula: 'price-effect', of: bothSides('revenue', 'transactions') },
]

const lineParts = (
  lines: readonly Base[],
  formula: FormulaName,
  of: (line: Base) => Part['of'],
): readonly Part[] => lines.map((line) => ({ words: `part of ${line}`, formula, of: of(line) }))

const ratioParts =
  (formula: 'share' | 'each', part: Base, whole: Base): Definition =>
  () => [
    { words: `part of ${part}`, formula: `${formula}-part-effect`, of: bothSides(part, whole) },
    { words: `part of ${whole}`, formula: `${formula}-whole-effect`, of: bothSides(part, whole) },
  ]

const definitions: { readonly [name in RecordedMeasure]?: Definition } = {
  revenue: salesParts,
  supplies: (_lines, { sales, sale }) => [
    {
      words: `part of the number of ${sales}`,
      formula: 'volume-effect',
      of: bothSides('supplies', 'transactions'),
    },
    {
      words: `part of supplies a ${sale}`,
      formula: 'price-effect',
      of: bothSides('supplies', 'transactions'),
    },
  ],
  costs: (lines) => lineParts(lines, 'change', (line) => bothSides(line)),
  profit: (lines, words) => [
    ...salesParts(lines, words),
    ...lineParts(lines, 'change', (line) => savedOn(line)),
  ],
  margin: (lines) => lineParts(lines, 'share-change', (line) => savedOn(line, 'revenue')),
  'cost-share': (lines) => lineParts(lines, 'share-change', (line) => bothSides(line, 'revenue')),
}

/** Revenue after some lines moves with sales and those lines; several lines together move with each. */
const combinedParts = (name: MeasuredName): Definition | undefined => {
  const { kind, lines = [], isShare } = combinationOf(name) ?? {}
  if (kind === 'sum-of')
    return isShare
      ? () => lineParts(lines, 'share-change', (line) => bothSides(line, 'revenue'))
      : () => lineParts(lines, 'change', (line) => bothSides(line))
  if (kind === undefined) return undefined
  return isShare
    ? () => lineParts(lines, 'share-change', (line) => savedOn(line, 'revenue'))
    : (all, words) => [...salesParts(all, words), ...lineParts(lines, 'change', (line) => savedOn(line))]
}

const definitionOf = ({ name, formula, series }: Measure): Definition | undefined => {
  if (CombinedMeasure.is(name)) return combinedParts(name)
  const [part, whole] = series
  const isRatio = (formula === 'share' || formula === 'each') && part && whole
  const own = PerMeasure.is(name) ? undefined : definitions[name]
  return own ?? (isRatio ? ratioParts(formula, part.base, whole.base) : undefined)
}

/** The parts of a change from the second cover to the first; undefined if the measure has none. */
export const partsOfChange = (
  records: Records,
  measure: Measure,
  [now, before]: Covers,
): readonly (Figure | undefined)[] | undefined => {
  // Without expenses by line, all costs are one line.
  const lines: readonly Base[] = hasLines(records, [now, before]) ? expenseKinds : ['costs']
  const parts = definitionOf(measure)?.(lines, vocabularies[records.business.type])
  return parts?.map(({ words, formula, of }) =>
    figureOf(records, {
      label: labelOf(records, measure, `${words}, ${coverText(now)} against ${coverText(before)}`),
      unit: differenceUnit(measure.unit),
      formula,
      inputs: of.map(([base, side], part) => baseInputs(records, base, side === 'now' ? now : before, part)),
    }),
  )
}
