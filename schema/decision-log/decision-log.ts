/** The decision log: each event of the workspace, presented for a person. */
import * as t from 'io-ts'
import { DataRefsJson, isSealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { EventId, IsoTime, integer, Json, Sha256Hex, text } from '../core/scalars.ts'

const longestStored = 100_000

/** A stored text as an entry carries it: the beginning of one that nobody could read to its end. */
export const storedTextOf = (stored: string): string =>
  stored.length <= longestStored ? stored : `${stored.slice(0, longestStored - 1).toWellFormed()}…`

/** An excerpt that shows why a search found an event; `marks` are what matched in it, in UTF-16 units. */
export const Match = record(
  {
    /** The field of the event that it is from; `event` is what the log calls the event. */
    field: text(80),
    text: text(400),
    marks: t.array(record({ from: integer(0), to: integer(1) })),
  },
  undefined,
  'Match',
)
export type Match = t.TypeOf<typeof Match>

/**
 * One row of the decision log: the specified fields, then the whole event as the drawer shows it.
 * `verified` is computed at reading: the row's hash fits its content and the row before it.
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
     * The data as it is stored, there only where it can no longer be read as an event: it was altered in the database, or
     * a later release wrote it. `data` is then empty, and the entry is not verified.
     */
    storedText: text(longestStored),
    /** What the event is about, by the name that it had then: an advisory's title, a memo's subject. */
    subject: text(200, 1),
    /**
     * Browser and system of the session that acted, as `Chrome on macOS`; `Erased` once they were. Absent while
     * identifiers are hidden, where the system acted, and where none was recorded.
     */
    device: text(80, 1),
    /** The confidence that advice recorded of itself, in percent. */
    confidence: integer(0, 100),
    /** The fixed label for this kind of advice (decision 43), whatever confidence was recorded. */
    confidenceLabel: text(8, 1),
    /** Why a search for words or an id found it. */
    matches: t.array(Match),
  },
  'AuditEntry',
)
export type AuditEntry = t.TypeOf<typeof AuditEntry>

/** The state of the privacy toggle. */
export const IdentifierVisibility = record({ showIdentifiers: t.boolean }, undefined, 'IdentifierVisibility')
export type IdentifierVisibility = t.TypeOf<typeof IdentifierVisibility>

const idForm = /\b([0-9a-f]{4})[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{8}([0-9a-f]{4})\b/g

const idLength = 36

/** Replaces every id inside a text by its first and last four digits. */
export const maskIds = (value: string): string =>
  value.length < idLength || !value.includes('-') ? value : value.replace(idForm, '$1…$2')

/** Data as it may be shown while identifiers are hidden: ids inside every text shortened, sealed values hidden. */
export const maskValue = (value: unknown): unknown => {
  if (typeof value === 'string') return maskIds(value)
  if (Array.isArray(value)) return value.map(maskValue)
  if (isSealed(value)) return 'Hidden'
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskValue(inner)]))
  return value
}

// What was cut, or is too deep to walk, shows with its ids shortened and every long code hidden, a seal's among them.
const maskStored = (stored: string): string => {
  try {
    return JSON.stringify(maskValue(JSON.parse(stored)))
  } catch {
    return maskIds(stored).replace(/[A-Za-z0-9_-]{40,}/g, 'Hidden')
  }
}

// A topic may quote an id, and so may the name of a source.
const maskRefs = (refs: DataRefsJson): DataRefsJson => ({
  ...refs,
  ...(refs.topic === undefined ? {} : { topic: maskIds(refs.topic) }),
  ...(refs.dataSources === undefined ? {} : { dataSources: refs.dataSources.map(maskIds) }),
})

/** The entry with identifiers masked (decision 11): ids shortened, the actor and sealed values hidden. */
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

/** The fixed confidence label of an entry, by the kind of advice it records. */
export const confidenceOf = (type: string): string =>
  (Object.hasOwn(confidenceByType, type) ? confidenceByType[type] : undefined) ?? 'N/A'

const confidenceByType: { readonly [type: string]: string | undefined } = {
  BriefGenerated: '85%',
  EmailDraftsGenerated: '92%',
  RosterProposalGenerated: '88%',
  SocialPlanGenerated: '78%',
}
