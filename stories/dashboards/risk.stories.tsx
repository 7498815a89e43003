import listAdvisoriesEmpty from '../../fixtures/advisory/listAdvisories.empty.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listConnectionsEmpty from '../../fixtures/connection/listConnections.empty.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import findMomentEarlier from '../../fixtures/decision-log/findMoment.earlier.json'
import findMoment from '../../fixtures/decision-log/findMoment.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { story } from '../core/story.tsx'
import { hours, layout, longNamed, me, noHours, noRecords, ofType, records } from './dashboard-answers.ts'

export default { title: 'Signed in/Risk' }

const route = '/dashboard/risk'
const advisories = replay('listAdvisories', listAdvisories)
const connections = replay('listConnections', listConnections)
const filled = [me, layout, records, hours, advisories, connections]

/** Scores of a business with a year of records. */
export const Filled = story({ route, answers: filled })

/** Sample alerts and risks of a property agency. */
export const PropertyAgency = story({ route, answers: [ofType('realestate'), ...filled.slice(1)] })

/** A new business: hardly anything can be scored. */
export const Empty = story({
  route,
  answers: [
    me,
    layout,
    noRecords,
    noHours,
    replayAny('listAdvisories', listAdvisoriesEmpty),
    replayAny('listConnections', listConnectionsEmpty),
  ],
})

/** One’s own business before anything is on record: nothing is scored. */
export const OwnEmpty = story({
  route,
  answers: [
    replay('getMe', getMeOwn),
    layout,
    noRecords,
    noHours,
    replayAny('listAdvisories', listAdvisoriesEmpty),
    replayAny('listConnections', listConnectionsEmpty),
  ],
})

/** An earlier moment, without current samples. */
export const EarlierTime = story({
  route: `${route}?asOf=${findMomentEarlier.body.moment.position}`,
  answers: [...filled, replay('findMoment', findMoment), replayAny('findMoment', findMomentEarlier)],
})

/** One answer is still missing. */
export const Loading = story({ route, answers: [me, layout, neverRespond('listKpis'), ...filled.slice(3)] })

/** One answer fails at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    me,
    layout,
    replayAny('listConnections', unavailable, { once: true }),
    records,
    ...filled.slice(3),
  ],
})

export const LongText = story({
  route,
  answers: [longNamed, ...filled.slice(1)],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers: filled, theme: 'dark' })

export const Narrow = story({ route, answers: filled, width: 390 })
Narrow.storyName = '390'
