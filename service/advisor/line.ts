/** Sentences that include their figures, so that no number enters a text without its source. */
import type { Figure } from '#schema/core/advice'
import { direction } from './figure.ts'
import { vocabularies } from './vocabulary.ts'

/** A sentence, and the figures in it. */
export type Line = { readonly text: string; readonly figures: readonly Figure[] }

type Part = Figure | Line | string | undefined

const singulars: ReadonlyMap<string, string> = new Map(
  Object.values(vocabularies).map(({ sale, sales }) => [sales, sale]),
)

/** What a business sells, singular or plural for the count before it: "1 sale", "1 more sale". */
const inNumber = (noun: string, between: string, before: Part): string =>
  typeof before === 'object' && 'formula' in before && before.shown === '1' && /^ (?:\w+ )?$/.test(between)
    ? (singulars.get(noun) ?? noun)
    : noun

/** A sentence as a tagged template; figures appear in display form. Undefined if any part is. */
export const say = (words: TemplateStringsArray, ...parts: readonly Part[]): Line | undefined => {
  if (parts.some((part) => part === undefined)) return undefined
  const figures: Figure[] = []
  const texts = words.flatMap((word, index) => {
    const part = parts[index]
    if (part === undefined) return [word]
    if (typeof part === 'string') return [word, inNumber(part, word, parts[index - 1])]
    if ('formula' in part) {
      figures.push(part)
      return [word, part.shown]
    }
    figures.push(...part.figures)
    return [word, part.text]
  })
  return { text: texts.join(''), figures }
}

/** A change in words: "up $740 (4.2%)", "down 41", "unchanged". */
export const moved = (change: Figure | undefined, percent?: Figure): Line | undefined => {
  if (change === undefined) return undefined
  const way = direction(change)
  if (way === 'unchanged') return say`unchanged`
  return percent ? say`${way} ${change} (${percent})` : say`${way} ${change}`
}

type Outcome = { readonly likely: Figure; readonly low: Figure; readonly high: Figure }

/** Effect of an outcome on profit, after "would": "add about $130 a week to profit (between $64 and $190)". */
export const effect = (outcome: Outcome | undefined): Line | undefined => {
  if (outcome === undefined) return undefined
  const { likely, low, high } = outcome
  const spread = () => {
    if (low.value >= 0) return say`between ${low} and ${high}`
    if (high.value < 0) return say`between ${high} and ${low}`
    return say`between a loss of ${low} and a gain of ${high}`
  }
  return likely.value < 0
    ? say`take about ${likely} a week off profit (${spread()})`
    : say`add about ${likely} a week to profit (${spread()})`
}

const joined = (lines: readonly (Line | undefined)[], between: string): Line => {
  const said = lines.flatMap((line) => (line === undefined || line.text === '' ? [] : [line]))
  return { text: said.map(({ text }) => text).join(between), figures: said.flatMap(({ figures }) => figures) }
}

/** Joins the defined lines into a paragraph. */
export const paragraph = (lines: readonly (Line | undefined)[]): Line => joined(lines, ' ')

/** Joins the defined lines into a table or list. */
export const rows = (lines: readonly (Line | undefined)[]): Line => joined(lines, '\n')

/** Capitalises the first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A line that begins a sentence: capital first letter. */
export const raised = ({ text, figures }: Line): Line => ({ text: capital(text), figures })

/** A line that continues a sentence: lower-case first letter. */
export const lowered = ({ text, figures }: Line): Line => ({
  text: text.charAt(0).toLowerCase() + text.slice(1),
  figures,
})

/** A line without its full stop. */
export const withoutStop = ({ text, figures }: Line): Line => ({ text: text.replace(/\.$/, ''), figures })

/** The figures without duplicates. */
export const eachOnce = (figures: readonly Figure[]): readonly Figure[] => [
  ...new Map(figures.map((figure) => [JSON.stringify(figure), figure])).values(),
]
