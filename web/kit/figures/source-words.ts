/** Where a figure comes from, in words. */
import type { Figure, FigureInput } from '#schema/core/advice'
import { textOf } from '../../core/language.ts'
import { adviceText } from '../../messages/en/advice.ts'
import { mediumDay, number, shortDay } from '../formats.ts'

type Words = (typeof adviceText)['english']

// A day belongs to no zone, so it must not move into one.
const day = (date: string): string => mediumDay(date, 'UTC')

const spelled = (field: string): string =>
  field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

const daysOf = ({ from, to }: FigureInput, words: Words): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : words.until(day(to))
  if (to === undefined) return words.since(day(from))
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return words.days(from === to ? day(to) : isOneYear ? shortDay(from, 'UTC') : day(from), day(to))
}

/** One source: `Weekly figures: profit margin, 17 Aug to 15 Nov 2026`. */
export const sourceWords = (input: FigureInput): string => {
  const words = textOf(adviceText)
  const { kind, field, value, weekday, hour } = input
  const name = words.fields[field] ?? (/[ ,]/.test(field) ? field : spelled(field))
  const said = [
    value === undefined ? name : `${name} ${number(value, 4)}`,
    weekday === undefined ? undefined : words.weekdays[weekday],
    hour === undefined ? undefined : words.atHour(hour),
    daysOf(input, words),
  ].filter((each) => each !== undefined)
  return `${words.kinds[kind]}: ${said.join(', ')}`
}

/** The kinds of record behind a figure, in a line: `Weekly figures, as of 15 Nov 2026`. */
export const sourceLine = ({ inputs, asOf }: Figure): string => {
  const words = textOf(adviceText)
  const kinds = [...new Set(inputs.map(({ kind }) => words.kinds[kind]))]
  return [...kinds, words.asOf(day(asOf))].join(', ')
}

const ownWords: readonly FigureInput['kind'][] = ['question', 'assumption', 'benchmark']

/** Whether any record of the business stands behind a figure, or only what was stated or assumed. */
export const isOnRecord = ({ inputs }: Pick<Figure, 'inputs'>): boolean =>
  inputs.some(({ kind }) => !ownWords.includes(kind))

/** How a figure follows from its sources; its own name where that has no words. */
export const formulaWords = ({ formula }: Pick<Figure, 'formula'>): string =>
  textOf(adviceText).formulas[formula] ?? formula

/** A label as it begins a line. */
export const capitalised = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1)
