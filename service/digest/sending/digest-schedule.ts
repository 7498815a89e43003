/** Sends digests in the background, where the installation can send mail. */

import { scheduleRounds } from '../../runtime/rounds.ts'
import type { Service } from '../../runtime/service.ts'
import { type Silent, sendDigests } from './send-digests.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 30_000

/**
 * Sends due digests, now and every half minute; `origin` is for links. The returned function stops it after
 * the current digest.
 */
export const scheduleDigests = (service: Service, origin: string): (() => Promise<unknown>) => {
  const { mailer } = service
  if (mailer.kind !== 'mail') return async () => {}
  const silent: Silent = new Map()
  return scheduleRounds(roundEveryMs, async (isEnded) => {
    if (service.database.hasSpace())
      await sendDigests(service, { deliver: mailer.deliver, origin }, silent, isEnded)
  })
}
