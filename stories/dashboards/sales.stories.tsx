import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMeAdviser from '../../fixtures/session/getMe.adviser.json'
import { story } from '../core/story.tsx'
import { hours, layout, longNamed, me, noHours, noRecords, ofType, records } from './dashboard-answers.ts'

export default { title: 'Signed in/Sales and marketing' }

const route = '/dashboard/sales-marketing'
const filled = [me, layout, records, hours]

/** One year of weeks, and the hours of the last two months. */
export const Filled = story({ route, answers: filled })

/** Sample ideas for a consultancy. */
export const Consultancy = story({ route, answers: [ofType('consulting'), ...filled.slice(1)] })

/** A new business: sample content only. */
export const Empty = story({
  route,
  answers: [me, layout, noRecords, noHours],
})

/** An adviser’s: no way to connect a source, which their role does not include. */
export const EmptyAdviser = story({
  route,
  answers: [replay('getMe', getMeAdviser), layout, noRecords, noHours],
})

export const Loading = story({
  route,
  answers: [me, layout, neverRespond('listKpis'), neverRespond('listHours')],
})

/** The records fail to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    me,
    layout,
    replayAny('listKpis', unavailable, { once: true }),
    records,
    replayAny('listHours', unavailable, { once: true }),
    hours,
  ],
})

export const LongText = story({
  route,
  answers: [longNamed, layout, records, hours],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers: filled, theme: 'dark' })

export const Narrow = story({ route, answers: filled, width: 390 })
Narrow.storyName = '390'
