/** The Business Profile, with every outcome of saving. */
import { api } from '#schema/api'
import listConnections from '../../fixtures/connection/listConnections.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getBusinessProfileDefaults from '../../fixtures/profile/getBusinessProfile.defaults.json'
import getBusinessProfile from '../../fixtures/profile/getBusinessProfile.json'
import saveBusinessProfileInvalid from '../../fixtures/profile/saveBusinessProfile.invalid.json'
import saveBusinessProfile from '../../fixtures/profile/saveBusinessProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import { changed, longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Business profile' }

const route = '/profile'
const me = replay('getMe', getMe)
const profile = replay('getBusinessProfile', getBusinessProfile)
const around = [me, replay('listConnections', listConnections)]
const saving = [...around, profile, replay('saveBusinessProfile', saveBusinessProfile)]

/** A saved profile, which can be changed. */
export const Filled = story({ route, answers: saving })

/** Never saved: defaults. The first save works. */
export const Empty = story({
  route,
  answers: () => [
    ...around,
    replay('getBusinessProfile', getBusinessProfileDefaults, { once: true }),
    profile,
    replay('saveBusinessProfile', saveBusinessProfile),
  ],
})

export const Loading = story({ route, answers: [me, neverRespond('getBusinessProfile')] })

/** The profile fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('getBusinessProfile', unavailable, { once: true }), profile],
})

/** The session has expired when the profile is saved. */
export const SignedOut = story({
  route,
  answers: [me, profile, replayAny('saveBusinessProfile', getMeUnauthenticated)],
})

/** The address names the preset of a style. */
export const Preset = story({ route: `${route}?preset=value_investor`, answers: saving })

/** The address names an unknown preset. */
export const UnknownPreset = story({ route: `${route}?preset=lion_tamer`, answers: saving })

/** The address has the anchor of the training card. */
export const TrainingCard = story({ route: `${route}#jarvin-training`, answers: saving })

/** Preset and training card. */
export const PresetAndTrainingCard = story({
  route: `${route}?preset=value_investor#jarvin-training`,
  answers: saving,
})

/** The save has not been answered. */
export const Saving = story({ route, answers: [me, profile, neverRespond('saveBusinessProfile')] })

/** The save fails. */
export const SaveError = story({
  route,
  answers: [...around, profile, replayAny('saveBusinessProfile', unavailable)],
})

/** The reply to a save is lost. */
export const ReplyLost = story({ route, answers: [me, profile, networkError('saveBusinessProfile')] })

/** The service refuses a value. */
export const Refused = story({
  route,
  answers: [me, profile, replay('saveBusinessProfile', saveBusinessProfileInvalid)],
})

/** A very long name, and every option ticked. */
export const LongText = story({
  route,
  answers: [
    replayAny(
      'getMe',
      changed(getMe, api.getMe.output, (one) => ({ ...one, businessName: longer(one.businessName, 120) })),
    ),
    profile,
  ],
})

export const Dark = story({ route, answers: saving, theme: 'dark' })

export const Narrow = story({ route, answers: saving, width: 390 })
Narrow.storyName = '390'
