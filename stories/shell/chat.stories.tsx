/** The advisors beside a screen. */
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { answer } from '../../fixtures/core/answers.ts'
import getMe from '../../fixtures/session/getMe.json'
import { sheetToggled } from '../../web/chat/chat.state.ts'
import { unbroken } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'Advisors' }

const answers = [answer('getMe', getMe), answer('listAdvisories', listAdvisories)]

/** Jarvin has something to say. */
export const Filled = story({ route: '/somewhere-else', answers })

/** Nothing was said yet. */
export const Empty = story({ route: '/briefs', answers })

/** Jarvin speaks of a path without end. */
export const LongText = story({ route: `/${unbroken(400)}`, answers })

/** In the dark theme. */
export const Dark = story({ route: '/briefs', answers, theme: 'dark' })

/** On a phone, where the advisors are a sheet. */
export const Narrow = story({
  route: '/briefs',
  answers,
  width: 390,
  before: (store) => store.dispatch(sheetToggled(true)),
})
