/** Executive Styles in every state. */
import { api } from '#schema/api'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listPersonas from '../../fixtures/persona/listPersonas.json'
import selectPersona from '../../fixtures/persona/selectPersona.json'
import getBusinessProfile from '../../fixtures/profile/getBusinessProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeSwitched from '../../fixtures/session/getMe.switched.json'
import { changed, longer, unbroken } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'Executive Styles' }

const route = '/app-store'
const me = answer('getMe', getMe)
const personas = answer('listPersonas', listPersonas)
const switching = () => [
  answer('getMe', getMe, { once: true }),
  answer('getMe', getMeSwitched),
  personas,
  answer('selectPersona', selectPersona),
  answer('getBusinessProfile', getBusinessProfile),
]

/** Five styles, one in use; choosing the recorded one puts that in use. */
export const Filled = story({ route, answers: switching })

/** Before the first answer. */
export const Loading = story({ route, answers: [me, waiting('listPersonas')] })

/** The styles cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [me, always('listPersonas', unavailable, { once: true }), personas],
})

/** The change does not reach the record. */
export const NotChanged = story({ route, answers: [me, personas, always('selectPersona', unavailable)] })

/** Texts as long as they can be. */
export const LongText = story({
  route,
  answers: [
    me,
    always(
      'listPersonas',
      changed(listPersonas, api.listPersonas.output, (all) =>
        all.map((one, index) => ({
          ...one,
          name: index % 2 === 0 ? longer(one.name, 80) : unbroken(80),
          description: longer(one.description, 400),
          strengths: one.strengths.map((strength) => longer(strength, 120)),
        })),
      ),
    ),
  ],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: switching, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: switching, width: 390 })
