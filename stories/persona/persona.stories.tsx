import { api } from '#schema/api'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listPersonas from '../../fixtures/persona/listPersonas.json'
import selectPersona from '../../fixtures/persona/selectPersona.json'
import getBusinessProfile from '../../fixtures/profile/getBusinessProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeSwitched from '../../fixtures/session/getMe.switched.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Executive styles' }

const route = '/app-store'
const me = replay('getMe', getMe)
const personas = replay('listPersonas', listPersonas)
const switching = () => [
  replay('getMe', getMe, { once: true }),
  replay('getMe', getMeSwitched),
  personas,
  replay('selectPersona', selectPersona),
  replay('getBusinessProfile', getBusinessProfile),
]

/** Five styles; the recorded one can be chosen. */
export const Filled = story({ route, answers: switching })

export const Loading = story({ route, answers: [me, neverRespond('listPersonas')] })

/** The styles fail to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('listPersonas', unavailable, { once: true }), personas],
})

/** The change is not recorded. */
export const SaveError = story({ route, answers: [me, personas, replayAny('selectPersona', unavailable)] })

export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
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

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers: switching, theme: 'dark' })

export const Narrow = story({ route, answers: switching, width: 390 })
Narrow.storyName = '390'
