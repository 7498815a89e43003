/** Delivers the mail of one link. Each step is on record before the next; see `share.decider.ts`. */
import { setTimeout as pause } from 'node:timers/promises'
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { IsoDate } from '#schema/core/scalars'
import { SharedContent, ShareKind } from '#schema/share/share'
import { linkTo } from '../../accounts/links.ts'
import { chosenLanguage } from '../../accounts/mail-language.ts'
import type { Deliver, Posted } from '../../accounts/smtp-delivery.ts'
import { runCommand } from '../../event-store/decide.ts'
import { forBusiness } from '../../runtime/business-zone.ts'
import type { Service } from '../../runtime/service.ts'
import type { Tables } from '../../tables.ts'
import { type ShareMailCommand, shareDecider } from '../share.decider.ts'
import { forgetMailToken, makerMayShare } from '../share.link.ts'
import { openRecipients } from '../share.list.ts'
import { shareMail } from './share-mail.ts'

/** What a delivery needs besides the service. `step` is called after each recorded step; tests stop there. */
export type ShareSender = {
  readonly deliver: Deliver
  readonly origin: string
  readonly step?: (step: string) => Promise<void>
}

type Row = Omit<Tables['share'], 'workspace'>

const bySender = {
  actor: 'system:share',
  persona: null,
  correlationId: null,
  causationId: null,
} as const

/** Minutes to wait after each failed attempt; after the last one the mail is given up. */
const waits = [1, 5, 15, 60, 240, 480, 720]
const minuteMs = 60_000

/** Times that a recorded answer is tried, and the pause between them: without it a mail counts as unconfirmed. */
const [recordTries, recordPauseMs] = [5, 500]

const isDue = ({ mail_state: state, mail_attempt: attempt, mail_at: at }: Row, now: Date): boolean =>
  state !== 'deferred' || Date.parse(at ?? '') + (waits[attempt - 1] ?? 0) * minuteMs <= now.getTime()

const outcomeOf = ({ kind, answer }: Posted, attempt: number): ShareMailCommand | undefined => {
  switch (kind) {
    case 'accepted':
      return { type: 'accept', attempt, answer }
    case 'refused':
      return { type: 'refuse', attempt, answer, isFinal: true }
    case 'deferred':
      return { type: 'refuse', attempt, answer, isFinal: attempt > waits.length }
    case 'unknown':
      return { type: 'settle', attempt }
    case 'withdrawn':
      return undefined
  }
}

/** The secret of a link whose mail waits, and who made it; undefined once the link, the key of its recipient, or its maker's right to share is gone. */
const waitingLink = async (
  { database, sealer, now }: Service,
  workspace: string,
  id: string,
): Promise<{ readonly token: string; readonly accountId: string | null } | undefined> => {
  const link = await database
    .of(workspace)
    .selectFrom('share_link')
    .innerJoin('share', 'share.id', 'share_link.share_id')
    .select(['share_link.mail_token', 'share_link.account_id'])
    .where('share_link.share_id', '=', id)
    .where(makerMayShare(now()))
    .executeTakeFirst()
  if (!link?.mail_token) return undefined
  const sealed = decodeOrThrow(Sealed, JSON.parse(link.mail_token), 'A sealed secret')
  const token = (await sealer.open(workspace, [sealed])).get(sealed.box)
  return token === undefined ? undefined : { token, accountId: link.account_id }
}

/** Takes the mail of a link as far as it goes now. */
export const deliverShare = (
  service: Service,
  { deliver, origin, step = async () => {} }: ShareSender,
  workspace: string,
  row: Row,
): Promise<void> =>
  forBusiness(service.database, workspace, async () => {
    const { id } = row
    const record = async (command: ShareMailCommand): Promise<boolean> => {
      const { kind } = await runCommand(service.store, {
        ...{ workspace, decider: shareDecider, id, command },
        metadata: bySender,
      })
      if (kind === 'appended') await step(command.type)
      return kind === 'appended'
    }
    // The process that handed it over has ended: whether the mail was completed is not known, so it is not sent again.
    if (row.mail_state === 'handed-over') {
      await record({ type: 'settle', attempt: row.mail_attempt })
      return forgetMailToken(service, workspace, id)
    }
    const now = service.now()
    if (!isDue(row, now)) return
    const waiting = await waitingLink(service, workspace, id)
    const recipient = (await openRecipients(service, workspace, [row])).get(id)
    if (waiting === undefined || recipient === undefined || row.ends_at <= now.toISOString()) {
      await record({ type: 'withdraw' })
      return forgetMailToken(service, workspace, id)
    }
    const { businessName } = decodeOrThrow(SharedContent, JSON.parse(row.content), 'A shared page')
    const mail = shareMail({
      ...{ shareId: id, workspace, businessName, origin, date: now },
      kind: decodeOrThrow(ShareKind, row.kind, 'A kind'),
      title: row.title,
      until: decodeOrThrow(IsoDate, row.until, 'A day'),
      language: await chosenLanguage(service, workspace, waiting.accountId),
      link: linkTo(origin, '/shared', waiting.token),
      to: recipient.email,
      note: recipient.note,
    })
    const attempt = row.mail_attempt + 1
    if (!(await record({ type: 'attempt', attempt }))) return
    const posted = await deliver(mail, () => record({ type: 'hand-over', attempt }).catch(() => false))
    await step(`answer ${posted.kind}`)
    const outcome = outcomeOf(posted, attempt)
    for (let tries = 1; outcome !== undefined; tries++) {
      try {
        await record(outcome)
        if (outcome.type !== 'refuse' || outcome.isFinal) await forgetMailToken(service, workspace, id)
        return
      } catch (error) {
        if (tries === recordTries) throw error
        await pause(recordPauseMs)
      }
    }
  })
