/** What an event recorded, as names and values that a person can read. Pure. */
import { IntegrationType } from '#schema/connection/connection'
import { isSealed } from '#schema/core/event'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { maskIds } from '#schema/decision-log/decision-log'
import { personaNames } from '#schema/persona/persona'
import { textOf } from '../../core/language.ts'
import { exactMoment, longDay, money, number, percent } from '../../kit/formats.ts'
import { connectionText } from '../../messages/en/connection.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import { basisFields } from './entry-basis.ts'

/** One line of the drawer. */
export type Fact = { readonly name: string; readonly value: string }

// `cashRunwayWeeks` reads "Cash runway weeks".
const spelled = (code: string): string => {
  const spaced = code.replace(/_/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// Fields whose bare value says too little; everything else reads by its kind.
const figures: { readonly [key: string]: ((value: number) => string) | undefined } = {
  revenue: money,
  profitMargin: (value) => percent(value),
  profit_margin: (value) => percent(value),
}

// Codes of one word: `high`, `directive`.
const codes = ['urgency', 'priority', 'type', 'status', 'order']

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const momentForm = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const wordsOf = (key: string, value: string, zone: string | undefined): string => {
  if (key === 'businessType') return textOf(decisionLogText).businessTypes[value] ?? value
  if (codes.includes(key)) return spelled(value)
  // A day belongs to no zone, so it must not move into one.
  if (dayForm.test(value)) return longDay(value, 'UTC')
  return momentForm.test(value) ? exactMoment(value, zone) : plainly(value)
}

/** A value of a field as a person reads it; times are those of the zone. */
export const readable = (key: string, value: unknown, zone: string | undefined): string => {
  if (typeof value === 'string') return wordsOf(key, value, zone)
  return typeof value === 'number' ? (figures[key]?.(value) ?? plainly(value)) : plainly(value)
}

const plainly = (value: unknown): string => {
  const text = textOf(decisionLogText)
  if (value === null || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return personaNames[value] ?? value
  if (typeof value === 'number') return number(value, 2)
  if (isSealed(value)) return text.sealed
  if (Array.isArray(value)) return value.length === 0 ? text.nothing : value.map(plainly).join(', ')
  if (isObject(value)) return Object.keys(value).length === 0 ? text.nothing : JSON.stringify(value)
  return String(value)
}

/** The name of a field as a person reads it: `cashRunwayWeeks` and `cash_runway_weeks` are `Cash runway weeks`. */
export const fieldName = (field: string): string => textOf(decisionLogText).fields[field] ?? spelled(field)

/** What the log calls an event: where one type goes both ways, which way it went. */
export const titleOf = ({ type, title, data }: Pick<AuditEntry, 'type' | 'title' | 'data'>): string => {
  if (type !== 'IdentifiersToggled' || !isObject(data) || !('showIdentifiers' in data)) return title
  const { identifiersShown, identifiersHidden } = textOf(decisionLogText)
  return data.showIdentifiers === true ? identifiersShown : identifiersHidden
}

/**
 * The named references first, then the data of the event; what a reference already says is not said twice.
 * Times are those of the zone; without one, of the browser's.
 */
export const factsOf = (
  entry: Pick<AuditEntry, 'type' | 'title' | 'dataRefsJson' | 'data'>,
  zone?: string,
): readonly Fact[] => {
  const { dataRefsJson, data } = entry
  const refs = Object.entries(dataRefsJson).filter(([, value]) => value !== undefined)
  const said = new Set<unknown>(refs.map(([, value]) => value).filter((value) => typeof value === 'string'))
  const fields = isObject(data) && !Array.isArray(data) ? Object.entries(data) : [['data', data] as const]
  const own = fields.filter(
    // What stood behind advice has a part of its own.
    ([key, value]) =>
      !basisFields.includes(key) && !(key in dataRefsJson) && value !== undefined && !said.has(value),
  )
  return [...refs, ...own].map(([key, value]) => ({
    name: fieldName(key),
    value: key === 'action' ? titleOf(entry) : readable(key, value, zone),
  }))
}

/** An id as the table shows it: its first and last four digits. */
export const shortId = (id: string): string => maskIds(id)

/** A hash in groups of eight digits, so that an eye can compare it. */
export const groupedHash = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash

/** The name of the style behind an entry; events before the first choice have none. */
export const personaNameOf = (personaKey: string | null): string =>
  personaKey === null ? textOf(decisionLogText).nothing : (personaNames[personaKey] ?? personaKey)

/** Who acted: the device of the session, until there are people; `Hidden` while identifiers are. */
export const whoOf = ({ actor, device }: Pick<AuditEntry, 'actor' | 'device'>): string => {
  const { who } = textOf(decisionLogText)
  if (actor === 'Hidden') return who.hidden
  if (actor.startsWith('system:')) return who.system
  return device === undefined ? who.unknown : device === 'Erased' ? who.erased : device
}

/** What an event is about, as a person reads it; undefined where nothing names it. */
export const subjectOf = ({ subject }: Pick<AuditEntry, 'subject'>): string | undefined => {
  if (subject === undefined) return undefined
  if (IntegrationType.is(subject)) return textOf(connectionText).names[subject]
  return dayForm.test(subject) ? longDay(subject, 'UTC') : subject
}
