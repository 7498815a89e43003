/** Evidence behind advice: figures with their sources, passages, the advisor, and the confidence. */
import * as t from 'io-ts'
import type { DataRefs } from './event.ts'
import { record } from './record.ts'
import { Decimal, IsoDate, integer, oneOf, text } from './scalars.ts'

/** Unit of a figure: `aud` dollars, `percent`, percentage `points`, a plain `ratio` or `count`, or a time. */
export const FigureUnit = oneOf('aud', 'percent', 'points', 'ratio', 'count', 'hours', 'weeks', 'months')
export type FigureUnit = t.TypeOf<typeof FigureUnit>

/**
 * Source of a figure or a passage. `import`: rows of imported files, by what they name. `benchmark`: our published industry
 * table. `question`: a number that the user stated. `assumption`: one that the advisor assumes and says so.
 */
export const SourceKind = oneOf(
  'kpi',
  'hourly',
  'focus',
  'profile',
  'advisory',
  'memo',
  'brief',
  'note',
  'import',
  'benchmark',
  'question',
  'assumption',
)
export type SourceKind = t.TypeOf<typeof SourceKind>

/**
 * Input of a formula: a field of all records of a kind from one day to another (inclusive), optionally only of one weekday
 * (0 is Monday), of one hour, or of the hours from `hour` until `untilHour` (exclusive); a field of one record, by id; or a
 * plain value. Inputs with the same `part` are one series of the formula, such as the summers of two years.
 */
export const FigureInput = record(
  { kind: SourceKind, field: text(60, 1) },
  {
    id: text(64, 1),
    from: IsoDate,
    to: IsoDate,
    weekday: integer(0, 6),
    hour: integer(0, 23),
    untilHour: integer(1, 24),
    value: Decimal,
    part: integer(0, 1000),
  },
  'FigureInput',
)
export type FigureInput = t.TypeOf<typeof FigureInput>

/** A figure in advice: `shown` is its form in the text, `formula` names how `value` is computed from the inputs. */
export const Figure = record(
  {
    label: text(160, 1),
    value: Decimal,
    unit: FigureUnit,
    shown: text(60, 1),
    formula: text(60, 1),
    asOf: IsoDate,
    inputs: t.array(FigureInput),
  },
  undefined,
  'Figure',
)
export type Figure = t.TypeOf<typeof Figure>

/** A passage of the workspace's own texts that the advice used; `id` is that of the record. */
export const Passage = record(
  { kind: SourceKind, id: text(64, 1), title: text(300), excerpt: text(1000) },
  undefined,
  'Passage',
)
export type Passage = t.TypeOf<typeof Passage>

/** The advisor: our own analysis or a language model; `note` says why it was not the one requested. */
export const Advisor = record(
  { name: oneOf('built-in', 'language-model'), promptVersion: text(40, 1) },
  {
    model: text(120, 1),
    note: text(300, 1),
    inputTokens: integer(0),
    outputTokens: integer(0),
    /** Cost of this turn, by the configured prices. */
    costUsd: Decimal,
    milliseconds: integer(0),
  },
  'Advisor',
)
export type Advisor = t.TypeOf<typeof Advisor>

/** Confidence in percent, with the three parts from which it is calculated, each 0 to 1. */
export const Confidence = record(
  {
    percent: integer(0, 100),
    coverage: Decimal,
    recency: Decimal,
    agreement: Decimal,
    because: text(600, 1),
  },
  /** In conversations there is a fourth part: how certain it is that the question was understood. */
  { reading: Decimal },
  'Confidence',
)
export type Confidence = t.TypeOf<typeof Confidence>

/** Evidence behind a piece of advice. `unverified` are numbers in its text that no record supports. */
export const Basis = record(
  {
    advisor: Advisor,
    confidence: Confidence,
    figures: t.array(Figure),
    passages: t.array(Passage),
    unverified: t.array(text(60, 1)),
  },
  /** Further kinds of record used, besides those of the figures and passages. */
  { kinds: t.array(SourceKind) },
  'Basis',
)
export type Basis = t.TypeOf<typeof Basis>

/** The part of a basis that is known before the advice is written: the advisor and its passages. */
export const PartialBasis = record(
  { advisor: Advisor, passages: t.array(Passage) },
  undefined,
  'PartialBasis',
)
export type PartialBasis = t.TypeOf<typeof PartialBasis>

/** References for the decision log: the kinds of record used, and the number of passages, if any (decision 26). */
export const basisRefs = ({
  figures = [],
  passages,
  kinds: other = [],
}: PartialBasis & Partial<Basis>): DataRefs => {
  const kinds = new Set([
    ...other,
    ...figures.flatMap(({ inputs }) => inputs.map(({ kind }) => kind)),
    ...passages.map(({ kind }) => kind),
  ])
  return { dataSources: [...kinds].sort(), ...(passages.length > 0 ? { ragChunks: passages.length } : {}) }
}
