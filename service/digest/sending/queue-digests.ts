/** Composes and queues the digests of a workspace's sending day: one for each reader, each once. */

import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { IsoTime } from '#schema/core/scalars'
import { DeliveryAnswer, DeliveryId, EarlierDelivery } from '#schema/digest/delivery'
import type { Digest, DigestKind } from '#schema/digest/digest'
import { loadWatched, noMarks } from '../../advisor/alerts/load-alert-marks.ts'
import { runCommand } from '../../event-store/decide.ts'
import { forBusiness } from '../../runtime/business-zone.ts'
import type { Service } from '../../runtime/service.ts'
import { composeDigest } from '../compose/compose-digest.ts'
import type { DigestScene, Sensitivity } from '../compose/digest-scene.ts'
import { deliveryDecider } from '../delivery.decider.ts'
import { loadScene } from '../load-scene.ts'
import { loadReaders } from './readers.ts'
import { kindOn, type SendingDay } from './sending-day.ts'

/** Actor of the background sender. */
export const bySender = {
  actor: 'system:digest',
  persona: null,
  correlationId: null,
  causationId: null,
} as const

/** Milliseconds after which a digest states that it is late. */
const lateMs = 60 * 60_000

/** True if the digest has content: a business without records gets no mail. */
const isTelling = ({ lines, due, decision, outcome, from, missing, charts }: Digest): boolean =>
  from !== undefined ||
  lines.length + due.length + charts.length > 0 ||
  decision !== undefined ||
  outcome !== undefined
    ? true
    : missing.some(({ text }) => text.startsWith('The records end'))

/** A person's previous digest, if it did not arrive or may not have. */
const earlierOf = async (
  service: Service,
  workspace: string,
  accountId: string,
  day: IsoDate,
): Promise<EarlierDelivery | undefined> => {
  const row = await service.database
    .of(workspace)
    .selectFrom('digest_delivery')
    .select(['day', 'state', 'answer'])
    .where('account_id', '=', accountId)
    .where('day', '<', day)
    .where('state', '!=', 'withdrawn')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || (row.state !== 'refused' && row.state !== 'unconfirmed')) return undefined
  const { answer, ...rest } = row
  return decodeOrThrow(
    EarlierDelivery,
    { ...rest, ...(DeliveryAnswer.is(answer) ? { answer } : {}) },
    'An earlier delivery',
  )
}

/** Composes each digest once, for all readers who get the same one. */
const composer = (service: Service, workspace: string) => {
  const scenes = new Map<DigestKind, Promise<DigestScene>>()
  const digests = new Map<string, Promise<Digest>>()
  const sceneOf = (kind: DigestKind): Promise<DigestScene> => {
    const known =
      scenes.get(kind) ??
      loadScene(service.database.of(workspace), service.now(), kind, { sensitivity: 'medium' })
    scenes.set(kind, known)
    return known
  }
  return async (kind: DigestKind, sensitivity: Sensitivity, accountId: string): Promise<Digest> => {
    const watched = await loadWatched(service.database.of(workspace), accountId)
    const key = [kind, sensitivity, ...watched].join(' ')
    const known =
      digests.get(key) ??
      sceneOf(kind).then((scene) =>
        composeDigest({ ...scene, sensitivity, marks: { ...noMarks, ...scene.marks, watched } }),
      )
    digests.set(key, known)
    return known
  }
}

/** Queues due digests; returns the number queued by this call. A repeated call queues none. */
export const queueDigests = (
  service: Service,
  workspace: string,
  { day, dueAt }: SendingDay,
): Promise<number> =>
  forBusiness(service.database, workspace, async () => {
    const compose = composer(service, workspace)
    let queued = 0
    for (const { accountId, preferences } of await loadReaders(service, workspace)) {
      const kind = kindOn(day, preferences)
      if (kind === undefined) continue
      const digest = await compose(kind, preferences.alertThreshold, accountId)
      if (!isTelling(digest)) continue
      const earlier = await earlierOf(service, workspace, accountId, day)
      const digestId = decodeOrThrow(DeliveryId, `${day}-${accountId}`, 'The id of a digest')
      const { kind: outcome } = await runCommand(service.store, {
        workspace,
        decider: deliveryDecider,
        id: digestId,
        command: {
          type: 'queue',
          queued: {
            digestId,
            accountId,
            day,
            dueAt: decodeOrThrow(IsoTime, dueAt.toISOString(), 'A due time'),
            digest,
            isLate: service.now().getTime() - dueAt.getTime() > lateMs,
            ...(earlier ? { earlier } : {}),
          },
        },
        metadata: bySender,
      })
      if (outcome === 'appended') queued += 1
    }
    return queued
  })
