/**
 * Records messages that were stored and acknowledged. Their sales become the same events as those of a file:
 * one for the batch, and one for each changed day. Every step can be repeated, so a process may stop
 * anywhere.
 */

import type { Kysely } from 'kysely'
import { ConnectionId } from '#schema/connection/connection'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { type IsoDate, IsoTime } from '#schema/core/scalars'
import { ImportId } from '#schema/import/import'
import { LetterId, PushSource } from '#schema/import/pushed'
import { runCommand } from '../../event-store/decide.ts'
import type { Service } from '../../runtime/service.ts'
import { filesSubject } from '../../sealing/kept-files.ts'
import type { Tables } from '../../tables.ts'
import { type ChangedDay, changedDay } from '../changed-day.ts'
import { importDecider, importsId, outdated } from '../import.decider.ts'
import { countChanges, countingIds, readBlocks, readPlace } from '../import.queries.ts'
import { liveRecords } from '../records/blocks.ts'
import { applyRecords } from './apply-records.ts'
import type { PushCommand } from './push-command.ts'
import { type Delivery, type ReadDelivery, readDelivery } from './read-delivery.ts'

/** Days whose records differ from those in the history. */
const changedDays = async (
  db: Kysely<Tables>,
  connectionId: ConnectionId,
  dates: readonly IsoDate[],
): Promise<readonly ChangedDay[]> => {
  if (dates.length === 0) return []
  const counting = await countingIds(db)
  const blocks = await readBlocks(db, 'sales', dates, counting)
  const stored = await db
    .selectFrom('import_day')
    .select(['date', 'sha256'])
    .where('kind', '=', 'sales')
    .where('date', 'in', [...dates])
    .execute()
  const hashes = new Map(stored.map(({ date, sha256 }) => [date, sha256]))
  const importId = decodeOrThrow(ImportId, connectionId, 'A connection')
  return dates.flatMap((date) => {
    const live = liveRecords(blocks.get(date) ?? [])
    if (live.length === 0 && !hashes.has(date)) return []
    const day = changedDay(importId, 'sales', date, live)
    return day.sha256 === hashes.get(date) ? [] : [day]
  })
}

const rowsByDay = async (db: Kysely<Tables>, connectionId: string, dates: readonly IsoDate[]) => {
  if (dates.length === 0) return []
  const rows = await db
    .selectFrom('import_pushed')
    .select(({ fn }) => ['date', fn.countAll<string>().as('rows')])
    .where('connection_id', '=', connectionId)
    .where('date', 'in', [...dates])
    .groupBy('date')
    .execute()
  const counts = new Map(rows.map(({ date, rows: count }) => [date, Number(count)]))
  return dates.map((date) => ({ date, rows: counts.get(date) ?? 0 }))
}

/** Attempts while other imports are recorded first. */
const maxAttempts = 20

const latest = (times: readonly string[]): string | undefined => [...times].sort().at(-1)

/** Records messages from one connection and source, and marks them. `wasRefused` if a user retries them. */
export const recordRead = async (
  service: Service,
  workspace: string,
  read: readonly ReadDelivery[],
  wasRefused = false,
): Promise<void> => {
  const [first] = read
  if (!first) return
  const db = service.database.of(workspace)
  const connectionId = decodeOrThrow(ConnectionId, first.delivery.connection_id, 'A connection')
  const source = decodeOrThrow(PushSource, first.delivery.source, 'A source')
  const records = read.flatMap((one) => one.records)
  const { days: touched, ...counts } = await applyRecords(
    db,
    workspace,
    connectionId,
    sourceKeyOf(first.delivery),
    records,
  )
  const refused = wasRefused ? [] : read.filter(({ refusal }) => refusal)
  const letters: PushCommand['letters'] = await Promise.all(
    refused.map(async ({ delivery, refusal }) => ({
      connectionId,
      letterId: letterIdOf(delivery.id),
      reason: refusal?.reason ?? '',
      receivedAt: timeOf(delivery.received_at),
      ...(refusal?.about === undefined
        ? {}
        : { about: await service.sealer.seal(workspace, filesSubject, cutText(refusal.about, 200)) }),
    })),
  )
  const lastAt = latest(records.flatMap(({ at }) => (at ? [at.toISOString()] : [])))
  const heardAt = latest(read.map(({ delivery }) => delivery.received_at)) ?? first.delivery.received_at
  for (let attempt = 1; ; attempt++) {
    const basedOn = await countChanges(db)
    const command: PushCommand = {
      type: 'push',
      basedOn,
      feed: {
        connectionId,
        source,
        ...counts,
        notices: read.filter((one) => one.records.length === 0 && !one.refusal).length,
        heardAt: timeOf(heardAt),
        days: await rowsByDay(db, connectionId, touched),
        ...(lastAt ? { lastAt: timeOf(lastAt) } : {}),
      },
      letters,
      readAfterAll: wasRefused
        ? read.map(({ delivery }) => ({ connectionId, letterId: letterIdOf(delivery.id) }))
        : [],
      days: await changedDays(db, connectionId, touched),
    }
    const result = await runCommand(service.store, {
      workspace,
      decider: importDecider,
      id: importsId,
      command,
      metadata: { actor: 'system:inbound', persona: null, correlationId: null, causationId: null },
    })
    if (result.kind !== 'refused') break
    if (result.problem.code !== outdated.code || attempt === maxAttempts)
      throw new Error(`Pushed sales were not recorded: ${result.problem.detail}`)
  }
  const isRefused = new Set(refused.map(({ delivery }) => delivery.id))
  const done = read.map(({ delivery }) => delivery.id).filter((id) => !isRefused.has(id))
  if (done.length > 0)
    await db
      .updateTable('import_delivery')
      .set({ state: 'done', body: null })
      .where('id', 'in', done)
      .execute()
  if (isRefused.size > 0)
    await db
      .updateTable('import_delivery')
      .set({ state: 'refused' })
      .where('id', 'in', [...isRefused])
      .execute()
}

const timeOf = (text: string) => decodeOrThrow(IsoTime, text, 'A time')

/** The id of a letter is derived from its message, so that a message makes one letter however often it is tried. */
export const letterIdOf = (deliveryId: string): LetterId => decodeOrThrow(LetterId, deliveryId, 'A message')

/**
 * Numbers are unique within one system of one kind of connection. They outlive the connection: a reconnected
 * system may send the same sales again.
 */
const sourceKeyOf = ({ type, source }: Pick<Delivery, 'type' | 'source'>): string =>
  `pushed:${type}:${source}`

/** Maximum messages per batch. */
const maxBatch = 200

/** Records the oldest waiting messages of a workspace; true if there may be more. */
export const recordWaiting = async (service: Service, workspace: string): Promise<boolean> => {
  const db = service.database.of(workspace)
  const waiting = await db
    .selectFrom('import_delivery')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('arrival')
    .limit(maxBatch)
    .execute()
  if (waiting.length === 0) return false
  const now = service.now()
  const place = { ...(await readPlace(db, now)), now }
  const key = await service.sealer.key(workspace, filesSubject)
  const groups = new Map<string, ReadDelivery[]>()
  for (const delivery of waiting) {
    const name = `${delivery.connection_id} ${delivery.source}`
    const group = groups.get(name) ?? []
    group.push(readDelivery(delivery, key, place, service.report))
    groups.set(name, group)
  }
  for (const group of groups.values()) await recordRead(service, workspace, group)
  return waiting.length === maxBatch
}
