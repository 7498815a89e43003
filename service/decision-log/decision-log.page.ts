/** One page of the decision log, straight from the events table. */
import type { Kysely } from 'kysely'
import { decodeOwn } from '#schema/core/decode'
import { isSealed, type Sealed } from '#schema/core/event'
import { AuditEntry, maskEntry } from '#schema/decision-log/decision-log'
import { eventType } from '#schema/events'
import { canonicalEvent, canonicalJson, genesisHash, sha256 } from '../core/chain.ts'
import { type EventRow, envelopeOf, eventColumns, fromRow } from '../core/recorded-event.ts'
import type { Sealer } from '../core/seal.ts'
import type { Tables } from '../slices.ts'

/** Rows on a page. */
const pageSize = 25

/** A page, newest first, and the positions from which its neighbours start, where there are any. */
export type LogPage = {
  readonly entries: readonly AuditEntry[]
  readonly older: number | undefined
  readonly newer: number | undefined
}

type Cursor = { readonly before: number | undefined; readonly after: number | undefined }

/** Reads the page before or after a position; without either, the newest. */
export const readLogPage = async (
  db: Kysely<Tables>,
  sealer: Sealer,
  workspace: string,
  { before, after }: Cursor,
): Promise<LogPage> => {
  const head = await db.selectFrom('workspace_head').select('position').executeTakeFirst()
  const last = head?.position ?? 0
  // Positions have no gaps, so the first position of a page follows from its cursor; one row more proves the link.
  const top =
    after === undefined ? Math.min((before ?? last + 1) - 1, last) : Math.min(after + pageSize, last)
  const bottom = Math.max(top - pageSize, 0)
  const rows = await db
    .selectFrom('events')
    .select(eventColumns)
    .where('workspace', '=', workspace)
    .where('position', '>=', bottom)
    .where('position', '<=', top)
    .orderBy('position', 'desc')
    .execute()
  const shown = await db.selectFrom('decision_log').select('show_identifiers').executeTakeFirst()
  const page = rows.slice(0, pageSize)
  const opened = shown?.show_identifiers
    ? await sealer.open(
        workspace,
        page.flatMap((row) => sealedIn(row.data)),
      )
    : null
  const entries = page.map((row, index) => {
    const entry = present(row, rows[index + 1])
    return opened === null ? maskEntry(entry, entry.data) : { ...entry, data: unseal(entry.data, opened) }
  })
  return {
    entries,
    older: bottom > 0 ? bottom + 1 : undefined,
    newer: top < last ? top : undefined,
  }
}

const present = (row: EventRow, earlier: EventRow | undefined): AuditEntry => {
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
      verified: isVerified(row, earlier),
      data: known?.show(event.data) ?? {},
    },
    'A row of the decision log',
  )
}

const isVerified = (row: EventRow, earlier: EventRow | undefined): boolean => {
  const envelope = envelopeOf(row)
  const expected = row.position === 1 ? genesisHash : earlier?.hash.toString('hex')
  return (
    envelope.previousHash === expected &&
    sha256(canonicalEvent(envelope, canonicalJson(row.data))) === row.hash.toString('hex')
  )
}

const snakeCase = (type: string): string => type.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()

const sealedIn = (value: unknown): readonly Sealed[] => {
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

const unseal = (value: unknown, opened: ReadonlyMap<string, string>): unknown => {
  if (isSealed(value)) return sealedContent(opened.get(value.box) ?? 'Erased')
  if (Array.isArray(value)) return value.map((inner) => unseal(inner, opened))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unseal(inner, opened)]))
}
