/**
 * Checks advice against the records, by arithmetic of its own.
 * `wrongFigures(records, figures, said)` recomputes every figure from its inputs, and takes no number for one that was
 * asked about unless it was `said`; `strayNumbers(texts, basis, quotable)` finds
 * numbers that no figure accounts for, and quotations of anything but what is quotable. Both give faults in words, and
 * nothing where all is well.
 */
import type { Basis, Figure } from '#schema/core/advice'
import { plainWords } from '../../service/advisor/quotation.ts'
import type { Records } from '../../service/advisor/records.ts'
import { recompute } from './recompute.ts'
import { seriesFrom } from './values-behind.ts'

const forms: Readonly<Record<Figure['unit'], RegExp>> = {
  aud: /^−?\$\d{1,3}(,\d{3})*(\.\d\d)?$/,
  percent: /^−?\d{1,3}(,\d{3})*\.\d%$/,
  points: /^−?\d{1,3}(,\d{3})*\.\d points$/,
  ratio: /^−?\d{1,3}(,\d{3})*\.\d\d$/,
  count: /^−?\d{1,3}(,\d{3})*(\.\d)?$/,
  hours: /^−?(?:1 hour|(?!1 )\d{1,3}(,\d{3})*(\.\d)? hours)$/,
  weeks: /^−?(?:1 week|(?!1 )\d{1,3}(,\d{3})*(\.\d)? weeks)$/,
  months: /^−?(?:1 month|(?!1 )\d{1,3}(,\d{3})*(\.\d)? months)$/,
}

/** True if `shown` is `value` rounded to the digits shown, with or without its sign, or to two leading digits. */
const isShownRight = ({ value, unit, shown }: Figure): boolean => {
  if (!forms[unit].test(shown)) return false
  const digits = shown.replace(/[^\d.-]/g, '')
  const decimals = digits.split('.')[1]?.length ?? 0
  const number = Number(digits)
  const step = 0.5 * 10 ** -decimals * 1.000001
  const size = Math.abs(value)
  return (
    Math.abs(number - value) <= step ||
    Math.abs(number - size) <= step ||
    Math.abs(number - Number(size.toPrecision(2))) <= step
  )
}

/** Figures that the records do not support, or that are shown differently from their value. */
export const wrongFigures = (
  records: Records,
  figures: readonly Figure[],
  said?: string,
): readonly string[] =>
  figures.flatMap((figure) => {
    const { label, formula, value, shown, inputs } = figure
    const truth = recompute(formula, seriesFrom(records, inputs, said))
    const isTrue = Math.abs(truth - value) <= 1e-7 * Math.max(1, Math.abs(truth))
    return [
      ...(isTrue ? [] : [`${label}: ${formula} gives ${truth}, not ${value}`]),
      ...(isShownRight(figure) ? [] : [`${label}: ${value} is shown as ${shown}`]),
    ]
  })

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const datesAndTimes = [
  /\b\d{4}-\d\d-\d\d\b/g,
  new RegExp(`\\b\\d{1,2} (?:to \\d{1,2} )?(?:${months})(?: \\d{4})?\\b`, 'g'),
  new RegExp(`\\b(?:${months}) \\d{4}\\b`, 'g'),
  // A year; any figure of this size has a comma.
  /\b20\d\d(?:–\d\d)?\b/g,
  // Telephone numbers.
  /\b(?:000|13 11 14|13 13 94|13 10 20|13 28 66|1300 300 734|1300 366 311|13 74 68|1300 362 128|1800 022 222)\b/g,
  /\b[Ww]eek \d{1,2}\b/g,
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b/g,
  /\b\d\d:\d\d\b/g,
]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Leaves out answers that were taken from the quotation after them: "$310. “New burrs cost $310 …”". */
export const withoutOpenings = (text: string): string =>
  text.replace(/(?<=^|\n)([^.\n“”]{1,80})\. (?=“([^”]*)”)/g, (whole, short: string, inner: string) =>
    inner.toLowerCase().includes(short.toLowerCase()) ? '' : whole,
  )

/** Numbers in the texts that no figure of the basis accounts for, and quotations of texts that may not be quoted. */
export const strayNumbers = (
  texts: readonly string[],
  basis: Pick<Basis, 'figures' | 'passages'>,
  quotable: readonly string[],
): readonly string[] => {
  const sources = [...quotable, ...basis.passages.map(({ title }) => title)].map((each) =>
    plainWords(each, 10_000),
  )
  const isQuotable = (inner: string): boolean =>
    sources.some(
      (source) => source === inner || (inner.endsWith(' …') && source.startsWith(inner.slice(0, -2))),
    )
  const shown = basis.figures.map((figure) => figure.shown).sort((a, b) => b.length - a.length)
  const known = new RegExp(
    `(?<![\\d.,$-])(?:${shown.map(escaped).join('|') || '(?!)'})(?!\\d|[.,]\\d|%)`,
    'g',
  )
  return texts.flatMap((text) => {
    const invented: string[] = []
    const unquoted = withoutOpenings(text).replace(/“([^”]*)”/g, (whole, inner: string) => {
      if (!isQuotable(inner)) invented.push(`quotes ${whole}`)
      return ' '
    })
    const rest = datesAndTimes.reduce((left, form) => left.replace(form, ' '), unquoted.replace(known, ' '))
    return [...invented, ...(rest.match(/[$]?\d[\d,.]*%?/g) ?? []).map((number) => `${number} in: ${text}`)]
  })
}

/** What a brief or a reply over these records may quote besides its passages. */
export const quotableOf = (records: Records, ...said: readonly string[]): readonly string[] => [
  ...said,
  // A brief names single words of its topic that no record contains.
  ...said.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []),
  ...(records.focus
    ? [records.focus.primaryFocus, ...records.focus.secondaryPriorities, ...records.focus.successMetrics]
    : []),
  ...records.advisories.flatMap(({ title, worth = '', suggestedAction = '' }) => [
    title,
    worth,
    suggestedAction,
  ]),
  // What else happened, without the decision itself.
  ...records.advisories.flatMap(({ outcome }) =>
    (outcome?.facts ?? []).map((fact) => fact.replace(/^\w+: /, '')),
  ),
  ...records.advisories.flatMap(({ worth }) => worth ?? []),
  ...records.memos.map(({ subject }) => subject),
  ...[...records.memos.map(({ content }) => content), ...records.advisories.map(({ message }) => message)]
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim()),
  ...records.briefs.flatMap(({ title, topic }) => [title, topic]),
]
