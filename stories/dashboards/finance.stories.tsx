/** Finance in every state. */
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getLayoutArranged from '../../fixtures/layout/getLayout.arranged.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import saveLayout from '../../fixtures/layout/saveLayout.json'
import saveLayoutReset from '../../fixtures/layout/saveLayout.reset.json'
import { story } from '../core/story.tsx'
import {
  farRecords,
  firstRecord,
  hours,
  layout,
  longNamed,
  me,
  noHours,
  noRecords,
  oddRecords,
  records,
} from './dashboard-answers.ts'

export default { title: 'Finance' }

const route = '/dashboard/finance'
const arranged = answer('getLayout', getLayoutArranged)
const advisories = answer('listAdvisories', listAdvisories)
const shipped = [me, layout, records, hours, advisories]
/** Whatever is arranged, the recorded arrangement is what was saved. */
const filled = () => [
  me,
  answer('getLayout', getLayout, { once: true }),
  arranged,
  records,
  hours,
  advisories,
  always('saveLayout', saveLayout),
]

/** A year of weeks and the one before it, and the hours of the last two months. */
export const Filled = story({ route, answers: filled })

/** What stands behind weekly revenue. */
export const Behind = story({ route: `${route}?kpi=revenue`, answers: shipped })

/** The Analyst is about to be asked about it. */
export const BehindAsked = story({
  route: `${route}?kpi=revenue`,
  answers: shipped,
  acts: [{ press: 'Ask about this' }],
})

/** Somebody put revenue first; it can be put back. */
export const Arranged = story({
  route,
  answers: () => [
    me,
    answer('getLayout', getLayoutArranged, { once: true }),
    layout,
    records,
    hours,
    advisories,
    always('saveLayout', saveLayoutReset),
  ],
})

/** An arrangement cannot be saved. */
export const NotArranged = story({ route, answers: [...shipped, always('saveLayout', unavailable)] })

/** The very first week: nothing to compare it with. */
export const FirstWeek = story({
  route,
  answers: [me, layout, firstRecord, noHours, advisories],
})

/** Two years, with a week that took three times the rest. */
export const OddWeek = story({ route, answers: [me, layout, oddRecords, hours, advisories] })

/** The same behind weekly revenue, in the dark theme. */
export const OddWeekBehind = story({
  route: `${route}?kpi=revenue`,
  answers: [me, layout, oddRecords, hours, advisories],
  theme: 'dark',
})

/** The same on a phone. */
export const OddWeekNarrow = story({
  route,
  answers: [me, layout, oddRecords, hours, advisories],
  width: 390,
})

/** A new business without any record. */
export const Empty = story({
  route,
  answers: [me, layout, noRecords, noHours, advisories],
})

/** Before the first answer. */
export const Loading = story({
  route,
  answers: [me, layout, waiting('listKpis'), waiting('listHours'), advisories],
})

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
    advisories,
  ],
})

/** Figures and names at the end of what is likely. */
export const LongText = story({
  route,
  answers: [longNamed, layout, farRecords, hours, advisories],
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

/** In the dark theme. */
export const Dark = story({ route, answers: shipped, theme: 'dark' })

/** On a phone. */
export const Narrow = story({ route, answers: shipped, width: 390 })
