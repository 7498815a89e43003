/** The confirmation before unsaved changes are discarded. */
import { replay } from '../../fixtures/core/replay.ts'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import getMe from '../../fixtures/session/getMe.json'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Signed in/My profile/Unsaved changes dialog' }

const left = (more: Partial<StorySetting> = {}) =>
  story({
    route: '/my-profile',
    answers: [replay('getMe', getMe), replay('getPersonalProfile', getPersonalProfile)],
    acts: [
      { fill: 'Last Name', text: 'Lind' },
      { press: 'Overview', inside: 'nav' },
    ],
    ...more,
  })

export const Open = left()
export const Dark = left({ theme: 'dark' })
export const Narrow = left({ width: 390 })
Narrow.storyName = '390'
