/** What advice stands on: every figure with its source, the passages used, who advised, and how sure the records let it be. */
import * as t from 'io-ts'
import type { DataRefs } from './event.ts'
import { record } from './record.ts'
import { Decimal, IsoDate, integer, oneOf, text } from './scalars.ts'

/** What a figure is measured in: `aud` dollars, `percent`, percentage `points`, `ratio` as it stands, or a plain count of things. */
export const FigureUnit = oneOf('aud', 'percent', 'points', 'ratio', 'count', 'hours', 'weeks', 'months')
export type FigureUnit = t.TypeOf<typeof FigureUnit>

/**
 * The kinds of record that a figure or a passage can come from. `benchmark` is our published table of industries,
 * `question` a number that the person stated, `assumption` one that the advisor states openly.
 */
export const SourceKind = oneOf(
  'kpi',
  'hourly',
  'focus',
  'profile',
  'advisory',
  'memo',
  'brief',
  'benchmark',
  'question',
  'assumption',
)
export type SourceKind = t.TypeOf<typeof SourceKind>

/**
 * One input of a formula: a field of the records of a kind from one day to another (both included), narrowed to a
 * weekday (0 is Monday) or an hour where that matters; or one record by its id; or a value that stands for itself.
 */
export const FigureInput = record(
  { kind: SourceKind, field: text(60, 1) },
  {
    id: text(64, 1),
    from: IsoDate,
    to: IsoDate,
    weekday: integer(0, 6),
    hour: integer(0, 23),
    value: Decimal,
  },
  'FigureInput',
)
export type FigureInput = t.TypeOf<typeof FigureInput>

/** A figure in advice: `shown` is how it stands in the text, `formula` names how `value` follows from the inputs. */
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

/** A passage of the workspace's own writing that the advice used; `id` names the record. */
export const Passage = record(
  { kind: SourceKind, id: text(64, 1), title: text(300), excerpt: text(1000) },
  undefined,
  'Passage',
)
export type Passage = t.TypeOf<typeof Passage>

/** Who advised: our own analysis or a language model; `note` says why it was not the one that was asked for. */
export const Advisor = record(
  { name: oneOf('built-in', 'language-model'), promptVersion: text(40, 1) },
  {
    model: text(120, 1),
    note: text(300, 1),
    inputTokens: integer(0),
    outputTokens: integer(0),
    /** Of this turn, by the prices that the configuration states. */
    costUsd: Decimal,
    milliseconds: integer(0),
  },
  'Advisor',
)
export type Advisor = t.TypeOf<typeof Advisor>

/** How sure the records let the advice be, in percent, with the three parts that it was computed from, each 0 to 1. */
export const Confidence = record(
  {
    percent: integer(0, 100),
    coverage: Decimal,
    recency: Decimal,
    agreement: Decimal,
    because: text(600, 1),
  },
  undefined,
  'Confidence',
)
export type Confidence = t.TypeOf<typeof Confidence>

/** What stood behind one piece of advice. `unverified` are numbers in its text that no record bears out. */
export const Basis = record(
  {
    advisor: Advisor,
    confidence: Confidence,
    figures: t.array(Figure),
    passages: t.array(Passage),
    unverified: t.array(text(60, 1)),
  },
  /** Kinds of record that were used beyond those of the figures and passages. */
  { kinds: t.array(SourceKind) },
  'Basis',
)
export type Basis = t.TypeOf<typeof Basis>

/** What is known of advice before its first word: the advisor that is asked, and the passages that it is given. */
export const Begun = record({ advisor: Advisor, passages: t.array(Passage) }, undefined, 'Begun')
export type Begun = t.TypeOf<typeof Begun>

/** What the decision log says of a basis: the kinds of record used, and how many passages, where any was (decision 26). */
export const basisRefs = ({
  figures = [],
  passages,
  kinds: other = [],
}: Begun & Partial<Basis>): DataRefs => {
  const kinds = new Set([
    ...other,
    ...figures.flatMap(({ inputs }) => inputs.map(({ kind }) => kind)),
    ...passages.map(({ kind }) => kind),
  ])
  return { dataSources: [...kinds].sort(), ...(passages.length > 0 ? { ragChunks: passages.length } : {}) }
}
