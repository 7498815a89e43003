/** The business profile and the personal profile; the tour joins them. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import {
  BusinessProfile,
  businessProfileDefaults,
  PersonalProfile,
  Preferences,
  preferenceDefaults,
} from '#schema/profile/profile'
import type { profileEndpoints } from '#schema/profile/profile.endpoints'
import type { tourEndpoints } from '#schema/profile/tour.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { businessProfileDecider, personalProfileDecider } from './profile.decider.ts'
import { knownOf, openPerson, ownRow, personOf, sealPerson, withKnownName } from './profile.person.ts'
import { tourHandlers } from './tour.handlers.ts'

export const profileHandlers: Handlers<typeof profileEndpoints & typeof tourEndpoints> = {
  ...tourHandlers,

  getBusinessProfile: async (_input, { db }) => {
    const row = await db.selectFrom('business_profile').selectAll().executeTakeFirst()
    if (row === undefined) return E.right(businessProfileDefaults)
    const profile = { ...JSON.parse(row.fields), savedAt: row.saved_at }
    return E.right(decodeOrThrow(BusinessProfile, profile, 'The business profile'))
  },

  saveBusinessProfile: async (fields, { run }) =>
    run({
      decider: businessProfileDecider,
      id: 'business',
      command: { ...businessProfileDefaults, ...fields },
      answer: (profile) => profile,
    }),

  getPersonalProfile: async (_input, context) => {
    const row = await ownRow(context)
    if (row === undefined) return E.right({ ...(await knownOf(context)), role: '', ...preferenceDefaults })
    const person = await withKnownName(await openPerson(row.person, context), context)
    const profile = { ...person, ...JSON.parse(row.preferences), savedAt: row.saved_at }
    return E.right(decodeOrThrow(PersonalProfile, profile, 'The personal profile'))
  },

  savePersonalProfile: async (stated, context) => {
    const fields = { ...preferenceDefaults, ...stated }
    const person = await withKnownName(personOf(fields), context)
    const preferences = decodeOrThrow(Preferences, fields, 'The preferences')
    const { accountId } = context.session
    return context.run({
      decider: personalProfileDecider,
      id: accountId === undefined ? 'personal' : `personal-${accountId}`,
      command: {
        person: await sealPerson(person, context),
        preferences,
        ...(accountId === undefined ? {} : { accountId }),
      },
      // The stored answer to a keyed request contains the person, so it is sealed too.
      isSecret: true,
      answer: (state) =>
        decodeOrThrow(
          PersonalProfile,
          { ...person, ...preferences, savedAt: state?.savedAt },
          'A personal profile that was just saved',
        ),
    })
  },
}
