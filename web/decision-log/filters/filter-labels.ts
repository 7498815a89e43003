/** Texts of filters, on their buttons and chips. Pure. */
import { personaNames } from '#schema/persona/persona'
import { type TextOf, textOf } from '../../core/language.ts'
import { mediumDay } from '../../kit/formats.ts'
import { logFilterText } from '../../messages/en/log-filter.ts'
import type { FilterPart, LogFilter } from './log-filter.ts'

type Text = TextOf<typeof logFilterText>

// A calendar day has no time zone, so UTC keeps it unchanged.
const day = (date: string): string => mediumDay(date, 'UTC')

/** Names for a comma-separated list of kinds. */
export const kindNames = (kinds: string): readonly string[] => {
  const { kinds: names } = textOf(logFilterText)
  return kinds.split(',').map((kind) => names[kind] ?? kind)
}

export const periodLabel = ({ from, to }: Pick<LogFilter, 'from' | 'to'>): string => {
  const filters = textOf(logFilterText)
  if (from !== undefined && to !== undefined)
    return from === to ? day(from) : filters.span(day(from), day(to))
  if (from !== undefined) return filters.since(day(from))
  return to === undefined ? filters.anyPeriod : filters.until(day(to))
}

/** A confidence filter as its label or its range. */
export const confidenceFilterLabel = (confidence: string): string => {
  const filters = textOf(logFilterText)
  const [lowest = '', highest = ''] = confidence.split('-')
  return filters.confidences[confidence] ?? filters.percents(lowest, highest)
}

/** The name of a style, or the text for events before the first choice. */
export const personaLabel = (persona: string): string =>
  persona === 'none' ? textOf(logFilterText).noPersona : (personaNames[persona] ?? persona)

const nameOf = (part: FilterPart, filters: Text): string =>
  ({
    kinds: filters.kind,
    persona: filters.persona,
    actor: filters.actor,
    outcome: filters.outcome,
    confidence: filters.confidence,
    from: filters.period,
    q: filters.words,
  })[part]

/** Name and value of an active filter: `Kind` and `Advisories, Memos`. */
export const partLabel = (
  filter: LogFilter,
  part: FilterPart,
): { readonly name: string; readonly value: string } => {
  const text = textOf(logFilterText)
  const given = String(filter[part] ?? '')
  const values: { readonly [P in FilterPart]: string } = {
    kinds: kindNames(given).join(', '),
    persona: personaLabel(given),
    actor: text.actors[given] ?? given,
    outcome: text.outcomes[given] ?? given,
    confidence: confidenceFilterLabel(given),
    from: periodLabel(filter),
    q: given,
  }
  return { name: nameOf(part, text), value: values[part] }
}
