/** Turns stored events into log entries: checks them against the chain, and either masks them or opens their seals. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { isSealed, type Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { AuditEntry, confidenceOf, maskEntry, maskIds, storedTextOf } from '#schema/decision-log/decision-log'
import { eventType } from '#schema/events'
import { formerMember, Identity } from '#schema/people/people'
import { genesisHash } from '../event-store/chain.ts'
import { envelopeOf, type RecordedEvent } from '../event-store/recorded-event.ts'
import { matchesHash } from '../event-store/stored-event.ts'
import type { Tables } from '../tables.ts'
import { deviceName } from './device-name.ts'
import { type EntrySource, type LogNames, readNames } from './log-names.ts'
import { excerptsOf } from './search/log-excerpt.ts'
import type { FoundEvent } from './search/log-finder.ts'
import type { LogCriteria } from './search/log-match.ts'
import { confidencePercentOf, readForSearch } from './search/log-terms.ts'

/** True if the bound workspace shows identifiers (decision 11). */
export const showsIdentifiers = async (db: Kysely<Tables>): Promise<boolean> => {
  const row = await db.selectFrom('decision_log').select('show_identifiers').executeTakeFirst()
  return row?.show_identifiers ?? false
}

/** Shown in place of sealed text whose key was destroyed. */
const erased = 'Erased'

const shownSubject = (names: LogNames, event: RecordedEvent | undefined, isShown: boolean) => {
  const subject = names.subjectOf(event)?.trim()
  // Mask first: a truncated id could no longer be masked.
  return subject ? cut(isShown ? subject : maskIds(subject), 200) : undefined
}

/** The subjects of the entries of these events, without making the entries. */
export const subjectsOf = async (
  source: EntrySource,
  events: readonly FoundEvent[],
  isShown: boolean,
): Promise<readonly (string | undefined)[]> => {
  const read = events.map(({ row }) => readForSearch(row).event)
  const names = await readNames(source, read, [])
  return read.map((event) => shownSubject(names, event, isShown))
}

/**
 * Entries as a person may see them. `isShown` opens seals and leaves identifiers unmasked; `criteria` marks the words and
 * ids that were searched for.
 */
export const entriesOf = async (
  source: EntrySource,
  events: readonly FoundEvent[],
  isShown: boolean,
  criteria?: LogCriteria,
): Promise<readonly AuditEntry[]> => {
  const read = events.map(({ row }) => readForSearch(row))
  const names = await readNames(
    source,
    read.map(({ event }) => event),
    // Actors are hidden, so they are not looked up either.
    isShown ? read.map(({ row }) => row.actor) : [],
  )
  const entries = events.map((found, index) => {
    const one = read[index] ?? readForSearch(found.row)
    const subject = shownSubject(names, one.event, isShown)
    const matches = criteria && excerptsOf(one, criteria, isShown)
    const entry = present(found, one.event)
    return {
      ...entry,
      ...(subject ? { subject } : {}),
      ...(matches === undefined || matches.length === 0 ? {} : { matches: [...matches] }),
    }
  })
  if (!isShown) return entries.map((entry) => maskEntry(entry, entry.data))
  const devices = read.map(({ row }) => names.deviceOf(row.actor))
  const people = read.map(({ row }) => names.personOf(row.actor))
  const opened = await source.sealer.open(source.workspace, [
    ...entries.flatMap(({ data }) => sealedValuesIn(data)),
    ...[...devices, ...people].filter((one) => one !== undefined),
  ])
  return entries.map((entry, index) => {
    const sealed = devices[index]
    const agent = sealed && opened.get(sealed.box)
    const device = sealed && (agent === undefined ? erased : deviceName(agent))
    const person = nameOf(people[index], opened)
    return {
      ...entry,
      data: unseal(entry.data, opened),
      ...(device === undefined ? {} : { device }),
      ...(person === undefined ? {} : { person }),
    }
  })
}

/** Name of the person who acted; undefined in a demo. */
const nameOf = (sealed: Sealed | undefined, opened: ReadonlyMap<string, string>): string | undefined => {
  if (sealed === undefined) return undefined
  const identity = Identity.decode(JSON.parse(opened.get(sealed.box) ?? 'null'))
  return E.isRight(identity) ? identity.right.name : formerMember
}

const present = (found: FoundEvent, event: RecordedEvent | undefined): AuditEntry => {
  const { row } = found
  const confidence = event && confidencePercentOf(event)
  const envelope = envelopeOf(row)
  const known = eventType(event?.type ?? row.type)
  const { briefId, ...refs } = (event && known?.refs(event.data)) ?? {}
  return decodeOrThrow(
    AuditEntry,
    {
      id: cut(row.id, 64),
      createdAt: row.recorded_at,
      personaKey: envelope.persona && cut(envelope.persona, 80),
      briefId: briefId ?? null,
      dataRefsJson: { action: cut(snakeCase(event?.type ?? row.type), 80), ...refs },
      title: cut(known?.title ?? row.type, 120),
      type: cut(row.type, 80),
      stream: cut(row.stream, 120),
      version: row.version,
      position: row.position,
      actor: cut(row.actor, 120),
      correlationId: envelope.correlationId && cut(envelope.correlationId, 64),
      causationId: envelope.causationId && cut(envelope.causationId, 64),
      previousHash: envelope.previousHash,
      hash: row.hash.toString('hex'),
      verified: event !== undefined && isVerified(found),
      data: (event && known?.show(event.data)) ?? {},
      ...(event ? {} : { storedText: storedTextOf(row.text) }),
      ...(confidence === undefined ? {} : { confidence }),
      confidenceLabel: confidenceOf(row.type),
    },
    'A row of the decision log',
  )
}

// Only an edit in the database can make a text this long; it must not hide the row.
const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`

const isVerified = ({ row, earlier }: FoundEvent): boolean => {
  const expected = row.position === 1 ? genesisHash : earlier?.hash.toString('hex')
  return row.previous_hash.toString('hex') === expected && matchesHash(row)
}

const snakeCase = (type: string): string => type.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()

/** All sealed values inside a value. */
export const sealedValuesIn = (value: unknown): readonly Sealed[] => {
  if (isSealed(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sealedValuesIn) : []
}

// Fields of one subject are sealed together as JSON; show them as fields again.
const sealedContent = (text: string): unknown => {
  if (!text.startsWith('{')) return text
  try {
    const content: unknown = JSON.parse(text)
    return content
  } catch {
    return text
  }
}

/** The value with its seals opened; erased ones read `Erased`. */
export const unseal = (value: unknown, opened: ReadonlyMap<string, string>): unknown => {
  if (isSealed(value)) return sealedContent(opened.get(value.box) ?? erased)
  if (Array.isArray(value)) return value.map((inner) => unseal(inner, opened))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unseal(inner, opened)]))
}
