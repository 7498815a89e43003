/** What an event recorded, as names and values that a person can read. Pure. */
import { isSealed } from '#schema/core/event'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { maskIds } from '#schema/decision-log/decision-log'
import { personaNames } from '#schema/persona/persona'

/** One line of the drawer. */
export type Fact = { readonly name: string; readonly value: string }

const names: { readonly [key: string]: string | undefined } = {
  dataSources: 'Sources',
  ragChunks: 'Passages',
  previousPersona: 'Previous style',
  personaKey: 'Style',
}

// `cashRunwayWeeks` reads "Cash runway weeks".
const spelled = (code: string): string => {
  const spaced = code.replace(/_/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const textOf = (value: unknown): string => {
  if (value === null || value === '') return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return personaNames[value] ?? value
  if (isSealed(value)) return 'Sealed'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(textOf).join(', ')
  if (isObject(value)) return JSON.stringify(value)
  return String(value)
}

/**
 * The named references first, then the data of the event; what a reference already says is not said twice.
 */
export const factsOf = ({
  dataRefsJson,
  data,
}: Pick<AuditEntry, 'dataRefsJson' | 'data'>): readonly Fact[] => {
  const refs = Object.entries(dataRefsJson).filter(([, value]) => value !== undefined)
  const said = new Set<unknown>(refs.map(([, value]) => value).filter((value) => typeof value === 'string'))
  const fields = isObject(data) && !Array.isArray(data) ? Object.entries(data) : [['data', data] as const]
  const own = fields.filter(
    ([key, value]) => !(key in dataRefsJson) && value !== undefined && !said.has(value),
  )
  return [...refs, ...own].map(([key, value]) => ({
    name: names[key] ?? spelled(key),
    value: key === 'action' && typeof value === 'string' ? spelled(value) : textOf(value),
  }))
}

/** An id as the table shows it: its first and last four digits. */
export const shortId = (id: string): string => maskIds(id)

/** A hash in groups of eight digits, so that an eye can compare it. */
export const groupedHash = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash

/** The name of the style behind an entry; events before the first choice have none. */
export const personaNameOf = (personaKey: string | null): string =>
  personaKey === null ? 'None' : (personaNames[personaKey] ?? personaKey)
