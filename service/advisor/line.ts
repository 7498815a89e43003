/** Sentences that bring their figures along, so that no number enters a text without its source. */
import type { Figure } from '#schema/core/advice'
import { direction } from './figure.ts'
import { vocabularies } from './vocabulary.ts'

/** A sentence, and the figures in it. */
export type Line = { readonly text: string; readonly figures: readonly Figure[] }

type Part = Figure | Line | string | undefined

const singulars: ReadonlyMap<string, string> = new Map(
  Object.values(vocabularies).map(({ sale, sales }) => [sales, sale]),
)

/** What a business sells, in the number that goes with the count before it: "1 sale", "1 more sale". */
const inNumber = (noun: string, between: string, before: Part): string =>
  typeof before === 'object' && 'formula' in before && before.shown === '1' && /^ (?:\w+ )?$/.test(between)
    ? (singulars.get(noun) ?? noun)
    : noun

/** A sentence as a tagged template: figures stand as they are shown. Undefined where one of its parts is: nothing is half said. */
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

/** An outcome in words: "$310", or "a loss of $310". */
export const gain = (figure: Figure | undefined): Line | undefined =>
  figure && (figure.value < 0 ? say`a loss of ${figure}` : say`${figure}`)

/** From one outcome to another: "$120 to $310", "a loss of $80 to a gain of $310". */
export const range = (low: Figure | undefined, high: Figure | undefined): Line | undefined => {
  const isMixed = low !== undefined && high !== undefined && low.value < 0 && high.value >= 0
  return isMixed ? say`${gain(low)} to a gain of ${high}` : say`${gain(low)} to ${gain(high)}`
}

const joined = (lines: readonly (Line | undefined)[], between: string): Line => {
  const said = lines.flatMap((line) => (line === undefined || line.text === '' ? [] : [line]))
  return { text: said.map(({ text }) => text).join(between), figures: said.flatMap(({ figures }) => figures) }
}

/** The lines that could be said, one after another. */
export const paragraph = (lines: readonly (Line | undefined)[]): Line => joined(lines, ' ')

/** The lines that could be said, one below another: a table or a list. */
export const rows = (lines: readonly (Line | undefined)[]): Line => joined(lines, '\n')

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The same figures, each once. */
export const eachOnce = (figures: readonly Figure[]): readonly Figure[] => [
  ...new Map(figures.map((figure) => [JSON.stringify(figure), figure])).values(),
]
