/** Input of a person's alerts: records of the viewed moment, current style, and sensitivity. */
import { AdvisorKey } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { Preferences, preferenceDefaults } from '#schema/profile/profile'
import type { SessionContext } from '../../runtime/service.ts'
import { loadRecords } from '../load-records.ts'
import { advisorContext } from '../plans/advisor-context.ts'
import type { Context } from '../plans/context.ts'
import type { Sensitivity } from './alert-rules.ts'

export type Reading = {
  readonly advisor: Context
  readonly personaKey: AdvisorKey
  readonly sensitivity: Sensitivity
}

/** The viewed moment: now, or the time of the last event of an earlier moment. */
export const viewedMoment = async ({ service, session, asOf, now }: SessionContext): Promise<Date> => {
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

/** Preferences of the caller; in a demo, which has no accounts, those of its workspace. */
export const ownPreferences = async ({ db, session }: SessionContext): Promise<Preferences> => {
  const row = await db
    .selectFrom('personal_profile')
    .select('preferences')
    .where('account_id', '=', session.accountId ?? '')
    .executeTakeFirst()
  return row === undefined
    ? preferenceDefaults
    : decodeOrThrow(Preferences, JSON.parse(row.preferences), 'The preferences')
}

export const loadReading = async (context: SessionContext): Promise<Reading> => {
  const { db } = context
  const [moment, preferences, persona] = await Promise.all([
    viewedMoment(context),
    ownPreferences(context),
    db.selectFrom('persona').select('persona_key').executeTakeFirst(),
  ])
  return {
    advisor: advisorContext(await loadRecords(db, moment)),
    personaKey: AdvisorKey.is(persona?.persona_key) ? persona.persona_key : 'hospitality_ceo',
    sensitivity: preferences.alertThreshold,
  }
}
