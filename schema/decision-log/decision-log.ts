/** The decision log: the workspace's events, presented for people. */
import * as t from 'io-ts'
import { DataRefsJson, isSealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { EventId, IsoTime, integer, Json, Sha256Hex, text } from '../core/scalars.ts'

const maxStored = 100_000

/** Stored text of an unreadable event for its entry, cut if very long. */
export const storedTextOf = (stored: string): string =>
  stored.length <= maxStored ? stored : `${stored.slice(0, maxStored - 1).toWellFormed()}…`

/** Matches in a text, in UTF-16 units. */
export const Marks = t.array(record({ from: integer(0), to: integer(1) }))

/** An excerpt that shows why a search found an event. */
export const Match = record(
  {
    /** Field of the event; `event` stands for its title in the log. */
    field: text(80),
    text: text(400),
    marks: Marks,
  },
  undefined,
  'Match',
)
export type Match = t.TypeOf<typeof Match>

/**
 * A row of the decision log: the specified fields, then the whole event for the drawer. `verified` is computed on reading:
 * the hash matches the content and the previous row.
 */
export const AuditEntry = record(
  {
    id: t.union([EventId, text(64)]),
    createdAt: IsoTime,
    personaKey: t.union([text(80), t.null]),
    briefId: t.union([text(64), t.null]),
    dataRefsJson: DataRefsJson,
    title: text(120),
    type: text(80),
    stream: text(120),
    version: integer(1),
    position: integer(1),
    actor: text(120),
    correlationId: t.union([text(64), t.null]),
    causationId: t.union([text(64), t.null]),
    previousHash: Sha256Hex,
    hash: Sha256Hex,
    verified: t.boolean,
    data: Json,
  },
  {
    /**
     * Stored data of an event that cannot be read: edited in the database, or written by a later release. `data` is then
     * empty, and the entry is not verified.
     */
    storedText: text(maxStored),
    /** Subject of the event, by its name at that time, such as an advisory's title or a memo's subject. */
    subject: text(200, 1),
    /**
     * Browser and operating system of the session, such as `Chrome on macOS`; `Erased` after erasure. Absent while
     * identifiers are hidden, for the system as actor, and if none was recorded.
     */
    device: text(80, 1),
    /** Name of the person who acted; `A former member` after erasure. Absent while identifiers are hidden, and in a demo. */
    person: text(120, 1),
    /** Confidence recorded with advice, in percent. */
    confidence: integer(0, 100),
    /** Fixed label for this kind of advice (decision 43), regardless of the recorded confidence. */
    confidenceLabel: text(8, 1),
    /** Excerpts that show why a search found the event. */
    matches: t.array(Match),
  },
  'AuditEntry',
)
export type AuditEntry = t.TypeOf<typeof AuditEntry>

/** State of the privacy toggle. */
export const IdentifierVisibility = record({ showIdentifiers: t.boolean }, undefined, 'IdentifierVisibility')
export type IdentifierVisibility = t.TypeOf<typeof IdentifierVisibility>

const idForm = /\b([0-9a-f]{4})[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{8}([0-9a-f]{4})\b/g

const idLength = 36

/** Shortens every id in a text to its first and last four digits. */
export const maskIds = (value: string): string =>
  value.length < idLength || !value.includes('-') ? value : value.replace(idForm, '$1…$2')

/** Data to show while identifiers are hidden: shortened ids, hidden sealed values. */
export const maskValue = (value: unknown): unknown => {
  if (typeof value === 'string') return maskIds(value)
  if (Array.isArray(value)) return value.map(maskValue)
  if (isSealed(value)) return 'Hidden'
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskValue(inner)]))
  return value
}

// If the text was cut or is nested too deeply, hide every long code, since it may be a sealed value.
const maskStored = (stored: string): string => {
  try {
    return JSON.stringify(maskValue(JSON.parse(stored)))
  } catch {
    return maskIds(stored).replace(/[A-Za-z0-9_-]{40,}/g, 'Hidden')
  }
}

// Topics and names of sources may contain ids.
const maskRefs = (refs: DataRefsJson): DataRefsJson => ({
  ...refs,
  ...(refs.topic === undefined ? {} : { topic: maskIds(refs.topic) }),
  ...(refs.dataSources === undefined ? {} : { dataSources: refs.dataSources.map(maskIds) }),
})

/** Masks the identifiers of an entry (decision 11): shortens ids, hides the actor and sealed values. */
export const maskEntry = (entry: AuditEntry, data: unknown): AuditEntry => ({
  ...entry,
  id: maskIds(entry.id),
  stream: maskIds(entry.stream),
  actor: 'Hidden',
  briefId: entry.briefId === null ? null : maskIds(entry.briefId),
  correlationId: entry.correlationId === null ? null : maskIds(entry.correlationId),
  causationId: entry.causationId === null ? null : maskIds(entry.causationId),
  dataRefsJson: maskRefs(entry.dataRefsJson),
  data: maskValue(data),
  ...(entry.storedText === undefined ? {} : { storedText: maskStored(entry.storedText) }),
})

/** Fixed confidence label of an entry, by event type. */
export const confidenceOf = (type: string): string =>
  (Object.hasOwn(confidenceByType, type) ? confidenceByType[type] : undefined) ?? 'N/A'

const confidenceByType: { readonly [type: string]: string | undefined } = {
  BriefGenerated: '85%',
  EmailDraftsGenerated: '92%',
  RosterProposalGenerated: '88%',
  SocialPlanGenerated: '78%',
}
