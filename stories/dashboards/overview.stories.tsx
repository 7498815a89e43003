/** The Overview in every state. */
import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import findMomentEarlier from '../../fixtures/decision-log/findMoment.earlier.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import { story } from '../core/story.tsx'
import { farRecords, firstRecord, layout, longNamed, me, noRecords, records } from './dashboard-answers.ts'

export default { title: 'Overview' }

const route = '/dashboard'
const advisories = answer('listAdvisories', listAdvisories)
const moments = [answer('findMoment', findMoment), always('findMoment', findMomentEarlier)]
const shipped = [me, layout, records, advisories]

/** A week with records of many before it. */
export const Filled = story({ route, answers: shipped })

/** The Advisor is about to be asked about the first alert. */
export const Asked = story({ route, answers: shipped, acts: [{ press: 'Ask Advisor' }] })

/** The same on a phone, where the advisors are a sheet. */
export const AskedNarrow = story({ route, answers: shipped, acts: [{ press: 'Ask Advisor' }], width: 390 })

/** The very first week: nothing to compare it with. */
export const FirstWeek = story({
  route,
  answers: [me, layout, firstRecord, advisories],
})

/** A new business without any record. */
export const Empty = story({
  route,
  answers: [me, layout, noRecords, always('listAdvisories', listAdvisoriesEmpty)],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [me, layout, waiting('listKpis'), waiting('listAdvisories')] })

/** The records cannot be reached; the second try works. */
export const Refused = story({
  route,
  answers: () => [
    me,
    layout,
    always('listKpis', unavailable, { once: true }),
    records,
    always('listAdvisories', unavailable),
  ],
})

/** Figures and names at the end of what is likely. */
export const LongText = story({
  route,
  answers: [longNamed, layout, farRecords, advisories],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** As it was: today's samples are not there. */
export const Past = story({
  route: `${route}?asOf=${findMomentEarlier.body.moment.position}`,
  answers: [...shipped, ...moments],
})

/** In the dark theme. */
export const Dark = story({ route, answers: shipped, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: shipped, width: 390 })
