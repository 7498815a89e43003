/** The digest as a page: composed for its reader from the records of the viewed moment. */
import { E } from '#schema/core/fp'
import type { digestEndpoints } from '#schema/digest/digest.endpoints'
import { ownPreferences, viewedMoment } from '../advisor/alerts/load-reading.ts'
import type { Handlers } from '../http/handlers.ts'
import { composeDigest } from './compose/compose-digest.ts'
import { deliveryOf, readDelivery } from './delivery.handlers.ts'
import { loadScene } from './load-scene.ts'
import { scheduleDecider, scheduleId } from './schedule.decider.ts'

export const digestHandlers: Handlers<typeof digestEndpoints> = {
  readDigest: async ({ kind = 'weekly' }, context) => {
    const [{ alertThreshold }, moment] = await Promise.all([ownPreferences(context), viewedMoment(context)])
    const reader = { sensitivity: alertThreshold, accountId: context.session.accountId }
    return E.right(composeDigest(await loadScene(context.db, moment, kind, reader)))
  },

  readDigestDelivery: async (_input, context) => readDelivery(context),

  saveDigestSchedule: async (time, context) => {
    // Calculated before, because the answer to a repeated request is stored with the events.
    const delivery = await deliveryOf(context, time)
    return context.run({ decider: scheduleDecider, id: scheduleId, command: time, answer: () => delivery })
  },
}
