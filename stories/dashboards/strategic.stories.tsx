/** Strategic in every state. */
import { Focus } from '#schema/focus/focus'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getFocus from '../../fixtures/focus/getFocus.json'
import getFocusNone from '../../fixtures/focus/getFocus.none.json'
import { changed, longer } from '../core/longer.ts'
import { story } from '../core/story.tsx'
import { layout, longNamed, me, ofType } from './dashboard-answers.ts'

export default { title: 'Strategic' }

const route = '/dashboard/strategic'
const filled = [me, layout, answer('getFocus', getFocus)]

/** The focus that stands, and what moves around the business. */
export const Filled = story({ route, answers: filled })

/** What moves around a property agency. */
export const Property = story({ route, answers: [ofType('realestate'), ...filled.slice(1)] })

/** No focus was set. */
export const Empty = story({ route, answers: [me, layout, always('getFocus', getFocusNone)] })

/** Before the focus is known. */
export const Loading = story({ route, answers: [me, layout, waiting('getFocus')] })

/** The focus cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [me, layout, always('getFocus', unavailable, { once: true }), answer('getFocus', getFocus)],
})

/** Names at the end of what is likely. */
export const LongText = story({
  route,
  answers: [
    longNamed,
    layout,
    always(
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

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: filled, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: filled, width: 390 })
