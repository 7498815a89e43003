/** A stored event as an entry of the log: presented, checked against the chain, masked or with its seals opened. */
import type { Kysely } from 'kysely'
import { decodeOwn } from '#schema/core/decode'
import { isSealed, type Sealed } from '#schema/core/event'
import { AuditEntry, maskEntry } from '#schema/decision-log/decision-log'
import { eventType } from '#schema/events'
import { canonicalEvent, genesisHash, sha256 } from '../core/chain.ts'
import { envelopeOf, fromRow } from '../core/recorded-event.ts'
import type { Sealer } from '../core/seal.ts'
import type { Tables } from '../slices.ts'
import type { FoundEvent } from './log-finder.ts'

/** Whether the bound workspace shows identifiers (decision 11). */
export const showsIdentifiers = async (db: Kysely<Tables>): Promise<boolean> => {
  const row = await db.selectFrom('decision_log').select('show_identifiers').executeTakeFirst()
  return row?.show_identifiers ?? false
}

/** Presents events as a person may see them; `isShown` opens seals and leaves identifiers as they are. */
export const entriesOf = async (
  sealer: Sealer,
  workspace: string,
  events: readonly FoundEvent[],
  isShown: boolean,
): Promise<readonly AuditEntry[]> => {
  const opened = isShown
    ? await sealer.open(
        workspace,
        events.flatMap(({ row }) => sealedIn(row.data)),
      )
    : null
  return events.map((event) => {
    const entry = present(event)
    return opened === null ? maskEntry(entry, entry.data) : { ...entry, data: unseal(entry.data, opened) }
  })
}

const present = (found: FoundEvent): AuditEntry => {
  const { row } = found
  const event = fromRow(row)
  const known = eventType(event.type)
  const { briefId, ...refs } = known?.refs(event.data) ?? {}
  return decodeOwn(
    AuditEntry,
    {
      id: event.id,
      createdAt: event.recordedAt,
      personaKey: event.persona,
      briefId: briefId ?? null,
      dataRefsJson: { action: snakeCase(event.type), ...refs },
      title: known?.title ?? event.type,
      type: row.type,
      stream: event.stream,
      version: event.version,
      position: event.position,
      actor: event.actor,
      correlationId: event.correlationId,
      causationId: event.causationId,
      previousHash: event.previousHash,
      hash: event.hash,
      verified: isVerified(found),
      data: known?.show(event.data) ?? {},
    },
    'A row of the decision log',
  )
}

const isVerified = ({ row, earlier }: FoundEvent): boolean => {
  const envelope = envelopeOf(row)
  const expected = row.position === 1 ? genesisHash : earlier?.hash.toString('hex')
  return (
    envelope.previousHash === expected &&
    sha256(canonicalEvent(envelope, row.text)) === row.hash.toString('hex')
  )
}

const snakeCase = (type: string): string => type.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()

/** Every sealed value inside a value. */
export const sealedIn = (value: unknown): readonly Sealed[] => {
  if (isSealed(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sealedIn) : []
}

// Several fields of one subject are sealed together, as the text of a JSON object; they read as its fields again.
const sealedContent = (text: string): unknown => {
  if (!text.startsWith('{')) return text
  try {
    const content: unknown = JSON.parse(text)
    return content
  } catch {
    return text
  }
}

/** The value with its seals opened; what cannot be opened any more reads `Erased`. */
export const unseal = (value: unknown, opened: ReadonlyMap<string, string>): unknown => {
  if (isSealed(value)) return sealedContent(opened.get(value.box) ?? 'Erased')
  if (Array.isArray(value)) return value.map((inner) => unseal(inner, opened))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unseal(inner, opened)]))
}
