/** Sentences of a brief and their selection: required ones, then as many others as fit. */
import { type Line, paragraph } from '../line.ts'

export type Section = 'what' | 'why' | 'soWhat'

/** A sentence with its place. `weight` 0 is required; otherwise lower weights come first. */
export type Sentence = {
  readonly in: Section
  readonly line: Line | undefined
  readonly weight: number
  /** Of sentences with the same value, only the first that fits is used. */
  readonly instead?: string
}

/** Limits of words and figures of a brief. */
export const limits = { leastWords: 120, mostWords: 180, leastFigures: 4, mostFigures: 8 } as const

const wordsOf = ({ text }: Line): number => text.split(/\s+/).filter((word) => word !== '').length

type Said = Sentence & { readonly line: Line }

const figureKey = (figure: Line['figures'][number]): string => JSON.stringify([figure.shown, figure.label])

const sizeOf = (said: readonly Said[]) => ({
  words: said.reduce((sum, { line }) => sum + wordsOf(line), 0),
  figures: new Set(said.flatMap(({ line }) => line.figures.map(figureKey))).size,
})

/** True if a sentence can be added: within the limits, and only while the brief is too short. */
const fits = (chosen: readonly Said[], next: Said): boolean => {
  const before = sizeOf(chosen)
  const after = sizeOf([...chosen, next])
  const isShort = before.words < limits.leastWords || before.figures < limits.leastFigures
  const isNeeded = next.weight <= 1 || isShort
  const hasRoom = after.figures <= limits.mostFigures || after.figures === before.figures
  return isNeeded && after.words <= limits.mostWords && hasRoom
}

/** Selected sentences, without duplicates, as one paragraph per section. */
export const compose = (sentences: readonly Sentence[]): Readonly<Record<Section, Line>> => {
  const sayable = sentences.flatMap((sentence): readonly Said[] =>
    sentence.line === undefined || sentence.line.text === '' ? [] : [{ ...sentence, line: sentence.line }],
  )
  const chosen: Said[] = sayable.filter(({ weight }) => weight === 0)
  for (const next of sayable
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => one.weight - other.weight))
    if (fits(chosen, next) && !chosen.some((one) => one.instead && one.instead === next.instead))
      chosen.push(next)
  const section = (name: Section): Line =>
    paragraph(sayable.filter((one) => one.in === name && chosen.includes(one)).map(({ line }) => line))
  return { what: section('what'), why: section('why'), soWhat: section('soWhat') }
}
