/** The Business Profile in every state, and every end that saving it can come to. */
import { api } from '#schema/api'
import listConnections from '../../fixtures/connection/listConnections.json'
import { always, answer, unreachable, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getBusinessProfileDefaults from '../../fixtures/profile/getBusinessProfile.defaults.json'
import getBusinessProfile from '../../fixtures/profile/getBusinessProfile.json'
import saveBusinessProfileInvalid from '../../fixtures/profile/saveBusinessProfile.invalid.json'
import saveBusinessProfile from '../../fixtures/profile/saveBusinessProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import { changed, longer } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'Business Profile' }

const route = '/profile'
const me = answer('getMe', getMe)
const profile = answer('getBusinessProfile', getBusinessProfile)
const around = [me, answer('listConnections', listConnections)]
const saving = [...around, profile, answer('saveBusinessProfile', saveBusinessProfile)]

/** A saved profile, which can be saved anew. */
export const Filled = story({ route, answers: saving })

/** Never saved: the defaults. The first save works. */
export const Empty = story({
  route,
  answers: () => [
    ...around,
    answer('getBusinessProfile', getBusinessProfileDefaults, { once: true }),
    profile,
    answer('saveBusinessProfile', saveBusinessProfile),
  ],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [me, waiting('getBusinessProfile')] })

/** The profile cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [me, always('getBusinessProfile', unavailable, { once: true }), profile],
})

/** The session ends over a save. */
export const SignedOut = story({
  route,
  answers: [me, profile, always('saveBusinessProfile', getMeUnauthenticated)],
})

/** The address brings the preset of a style. */
export const Preset = story({ route: `${route}?preset=value_investor`, answers: saving })

/** The address names a preset that no style has. */
export const PresetUnknown = story({ route: `${route}?preset=lion_tamer`, answers: saving })

/** The address leads to the training card. */
export const Training = story({ route: `${route}#jarvin-training`, answers: saving })

/** Both at once: the style's preset, and its card. */
export const PresetTraining = story({
  route: `${route}?preset=value_investor#jarvin-training`,
  answers: saving,
})

/** A save is on its way for good. */
export const Saving = story({ route, answers: [me, profile, waiting('saveBusinessProfile')] })

/** The service cannot save it. */
export const NotSaved = story({
  route,
  answers: [...around, profile, always('saveBusinessProfile', unavailable)],
})

/** The connection breaks over a save. */
export const Unanswered = story({ route, answers: [me, profile, unreachable('saveBusinessProfile')] })

/** The service does not take a value. */
export const Invalid = story({
  route,
  answers: [me, profile, answer('saveBusinessProfile', saveBusinessProfileInvalid)],
})

/** A business with a very long name that ticked everything. */
export const LongText = story({
  route,
  answers: [
    always(
      'getMe',
      changed(getMe, api.getMe.output, (one) => ({ ...one, businessName: longer(one.businessName, 120) })),
    ),
    profile,
  ],
})

/** In the dark theme. */
export const Dark = story({ route, answers: saving, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: saving, width: 390 })
