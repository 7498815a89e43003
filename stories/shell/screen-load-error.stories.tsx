/** A screen whose code could not be loaded. */
import { replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screensOf, signedInScreens } from '../../web/shell/screens.tsx'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Screen load error' }

const routes = screensOf({
  ...signedInScreens,
  '/briefs': {
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  },
})
const setting = { route: '/briefs', answers: [replay('getMe', getMe), ...screenAnswers], routes }

/** The frame and the other screens work. */
export const Filled = story(setting)

export const Dark = story({ ...setting, theme: 'dark' })

export const Narrow = story({ ...setting, width: 390 })
Narrow.storyName = '390'
