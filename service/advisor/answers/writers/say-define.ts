/** Explains a term in plain words: meaning, calculation, and the business's own figure. */
import {
  CombinedMeasure,
  isMeasured,
  type MeasuredName,
  type MeasureName,
  PerMeasure,
} from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { GlossaryTerm } from '#schema/advisor/terms'
import { dayText, plusDays } from '../../calendar.ts'
import { capital, type Line, say } from '../../line.ts'
import { combinedMeaning, measureLabel } from '../../measures/measure-names.ts'
import { eachOf, perOf } from '../../measures/per.ts'
import { unrecordedNeeds } from '../../measures/unrecorded.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { contrastOf } from '../../terms/contrasts.ts'
import { glossary } from '../../terms/glossary.ts'
import { measureTerms } from '../../terms/measure-terms.ts'
import { ownFigure } from '../../terms/own-figures.ts'
import { vocabularies } from '../../vocabulary.ts'
import { periodText } from '../period-text.ts'
import { type Ask, subjectFor, tradeOf, type Written } from '../written.ts'

type DefinePlan = Extract<Plan, { readonly operator: 'define' }>
type Term = MeasureName | GlossaryTerm

const lastQuarter = { of: { kind: 'last', unit: 'week', count: 13 } } as const
const lastWeek = { of: { kind: 'last', unit: 'week', count: 1 } } as const

/** Levels are given as of now, not as a quarterly mean. */
const levels: ReadonlySet<MeasureName> = new Set(['cash', 'runway'])

const lastDay = ({ context: { records } }: Ask<DefinePlan>): string => {
  const last = records.kpis.at(-1)
  return last ? dayText(plusDays(last.weekStart, 6)) : ''
}

const ownMeasure = (ask: Ask<DefinePlan>, measure: MeasuredName): Line | undefined => {
  const { was } = subjectFor(ask, measure)
  const isLevel = levels.has(measure)
  const own = evaluateValue(ask.context, {
    operator: 'value',
    measure,
    ...(isLevel ? { period: lastWeek } : { period: lastQuarter, aggregate: 'mean' }),
  })
  if (isNothing(own)) return undefined
  if (isLevel) return say`Here it was ${own.figure} on ${lastDay(ask)}.`
  const { when } = periodText(ask.context.records, lastQuarter)
  return say`Here ${was === 'were' ? 'they were' : 'it was'} ${own.figure} in a typical week ${when}.`
}

/** Calls a sale what the trade calls it. */
const inTrade = (ask: Ask<DefinePlan>, text: string): string => {
  const { sale, sales } = vocabularies[tradeOf(ask)]
  return text
    .replaceAll(/\bone sale\b/g, `one ${sale}`)
    .replaceAll(/\bsales (?:were|divided)|number of sales\b|many sales/g, (found) =>
      found.replace('sales', sales),
    )
}

const formulaLine = (ask: Ask<DefinePlan>, formula: string | undefined): string =>
  formula === undefined ? '' : ` It is worked out as ${inTrade(ask, formula)}.`

/** Meaning of a term, then its records. */
type Told = { readonly meaning: string; readonly how: string; readonly own: readonly (Line | undefined)[] }

const ofMeasure = (ask: Ask<DefinePlan>, measure: MeasureName): Told => {
  const { text } = subjectFor(ask, measure)
  const { means, formula } = CombinedMeasure.is(measure)
    ? { means: combinedMeaning(measure, tradeOf(ask)), formula: undefined }
    : PerMeasure.is(measure)
      ? {
          means: `${measureLabel(perOf(measure), tradeOf(ask))} divided by ${eachOf(measure) === 'hour' ? 'the hours open' : 'the number of sales'}`,
          formula: undefined,
        }
      : measureTerms[measure]
  return {
    meaning: `${capital(text.replace(/^the | a week$/g, ''))} means ${inTrade(ask, means)}.`,
    how: formulaLine(ask, formula),
    own: [
      isMeasured(measure)
        ? ownMeasure(ask, measure)
        : say`The records can’t give yours: that takes ${unrecordedNeeds[measure]}.`,
    ],
  }
}

const ofGlossary = (ask: Ask<DefinePlan>, term: GlossaryTerm): Told => {
  const { name, isMany, means, formula, needs, turnTo } = glossary[term]
  const how = formulaLine(ask, formula)
  return {
    meaning: `${name} ${isMany ? 'are' : 'is'} ${means}.`,
    how: isMany ? how.replace('It is', 'They are') : how,
    own: [
      ownFigure(ask.context.records, term),
      needs ? say`The records can’t give yours: that takes ${needs}.` : undefined,
      turnTo ? say`${turnTo}` : undefined,
    ],
  }
}

const told = (ask: Ask<DefinePlan>, term: Term): Told =>
  GlossaryTerm.is(term) ? ofGlossary(ask, term) : ofMeasure(ask, term)

/** Removes duplicates, because both may have the same example. */
const onceEach = (lines: readonly (Line | undefined)[]): readonly (Line | undefined)[] =>
  lines.filter((line, at) => line && lines.findIndex((one) => one?.text === line.text) === at)

const named = (line: Line | undefined, term: Term, ask: Ask<DefinePlan>): Line | undefined => {
  if (!line || GlossaryTerm.is(term)) return line
  const subject = capital(subjectFor(ask, term).text)
  return { ...line, text: line.text.replace(/^Here (?:it|they) /, `${subject} here `) }
}

const apart = (ask: Ask<DefinePlan>, one: Term, other: Term): readonly (Line | undefined)[] => {
  const contrast = contrastOf(one, other)
  const [first, second] = [told(ask, one), told(ask, other)]
  const own = onceEach([
    ...first.own.map((line) => named(line, one, ask)),
    ...second.own.map((line) => named(line, other, ask)),
  ])
  // The contrast explains both.
  return contrast
    ? [say`They are not the same. ${contrast}`, ...own]
    : [say`They are not the same. ${first.meaning} ${second.meaning}`, ...own]
}

export const sayDefine = (ask: Ask<DefinePlan>): Written => {
  const { term, measure, against } = ask.plan
  const subject = term ?? measure
  if (subject === undefined) return { lines: [say`Name the term, and I’ll explain it.`], support: 0 }
  if (against !== undefined) return { lines: apart(ask, subject, against), support: 1 }
  const { meaning, how, own } = told(ask, subject)
  return { lines: [say`${meaning}${how}`, ...own], support: 1 }
}
