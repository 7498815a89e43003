/** Delivers one queued digest. Each step is recorded before the next; see `delivery.decider.ts`. */
import { setTimeout as pause } from 'node:timers/promises'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { EarlierDelivery } from '#schema/digest/delivery'
import { Digest } from '#schema/digest/digest'
import { mailLanguageOf } from '../../accounts/mail-language.ts'
import type { Deliver, Posted } from '../../accounts/smtp-delivery.ts'
import { runCommand } from '../../event-store/decide.ts'
import { forBusiness } from '../../runtime/business-zone.ts'
import type { Service } from '../../runtime/service.ts'
import type { Tables } from '../../tables.ts'
import { type DeliveryCommand, deliveryDecider } from '../delivery.decider.ts'
import { digestMail } from '../mail/digest-mail.ts'
import { bySender } from './queue-digests.ts'
import { loadReaders } from './readers.ts'
import { kindOn } from './sending-day.ts'
import { stopToken } from './stop-link.ts'

export type DeliveryRow = Omit<Tables['digest_delivery'], 'workspace'>

/** Dependencies of a delivery. `step` is called after each recorded step; tests stop there. */
export type Sender = {
  readonly deliver: Deliver
  readonly origin: string
  readonly step?: (step: string) => Promise<void>
}

/** Minutes to wait after each failed attempt; after the last one the digest is abandoned. */
const waits = [1, 5, 15, 60, 240, 480, 720]
const minuteMs = 60_000

/** Next attempt for a deferred digest. */
export const nextAttemptAt = ({
  attempt,
  changed_at: changedAt,
}: Pick<DeliveryRow, 'attempt' | 'changed_at'>): number =>
  Date.parse(changedAt) + (waits[attempt - 1] ?? 0) * minuteMs

/** Attempts to record an answer, and milliseconds between them; without a recorded answer the mail counts as unconfirmed. */
const [recordTries, recordPauseMs] = [5, 500]

const outcomeOf = (posted: Posted, attempt: number): DeliveryCommand | undefined => {
  switch (posted.kind) {
    case 'accepted':
      return { type: 'accept', attempt, answer: posted.answer }
    case 'refused':
      return { type: 'refuse', attempt, answer: posted.answer, isFinal: true }
    case 'deferred':
      return { type: 'refuse', attempt, answer: posted.answer, isFinal: attempt > waits.length }
    case 'unknown':
      return { type: 'settle', attempt }
    case 'withdrawn':
      return undefined
  }
}

/** Due time of a late digest; undefined if it is on time. */
const lateSince = (
  { due_at: dueAt, is_late: isLate, day }: DeliveryRow,
  hour: string,
  now: Date,
): { readonly day: IsoDate; readonly hour: string } | undefined => {
  const isFromBefore = now.getTime() - Date.parse(dueAt) > 60 * minuteMs
  if (!isLate && !isFromBefore) return undefined
  return { day: decodeOrThrow(IsoDate, day, 'A day'), hour }
}

const hourOf = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  )

/** Takes as many steps as possible now. */
export const deliverDigest = (
  service: Service,
  { deliver, origin, step = async () => {} }: Sender,
  workspace: string,
  row: DeliveryRow,
): Promise<void> =>
  forBusiness(service.database, workspace, async () => {
    const record = async (command: DeliveryCommand): Promise<boolean> => {
      const { kind } = await runCommand(service.store, {
        workspace,
        decider: deliveryDecider,
        id: row.id,
        command,
        metadata: bySender,
      })
      if (kind === 'appended') await step(command.type)
      return kind === 'appended'
    }
    // The process that sent it has ended. It is unknown whether the mail was completed, so it is not sent
    // again.
    if (row.state === 'handed-over') {
      await record({ type: 'settle', attempt: row.attempt })
      return
    }
    if (row.state === 'deferred' && nextAttemptAt(row) > service.now().getTime()) return
    const [reader] = await loadReaders(service, workspace, row.account_id)
    const day = decodeOrThrow(IsoDate, row.day, 'A day')
    if (reader === undefined || kindOn(day, reader.preferences) === undefined) {
      await record({ type: 'withdraw' })
      return
    }
    const token = await stopToken(service, { workspace, accountId: row.account_id })
    const stopAddress = `${origin}/unsubscribe/${token}`
    const zone = await service.database
      .of(workspace)
      .selectFrom('workspace')
      .select('time_zone')
      .executeTakeFirst()
    const mail = await digestMail({
      digest: decodeOrThrow(Digest, JSON.parse(row.content), 'A queued digest'),
      earlier:
        row.earlier === null
          ? undefined
          : decodeOrThrow(EarlierDelivery, JSON.parse(row.earlier), 'An earlier delivery'),
      language: mailLanguageOf(reader.preferences),
      lateSince: lateSince(row, hourOf(row.due_at, zone?.time_zone ?? 'UTC'), service.now()),
      // A person may belong to several businesses.
      digestId: `${row.id}.${workspace}`,
      reader: reader.reader,
      canDecide: reader.canDecide,
      origin,
      stopAddress,
      stopCall: stopAddress,
      date: service.now(),
    })
    const attempt = row.attempt + 1
    if (!(await record({ type: 'attempt', attempt }))) return
    const posted = await deliver(mail, () => record({ type: 'hand-over', attempt }).catch(() => false))
    await step(`answer ${posted.kind}`)
    const outcome = outcomeOf(posted, attempt)
    for (let tries = 1; outcome !== undefined; tries++) {
      try {
        await record(outcome)
        return
      } catch (error) {
        if (tries === recordTries) throw error
        await pause(recordPauseMs)
      }
    }
  })
