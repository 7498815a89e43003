/** Sales & Marketing in every state. */
import { always, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { story } from '../core/story.tsx'
import { hours, layout, longNamed, me, noHours, noRecords, ofType, records } from './dashboard-answers.ts'

export default { title: 'Sales & Marketing' }

const route = '/dashboard/sales-marketing'
const filled = [me, layout, records, hours]

/** A year of weeks, and the hours of the last two months. */
export const Filled = story({ route, answers: filled })

/** Sample ideas for a consultancy. */
export const Consulting = story({ route, answers: [ofType('consulting'), ...filled.slice(1)] })

/** A new business: only sample content. */
export const Empty = story({
  route,
  answers: [me, layout, noRecords, noHours],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [me, layout, waiting('listKpis'), waiting('listHours')] })

/** The records cannot be reached; the second try works. */
export const Refused = story({
  route,
  answers: () => [
    me,
    layout,
    always('listKpis', unavailable, { once: true }),
    records,
    always('listHours', unavailable, { once: true }),
    hours,
  ],
})

/** Names at the end of what is likely. */
export const LongText = story({
  route,
  answers: [longNamed, layout, records, hours],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: filled, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: filled, width: 390 })
