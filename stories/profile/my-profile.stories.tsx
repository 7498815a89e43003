/** My Profile, with every outcome of saving. */
import { api } from '#schema/api'
import listConnections from '../../fixtures/connection/listConnections.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getPersonalProfileDefaults from '../../fixtures/profile/getPersonalProfile.defaults.json'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import savePersonalProfileInvalid from '../../fixtures/profile/savePersonalProfile.invalid.json'
import savePersonalProfile from '../../fixtures/profile/savePersonalProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import signIn from '../../fixtures/session/signIn.json'
import signOut from '../../fixtures/session/signOut.json'
import { followProfile } from '../../web/profile/follow-profile.ts'
import { changed, longer } from '../core/long-texts.ts'
import { noFeeds } from '../core/no-feeds.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/My profile' }

const route = '/my-profile'
const me = replay('getMe', getMe)
const profile = replay('getPersonalProfile', getPersonalProfile)
const around = [me, replay('listConnections', listConnections), noFeeds, replay('signOut', signOut)]
const saving = [...around, profile, replay('savePersonalProfile', savePersonalProfile)]

/** A saved profile, which can be changed. */
export const Filled = story({ route, answers: saving })

/** Never saved: defaults without a role. The first save works. */
export const Empty = story({
  route,
  answers: () => [
    ...around,
    replay('getPersonalProfile', getPersonalProfileDefaults, { once: true }),
    profile,
    replay('savePersonalProfile', savePersonalProfile),
  ],
})

export const Loading = story({ route, answers: [me, neverRespond('getPersonalProfile')] })

/** The profile fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('getPersonalProfile', unavailable, { once: true }), profile],
})

/** The session has expired when the profile is saved; after a new sign-in saving works. */
export const SignedOut = story({
  route,
  answers: () => [
    ...around,
    profile,
    replayAny('signIn', signIn),
    replayAny('savePersonalProfile', getMeUnauthenticated, { once: true }),
    replay('savePersonalProfile', savePersonalProfile),
  ],
})

/** Saved in German, so the frame switches to it. */
export const German = story({
  route,
  before: followProfile,
  answers: () => {
    const german = { language: 'de', timezone: 'Europe/Berlin' } as const
    return [
      ...around,
      replay('getPersonalProfile', getPersonalProfile, { once: true }),
      replayAny(
        'getPersonalProfile',
        changed(getPersonalProfile, api.getPersonalProfile.output, (one) => ({ ...one, ...german })),
      ),
      replayAny(
        'savePersonalProfile',
        changed(savePersonalProfile, api.savePersonalProfile.output, (one) => ({ ...one, ...german })),
      ),
    ]
  },
})

/** The save has not been answered. */
export const Saving = story({ route, answers: [me, profile, neverRespond('savePersonalProfile')] })

/** The save fails. */
export const SaveError = story({
  route,
  answers: [...around, profile, replayAny('savePersonalProfile', unavailable)],
})

/** The reply to a save is lost. */
export const ReplyLost = story({ route, answers: [me, profile, networkError('savePersonalProfile')] })

/** The service refuses role and email. */
export const Refused = story({
  route,
  answers: [me, profile, replay('savePersonalProfile', savePersonalProfileInvalid)],
})

export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'getPersonalProfile',
      changed(getPersonalProfile, api.getPersonalProfile.output, (one) => ({
        ...one,
        firstName: longer('Maximiliane', 120),
        lastName: longer('Donaudampf', 120),
        phone: longer('+61 7 5550 0142', 60),
      })),
    ),
  ],
})

export const Dark = story({ route, answers: saving, theme: 'dark' })

export const Narrow = story({ route, answers: saving, width: 390 })
Narrow.storyName = '390'
