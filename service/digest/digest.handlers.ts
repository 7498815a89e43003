/** The digest as a page: composed for its reader from the records of the viewed moment. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { digestEndpoints } from '#schema/digest/digest.endpoints'
import { Preferences, preferenceDefaults } from '#schema/profile/profile'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { composeDigest } from './compose/compose-digest.ts'
import { deliveryOf, readDelivery } from './delivery.handlers.ts'
import { loadScene } from './load-scene.ts'
import { scheduleDecider, scheduleId } from './schedule.decider.ts'

/** Preferences of the caller; in a demo, which has no accounts, those of its workspace. */
const ownPreferences = async ({ db, session }: SessionContext): Promise<Preferences> => {
  const row = await db
    .selectFrom('personal_profile')
    .select('preferences')
    .where('account_id', '=', session.accountId ?? '')
    .executeTakeFirst()
  return row === undefined
    ? preferenceDefaults
    : decodeOrThrow(Preferences, JSON.parse(row.preferences), 'The preferences')
}

/** The viewed moment: now, or the time of the last event of an earlier moment. */
const viewedMoment = async ({ service, session, asOf, now }: SessionContext): Promise<Date> => {
  if (asOf === undefined) return now
  const row = await service.database
    .of(session.workspace)
    .selectFrom('events')
    .select('recorded_at')
    .where('workspace', '=', session.workspace)
    .where('position', '=', asOf)
    .executeTakeFirst()
  return row === undefined ? now : new Date(row.recorded_at)
}

export const digestHandlers: Handlers<typeof digestEndpoints> = {
  readDigest: async ({ kind = 'weekly' }, context) => {
    const [{ alertThreshold }, moment] = await Promise.all([ownPreferences(context), viewedMoment(context)])
    return E.right(composeDigest(await loadScene(context.db, moment, kind, alertThreshold)))
  },

  readDigestDelivery: async (_input, context) => readDelivery(context),

  saveDigestSchedule: async (time, context) => {
    // Calculated before, because the answer to a repeated request is stored with the events.
    const delivery = await deliveryOf(context, time)
    return context.run({ decider: scheduleDecider, id: scheduleId, command: time, answer: () => delivery })
  },
}
