/** The sources of a figure in words. */
import type { Figure, FigureInput } from '#schema/core/advice'
import { textOf } from '../../core/language.ts'
import { adviceText } from '../../messages/en/advice.ts'
import { mediumDay, number, shortDay } from '../formats.ts'

type Words = (typeof adviceText)['english']

// A calendar day has no time zone, so UTC keeps it unchanged.
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

/** The field of an input: `profit margin`. */
export const fieldText = ({ field }: FigureInput): string =>
  textOf(adviceText).fields[field] ?? (/[ ,]/.test(field) ? field : spelled(field))

const placesOf = (input: FigureInput, words: Words): readonly string[] => {
  const { weekday, hour, untilHour } = input
  return [
    weekday === undefined ? undefined : words.weekdays[weekday],
    hour === undefined ? undefined : words.atHours(hour, untilHour ?? hour + 1),
    daysOf(input, words),
  ].filter((each) => each !== undefined)
}

/** Where the values of an input come from: `Weekly figures, 17 Aug to 15 Nov 2026`. */
export const placeText = (input: FigureInput): string => {
  const words = textOf(adviceText)
  return [words.kinds[input.kind], ...placesOf(input, words)].join(', ')
}

/** One source: `Weekly figures: profit margin, 17 Aug to 15 Nov 2026`. */
export const sourceText = (input: FigureInput): string => {
  const words = textOf(adviceText)
  const { kind, value } = input
  const name = fieldText(input)
  const parts = [value === undefined ? name : `${name} ${number(value, 4)}`, ...placesOf(input, words)]
  return `${words.kinds[kind]}: ${parts.join(', ')}`
}

/** The kinds of record behind a figure on one line: `Weekly figures, as of 15 Nov 2026`. */
export const sourceLine = ({ inputs, asOf }: Figure): string => {
  const words = textOf(adviceText)
  const kinds = [...new Set(inputs.map(({ kind }) => words.kinds[kind]))]
  return [...kinds, words.asOf(day(asOf))].join(', ')
}

const statedKinds: readonly FigureInput['kind'][] = ['question', 'assumption', 'benchmark']

/** True when a figure uses at least one record of the business, not only stated or assumed values. */
export const isOnRecord = ({ inputs }: Pick<Figure, 'inputs'>): boolean =>
  inputs.some(({ kind }) => !statedKinds.includes(kind))

/** The label, capitalised. */
export const capitalised = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1)
