/** Data of an event as readable names and values. Pure. */
import { isSealed } from '#schema/core/event'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { maskIds } from '#schema/decision-log/decision-log'
import { personaNames } from '#schema/persona/persona'
import { textOf } from '../../core/language.ts'
import { exactMoment, longDay, money, number, percent } from '../../kit/formats.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import { dayForm } from '../../messages/finding/subject-name.ts'
import { basisFields } from './entry-basis.ts'
import { scoredFields } from './scored.ts'

/** One line of the drawer. */
export type Fact = { readonly name: string; readonly value: string }

// `cashRunwayWeeks` becomes "Cash runway weeks".
const spelled = (code: string): string => {
  const spaced = code.replace(/_/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// Fields whose numbers need a unit; all others are formatted by type.
const figures: { readonly [key: string]: ((value: number) => string) | undefined } = {
  revenue: money,
  profitMargin: (value) => percent(value),
  profit_margin: (value) => percent(value),
}

// Fields with one-word codes: `high`, `directive`.
const codes = ['urgency', 'priority', 'type', 'status', 'order']

const momentForm = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const wordsOf = (key: string, value: string, zone: string | undefined): string => {
  if (key === 'businessType') return textOf(decisionLogText).businessTypes[value] ?? value
  if (codes.includes(key)) return spelled(value)
  // A calendar day has no time zone, so UTC keeps it unchanged.
  if (dayForm.test(value)) return longDay(value, 'UTC')
  return momentForm.test(value) ? exactMoment(value, zone) : plainText(value)
}

// Evidence behind advice, and its outcome, have sections of their own.
const ownSections = [...basisFields, ...scoredFields]

/** Formats the value of a field, with times in the zone. */
export const formatValue = (key: string, value: unknown, zone: string | undefined): string => {
  if (typeof value === 'string') return wordsOf(key, value, zone)
  return typeof value === 'number' ? (figures[key]?.(value) ?? plainText(value)) : plainText(value)
}

const plainText = (value: unknown): string => {
  const text = textOf(decisionLogText)
  if (value === null || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return personaNames[value] ?? value
  if (typeof value === 'number') return number(value, 2)
  if (isSealed(value)) return text.sealed
  if (Array.isArray(value)) return value.length === 0 ? text.nothing : value.map(plainText).join(', ')
  if (isObject(value)) return Object.keys(value).length === 0 ? text.nothing : JSON.stringify(value)
  return String(value)
}

/** Readable name of a field: `cashRunwayWeeks` and `cash_runway_weeks` become `Cash runway weeks`. */
export const fieldName = (field: string): string => textOf(decisionLogText).fields[field] ?? spelled(field)

/** Title of an event; for types that switch something on or off, says which. */
export const titleOf = ({ type, title, data }: Pick<AuditEntry, 'type' | 'title' | 'data'>): string => {
  if (type !== 'IdentifiersToggled' || !isObject(data) || !('showIdentifiers' in data)) return title
  const { identifiersShown, identifiersHidden } = textOf(decisionLogText)
  return data.showIdentifiers === true ? identifiersShown : identifiersHidden
}

/**
 * Named references first, then the event's data, without values that a reference already shows. Times are in the
 * zone; undefined means the browser's.
 */
export const factsOf = (
  entry: Pick<AuditEntry, 'type' | 'title' | 'dataRefsJson' | 'data'>,
  zone?: string,
): readonly Fact[] => {
  const { dataRefsJson, data } = entry
  const refs = Object.entries(dataRefsJson).filter(([, value]) => value !== undefined)
  const shownValues = new Set<unknown>(
    refs.map(([, value]) => value).filter((value) => typeof value === 'string'),
  )
  const fields = isObject(data) && !Array.isArray(data) ? Object.entries(data) : [['data', data] as const]
  const remaining = fields.filter(
    ([key, value]) =>
      !ownSections.includes(key) && !(key in dataRefsJson) && value !== undefined && !shownValues.has(value),
  )
  return [...refs, ...remaining].map(([key, value]) => ({
    name: fieldName(key),
    value: key === 'action' ? titleOf(entry) : formatValue(key, value, zone),
  }))
}

/** An id shortened to its first and last four digits, as in the table. */
export const shortId = (id: string): string => maskIds(id)

/** A hash in groups of eight digits, for comparing by eye. */
export const groupedHash = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash

/** Style name of an entry; `None` before the first choice of a style. */
export const personaNameOf = (personaKey: string | null): string =>
  personaKey === null ? textOf(decisionLogText).nothing : (personaNames[personaKey] ?? personaKey)

/** The actor: a person by name or, in a demo, the session's device; `Hidden` while identifiers are hidden. */
export const whoOf = ({ actor, person, device }: Pick<AuditEntry, 'actor' | 'person' | 'device'>): string => {
  const { who } = textOf(decisionLogText)
  if (actor === 'Hidden') return who.hidden
  // Seeded decisions are those of sample people, not of Jarvin.
  if (actor === 'system:seed') return who.sample
  if (actor.startsWith('system:')) return who.system
  // Of a command such as `npm run archive`.
  if (actor === 'operator') return who.operator
  if (person !== undefined) return person === 'Erased' ? who.erased : person
  return device === undefined ? who.unknown : device === 'Erased' ? who.erased : device
}
