import { Focus } from '#schema/focus/focus'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getFocus from '../../fixtures/focus/getFocus.json'
import getFocusNone from '../../fixtures/focus/getFocus.none.json'
import { changed, longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { layout, longNamed, me, ofType } from './dashboard-answers.ts'

export default { title: 'Signed in/Strategic' }

const route = '/dashboard/strategic'
const filled = [me, layout, replay('getFocus', getFocus)]

/** The current focus, and market notes. */
export const Filled = story({ route, answers: filled })

/** Market notes of a property agency. */
export const PropertyAgency = story({ route, answers: [ofType('realestate'), ...filled.slice(1)] })

export const Empty = story({ route, answers: [me, layout, replayAny('getFocus', getFocusNone)] })

export const Loading = story({ route, answers: [me, layout, neverRespond('getFocus')] })

/** The focus fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    me,
    layout,
    replayAny('getFocus', unavailable, { once: true }),
    replay('getFocus', getFocus),
  ],
})

export const LongText = story({
  route,
  answers: [
    longNamed,
    layout,
    replayAny(
      'getFocus',
      changed(getFocus, Focus, (one) => ({
        ...one,
        primaryFocus: longer(one.primaryFocus, 200),
        description: longer(one.description ?? 'Why', 1200),
        secondaryPriorities: one.secondaryPriorities.map((each) => longer(each, 200)),
        successMetrics: one.successMetrics.map((each) => longer(each, 200)),
      })),
    ),
  ],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers: filled, theme: 'dark' })

export const Narrow = story({ route, answers: filled, width: 390 })
Narrow.storyName = '390'
