/** Sends the mails of links in the background, where the installation can send mail. One process at a time does it. */
import { scheduleRounds } from '../../runtime/rounds.ts'
import type { Service } from '../../runtime/service.ts'
import { deliverShare, type ShareSender } from './deliver-share.ts'

/** Milliseconds between rounds: somebody waits for the mail. */
const roundEveryMs = 10_000

const waiting = ['queued', 'attempting', 'handed-over', 'deferred']

/** Runs `work` if no other process does; false if one does. */
const alone = async ({ database }: Service, work: () => Promise<void>): Promise<boolean> => {
  const client = await database.unbound.connect()
  const key = `hashtext('jarvin share sender'), 0`
  let isBroken = false
  try {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${key}) as held`)
    if (rows[0]?.held !== true) return false
    await work().finally(() => client.query(`select pg_advisory_unlock(${key})`))
    return true
  } catch (error) {
    isBroken = true
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** One round; false if another process holds it. */
export const sendShares = (
  service: Service,
  sender: ShareSender,
  isEnded: () => boolean = () => false,
): Promise<boolean> =>
  alone(service, async () => {
    const { rows } = await service.database.unbound.query<{ workspace: string }>(
      'select * from waiting_shares()',
    )
    for (const { workspace } of rows) {
      const found = await service.database
        .of(workspace)
        .selectFrom('share')
        .selectAll()
        .where('mail_state', 'in', waiting)
        .orderBy('id')
        .execute()
      for (const row of found) {
        if (isEnded()) return
        await deliverShare(service, sender, workspace, row).catch((error: unknown) =>
          service.report('warn', { err: error, workspace }, 'the mail of a link could not be delivered'),
        )
      }
    }
  })

/** Sends what waits, now and every ten seconds; `origin` is for links. The returned function stops it. */
export const scheduleShareMails = (service: Service, origin: string): (() => Promise<unknown>) => {
  const { mailer } = service
  if (mailer.kind !== 'mail') return async () => {}
  return scheduleRounds(roundEveryMs, async (isEnded) => {
    if (service.database.hasSpace()) await sendShares(service, { deliver: mailer.deliver, origin }, isEnded)
  })
}
